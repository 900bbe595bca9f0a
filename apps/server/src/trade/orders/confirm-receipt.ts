import type { InputOf } from "@sampan/contract/kernel/call";
import type { confirmReceipt as call } from "@sampan/contract/trade/orders/orders";
import { canConfirmReceipt, nextItemStatus } from "@sampan/domain/trade/orders/item-state";
import { nextOrderStatus } from "@sampan/domain/trade/orders/order-state";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { completeOrder } from "./complete-order.ts";
import { lockOrder } from "./lock-order.ts";
import { moveItem } from "./move-item.ts";
import { recordHandOver } from "./record-journey.ts";
import { rewriteOrderStatus } from "./rewrite-order-status.ts";
import { writeOrderLog } from "./write-order-log.ts";

/** Parcels that hold nothing undelivered any more reach their owner; handed in, for parcels are of a wing above. */
export type HandOverParcels = (db: Db, orderId: number, now: Date) => Promise<void>;

/**
 * The customer has everything: what stands ready or is with the carrier is handed over, the order passes
 * signed and is completed, points are granted and the claim window opens. Refuses `order_unknown`, and
 * `order_not_in_state` while anything is still on its way. [API-81] [ORD-21]
 */
export async function confirmReceipt(
  db: Db,
  needs: Pick<Needs, "jobs" | "limits"> & { readonly handOverParcels: HandOverParcels },
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
  if (!canConfirmReceipt(items.map(({ status }) => status)))
    return refuse({ code: "order_not_in_state" });

  const waiting = items.filter(({ status }) => nextItemStatus(status, "confirm_receipt").ok);
  for (const item of waiting) await moveItem(db, item, "confirm_receipt");
  await needs.handOverParcels(db, order.id, now);
  await recordHandOver(db, order.id, now);
  await rewriteOrderStatus(db, order.id);
  await writeOrderLog(db, {
    orderId: order.id,
    biz_code: orderLogCodes.receipt_confirmed,
    actor: { kind: "customer" },
    content: {},
    now,
  });
  await completeOrder(db, needs, order, { actor: { kind: "customer" }, now });
  return ok({});
}
