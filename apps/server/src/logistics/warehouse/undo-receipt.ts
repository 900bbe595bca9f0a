import type { ItemEvent } from "@sampan/domain/trade/orders/item-state";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { type LockedItem, lockItems } from "../../trade/orders/lock-items.ts";
import { moveItem } from "../../trade/orders/move-item.ts";
import { recordItemArrival } from "../../trade/orders/record-item-facts.ts";
import { rewriteOrderStatus } from "../../trade/orders/rewrite-order-status.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { endServices } from "../services/end-services.ts";
import type { Needs } from "../../kernel/needs.ts";
import { removeParcel } from "../parcels/create-parcel.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { countShipped } from "../../trade/orders/count-shipped.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { undoUntil } from "./show-parcels.ts";
import { findReceipt, selectPieces } from "./warehouse-queries.ts";

type Refused = Refusal<
  "parcel_unknown" | "parcel_not_in_state" | "undo_expired" | "item_not_in_state"
>;

/**
 * Takes back a receipt shortly after it was recorded: the parcel is as if it had not come, and its lines
 * stand where the seller's shipments and their other parcels leave them. The orders' logs keep both, what
 * was recorded and that it was taken back. Answers the express number. [ORD-19]
 */
export async function undoReceipt(
  db: Db,
  tid: string,
  { caller, limits, jobs }: { caller: StaffCaller; limits: Limits } & Pick<Needs, "jobs">,
): Promise<Result<string, Refused>> {
  const found = await findReceipt(db, { tid });
  if (!found) return refuse({ code: "parcel_unknown" });
  const items = await lockItems(db, { parcelIds: [found.id] });
  const [parcel] = await lockParcels(db, { ids: [found.id] });
  if (!parcel || parcel.billing !== 3) return refuse({ code: "parcel_not_in_state" });
  if (undoUntil(parcel.created_at, limits) <= caller.now) return refuse({ code: "undo_expired" });

  const pieces = await selectPieces(db, parcel.id);
  for (const item of items) {
    const came = pieces.find(({ item_id }) => item_id === item.id)?.num ?? 0;
    const left = await recordItemArrival(db, item.id, -came);
    const moved = await moveItem(db, item, await eventOf(db, item, left));
    if (!moved.ok) return moved;
  }
  await endServices(db, [parcel.id], { jobs, now: caller.now });
  await removeParcel(db, parcel.id);
  for (const { id: orderId } of new Set(items.map((item) => item.order))) {
    await rewriteOrderStatus(db, orderId);
    await writeOrderLog(db, {
      orderId,
      biz_code: orderLogCodes.receipt_undone,
      actor: { kind: "staff", name: caller.staff.name },
      content: { tid, express_no: parcel.express_no },
      now: caller.now,
    });
  }
  await recordAudit(db, caller, {
    action: "undo_receipt",
    object_kind: "parcel",
    object_id: tid,
    old_value: { express_no: parcel.express_no, pieces },
  });
  return ok(parcel.express_no);
}

async function eventOf(db: Db, item: LockedItem, left: number): Promise<ItemEvent> {
  if (left > 0) return "take_back_part";
  return (await countShipped(db, item.id)) >= item.wanted ? "take_back" : "take_back_batch";
}
