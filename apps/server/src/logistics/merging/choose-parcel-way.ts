import type { InputOf } from "@sampan/contract/kernel/call";
import type { chooseParcelWay as chooseCall } from "@sampan/contract/logistics/merging/merging";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { lockItems } from "../../trade/orders/lock-items.ts";
import { setMissingWays } from "../../trade/orders/set-way.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { letShipmentsGo } from "../shipments/let-shipments-go.ts";
import { checkCarriage, type CarriageRefused } from "./check-carriage.ts";
import { checkDeclared, type DeclarationRefused } from "./check-declared.ts";
import { findContents } from "./find-contents.ts";
import { findCurrentWay } from "./find-current-way.ts";
import { selectOwnParcels } from "./merging-queries.ts";
import { readWay, type WayRefused } from "./read-way.ts";
import { putWay } from "./way-queries.ts";

type Refused = WayRefused | CarriageRefused | DeclarationRefused | Refusal<"parcel_unknown">;

/**
 * Sends one stored parcel where and how its owner says, insured by no less than its orders, in place of what these say; as
 * often as they like until its bill. What it is insured by more is on that bill. Orders are held before parcels, as
 * whoever bills them does. Refuses `parcel_not_in_state` for one that is merged, billed or under way. [CONS-02] [CONS-05]
 */
export async function chooseParcelWay(
  db: Db,
  input: InputOf<typeof chooseCall>,
  caller: CustomerCaller,
): Promise<Result<string, Refused>> {
  const { customer, now } = caller;
  const { tid, declaration } = input;
  const [found] = await selectOwnParcels(db, { tids: [tid], accountId: customer.id });
  if (!found) return refuse({ code: "parcel_unknown" });
  await lockItems(db, { parcelIds: [found.id] });
  const parts = await lockParcels(db, { ids: [found.id] });
  if (parts.length === 0) return refuse({ code: "parcel_unknown" });
  const known = await findCurrentWay(db, found.id);
  const chosen = await readWay(db, input, caller, known?.address);
  if (!chosen.ok) return chosen;
  const contents = await findContents(db, [found.id]);
  const isMerged = () => found.is_merged;
  const carried = await checkCarriage(db, { parts, contents, isMerged, way: chosen.value, caller });
  if (!carried.ok) return carried;
  const declared = checkDeclared(declaration, contents);
  if (!declared.ok) return declared;
  await putWay(db, { package_id: found.id, ...chosen.value, declaration, chosen_at: now });
  const orderIds = [...new Set(contents.map(({ order_id }) => order_id))];
  // Goods bought elsewhere may have had no way of their own yet.
  await setMissingWays(db, orderIds, chosen.value);
  await letShipmentsGo(db, orderIds);
  for (const orderId of orderIds)
    await writeOrderLog(db, {
      orderId,
      biz_code: orderLogCodes.parcel_way_chosen,
      actor: { kind: "customer" },
      content: { tid },
      now,
    });
  return ok(tid);
}
