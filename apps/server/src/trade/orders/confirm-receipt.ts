import type { InputOf } from "@sampan/contract/call";
import type { confirmReceipt as call } from "@sampan/contract/orders";
import { canConfirmReceipt, nextItemStatus, type ItemStatus } from "@sampan/domain/item-state";
import { nextOrderStatus } from "@sampan/domain/order-state";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { tradeLogCodes } from "@sampan/domain/trade-log";
import type { Db } from "../db/db.ts";
import type { CustomerCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { completeOrder } from "./complete-order.ts";
import { handOverParcels } from "./hand-over-parcels.ts";
import { lockOrder } from "./lock-order.ts";
import { moveItem } from "./move-item.ts";
import { recordHandOver } from "./record-journey.ts";
import { rewriteOrderStatus } from "./rewrite-order-status.ts";
import { writeTradeLog } from "./write-trade-log.ts";

/**
 * The customer has everything: what stands ready or is with the carrier is handed over, the order passes
 * signed and is completed, points are granted and the claim window opens. Refuses `order_unknown`, and
 * `order_not_in_state` while anything is still on its way. [API-81] [ORD-21]
 */
export async function confirmReceipt(
  db: Db,
  needs: Pick<Needs, "jobs">,
  { tid }: InputOf<typeof call>,
  { customer, now }: CustomerCaller,
): Promise<Result<Record<string, never>, Refusal<"order_unknown" | "order_not_in_state">>> {
  const locked = await lockOrder(db, { tid, accountId: customer.id });
  if (!locked.ok) return locked;
  const order = locked.value;
  const next = nextOrderStatus(order.status, "confirm_receipt");
  if (!next.ok) return next;
  const items = await db
    .selectFrom("order_items")
    .select(["id", "status"])
    .where("order_id", "=", order.id)
    .execute();
  if (!canConfirmReceipt(items.map(({ status }) => status as ItemStatus)))
    return refuse({ code: "order_not_in_state" });

  const waiting = items.filter(
    ({ status }) => nextItemStatus(status as ItemStatus, "confirm_receipt").ok,
  );
  for (const item of waiting) await moveItem(db, item, "confirm_receipt");
  await handOverParcels(db, order.id, now);
  await recordHandOver(db, order.id, now);
  await rewriteOrderStatus(db, order.id);
  await writeTradeLog(db, {
    orderId: order.id,
    biz_code: tradeLogCodes.receipt_confirmed,
    actor: { kind: "customer" },
    content: {},
    now,
  });
  await completeOrder(db, needs, order, { actor: { kind: "customer" }, now });
  return ok({});
}
