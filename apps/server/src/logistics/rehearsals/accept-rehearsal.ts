import type { InputOf } from "@sampan/contract/kernel/call";
import type { acceptRehearsal as acceptCall } from "@sampan/contract/logistics/rehearsals/rehearsals";
import { isTransportId } from "@sampan/domain/goods/shippability/transports";
import type { Cents } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { payableOf } from "../billing/compose-bill.ts";
import { holdBillingGroup } from "../billing/hold-billing-group.ts";
import { writeBill } from "../billing/write-bill.ts";
import { changeWay } from "../merging/change-way.ts";
import type { ChosenWay } from "../merging/chosen-way.ts";
import { findContents } from "../merging/find-contents.ts";
import { holdRehearsal, moveRehearsal } from "../merging/move-rehearsal.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { answeredWay } from "./answered-way.ts";
import { priceBox, tariffsOfBox } from "./price-box.ts";
import { findRehearsedBox, type RehearsedBox } from "./rehearsal-queries.ts";

type Input = InputOf<typeof acceptCall>;
type Refused = Refusal<(typeof acceptCall)["refusals"][number]>;
type Accepting = { readonly caller: CustomerCaller } & Pick<Needs, "jobs" | "chance">;

/**
 * The owner agrees to a box as it was packed, by the line they choose: it is billed at once, at exactly the amount they
 * were shown. Refuses `rehearsal_price_changed` where that is another by now, `rehearsal_not_in_state` for a box that
 * was answered, billed or taken apart meanwhile, and what keeps it off the line. Orders are held before parcels, as
 * whoever bills, splits or lets the time run out holds them.
 */
export async function acceptRehearsal(
  db: Db,
  input: Input,
  { caller, jobs, chance }: Accepting,
): Promise<Result<{ bill_tid: string; amount: Cents }, Refused>> {
  const { customer, now } = caller;
  const { tid, amount } = input;
  const found = await findRehearsedBox(db, { tid, accountId: customer.id });
  if (!found) return refuse({ code: "parcel_unknown" });
  const way = await readAnswer(db, input, { box: found, caller });
  if (!way.ok) return way;
  const group = await holdBillingGroup(db, found.order_tid, { tid, way: way.value });
  if (!group.ok) return group;
  await lockParcels(db, { ids: [found.id] });
  const rehearsal = await holdRehearsal(db, found.id);
  if (!rehearsal) return refuse({ code: "rehearsal_not_in_state" });
  const moved = await moveRehearsal(db, rehearsal, { command: "accept", by: "customer", now });
  if (!moved.ok) return moved;
  const box = { ...found, ...rehearsal, id: found.id };
  const contents = await findContents(db, [box.id]);
  const { prices } = await tariffsOfBox(db, box, caller);
  const answered = { box, contents, way: way.value, group: group.value };
  const priced = await priceBox(db, { ...answered, prices, caller });
  if (!priced.ok) return priced;
  if (payableOf(priced.value.bill) !== amount) return refuse({ code: "rehearsal_price_changed" });

  await changeWay(db, box.id, way.value);
  const actor = { kind: "customer" } as const;
  for (const orderId of new Set(contents.map(({ order_id }) => order_id)))
    await writeOrderLog(db, {
      orderId,
      biz_code: orderLogCodes.rehearsal_accepted,
      actor,
      content: { tid },
      now,
    });
  const bill = await writeBill(db, priced.value, { actor, other_reason: "", jobs, chance, now });
  return bill.ok ? ok({ bill_tid: bill.value, amount }) : bill;
}

/** What the owner chose, which stays in the region and is never insured less. */
async function readAnswer(
  db: Db,
  { transport, ...answer }: Input,
  { box, caller }: { readonly box: RehearsedBox; readonly caller: CustomerCaller },
): Promise<Result<ChosenWay, Refused>> {
  const way = await answeredWay(db, answer, { asked: box.way, caller });
  if (!way.ok) return way;
  const line = transport ?? box.way.transport;
  if (!isTransportId(line)) return refuse({ code: "transport_needed" });
  if (way.value.address.region !== box.way.address.region)
    return refuse({ code: "regions_differ" });
  const percent = box.way.insurance;
  if (way.value.insurance < percent)
    return refuse({ code: "insurance_lowered", values: { percent } });
  return ok({ ...way.value, transport: line });
}
