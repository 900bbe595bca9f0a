import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryRehearsal } from "@sampan/contract/logistics/rehearsals/rehearsals";
import { transportIds, type TransportId } from "@sampan/domain/goods/shippability/transports";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { sum } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { reasonOfBilled } from "@sampan/domain/trade/charges/billed";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { openLines } from "../../money/price-book/open-lines.ts";
import { type ComposedBill, payableOf } from "../billing/compose-bill.ts";
import type { PricedGroup } from "../billing/preview-bill.ts";
import { findContents } from "../merging/find-contents.ts";
import { answeredWay } from "./answered-way.ts";
import { type BoxToPrice, priceBox, tariffsOfBox } from "./price-box.ts";
import { findRehearsedBox } from "./rehearsal-queries.ts";

type Shown = OutputOf<typeof queryRehearsal>["data"];
type ShownLine = Shown["lines"][number];
type Entry = Pick<
  ComposedBill["shipments"][number]["entries"][number],
  "key" | "amount" | "reason"
>;
type Refused = Refusal<(typeof queryRehearsal)["refusals"][number]>;

/** A box as its owner looks at it before they decide: what it weighed before and now, and its bill by every line. */
export async function showRehearsal(
  db: Db,
  { tid, ...answer }: InputOf<typeof queryRehearsal>,
  caller: CustomerCaller,
): Promise<Result<Shown, Refused>> {
  const { customer, region } = caller;
  const box = await findRehearsedBox(db, { tid, accountId: customer.id });
  if (!box) return refuse({ code: "parcel_unknown" });
  const way = await answeredWay(db, answer, { asked: box.way, caller });
  if (!way.ok) return way;
  const contents = await findContents(db, [box.id]);
  const { prices, isHeld } = await tariffsOfBox(db, box, caller);
  const asked = { box, contents, way: way.value, prices, caller };
  const at = (time: Date | null) => time && formatWireTime(time, region);
  const { state, fee, estimate, parts } = box;
  const { transport, express, insurance } = box.way;
  return ok({
    tid,
    state,
    fee,
    estimate,
    parts,
    transport,
    express,
    insurance,
    currency: customer.currency,
    asked_at: formatWireTime(box.asked_at, region),
    packed_at: at(box.packed_at),
    answer_by: at(box.answer_by),
    price_until: at(box.price_until),
    is_price_held: isHeld,
    paid_goods: sum(contents.map(({ paid }) => paid)),
    parts_g: sum(parts.map(({ weight_g }) => weight_g ?? 0)),
    lines: state === "waiting" ? await quoteLines(db, asked) : [],
  });
}

async function quoteLines(db: Db, asked: BoxToPrice): Promise<ShownLine[]> {
  const tariff = asked.caller.prices.tariffs[asked.way.address.region];
  const isOpen = (id: TransportId) => openLines(tariff, id).length > 0;
  const lines: ShownLine[] = [];
  for (const transport of transportIds.filter(isOpen)) {
    const [open] = openLines(tariff, transport);
    const priced = await priceBox(db, { ...asked, way: { ...asked.way, transport } });
    lines.push({
      transport,
      days_min: open?.days_min ?? 0,
      days_max: open?.days_max ?? 0,
      refusal: priced.ok ? null : asked.caller.words(priced.error),
      quote: priced.ok ? describeBill(priced.value, asked.box.tid) : null,
    });
  }
  return lines;
}

/** Every amount of a bill with its reason; they add up to what would be to pay. */
function describeBill({ group, bill }: PricedGroup, tid: string): ShownLine["quote"] {
  const total = payableOf(bill);
  const entries = entriesOf(bill);
  const advance = total - sum(entries.map(({ amount }) => amount));
  const paidBefore: Entry = {
    key: "other",
    amount: advance,
    reason: { key: "reduction", values: { paid_before: -advance } },
  };
  return {
    chargeable_g: sum(bill.shipments.flatMap(({ loads }) => loads).map((one) => one.chargeable_g)),
    international: sum(bill.shipments.map(({ international }) => international)),
    local: sum(bill.shipments.map(({ local }) => local)),
    entries: [...entries, ...(advance === 0 ? [] : [paidBefore])].map(({ reason, ...entry }) => ({
      ...entry,
      reason: { key: reason.key, values: { ...reason.values } },
    })),
    total,
    beside_tids: group.parcels.filter((parcel) => parcel.tid !== tid).map((parcel) => parcel.tid),
  };
}

function entriesOf({ shipments, shares }: ComposedBill): readonly Entry[] {
  const others = shares.flatMap(({ charges }) => charges).filter(({ kind }) => kind === "other");
  const fees = others.filter(({ figures }) => "rehearsal_fee" in figures);
  const raises = others.filter((charge) => !fees.includes(charge));
  const [fee] = fees;
  return [
    ...shipments.flatMap((shipment) => shipment.entries),
    ...raises.map(({ amount, figures }): Entry => {
      return { key: "other", amount, reason: reasonOfBilled(figures) };
    }),
    ...(fee
      ? [
          {
            key: "other" as const,
            amount: sum(fees.map(({ amount }) => amount)),
            reason: reasonOfBilled(fee.figures),
          },
        ]
      : []),
  ];
}
