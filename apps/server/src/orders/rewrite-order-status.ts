import { deriveOrderStatus, type OrderFacts } from "@sampan/domain/derive-order-status";
import type { ItemStatus } from "@sampan/domain/item-state";
import type { BizAttribute, OrderStatus } from "@sampan/domain/order-state";
import type { Db } from "../db/db.ts";

export interface StatusChange {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
}

/**
 * Derives an order's status from its items, bills and decisions and stores it; the only writer of that
 * column. Answers what it was and is, so that the caller can tell people. [ORD-68]
 */
export async function rewriteOrderStatus(db: Db, orderId: number): Promise<StatusChange> {
  const { from, facts } = await loadOrderFacts(db, orderId);
  const to = deriveOrderStatus(facts);
  if (to !== from)
    await db.updateTable("orders").set({ status: to }).where("id", "=", orderId).execute();
  return { from, to };
}

/** Everything a status follows from, as stored now. */
export async function loadOrderFacts(
  db: Db,
  orderId: number,
): Promise<{ readonly from: OrderStatus; readonly facts: OrderFacts }> {
  const order = await db
    .selectFrom("orders")
    .select([
      "status",
      "biz_attribute",
      "reviewed_at",
      "closed_at",
      "completed_at",
      "pay_time",
      "billed_at",
    ])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const items = await db
    .selectFrom("order_items")
    .select("status")
    .where("order_id", "=", orderId)
    .execute();
  const { pending } = await db
    .selectFrom("supplements")
    .select((row) => row.fn.countAll<number>().as("pending"))
    .where("order_id", "=", orderId)
    .where("status", "=", 0)
    .where("pay_status", "in", [0, 1])
    .executeTakeFirstOrThrow();
  return {
    from: order.status as OrderStatus,
    facts: {
      biz_attribute: order.biz_attribute as BizAttribute,
      items: items.map(({ status }) => status as ItemStatus),
      isApproved: order.reviewed_at !== null,
      isClosed: order.closed_at !== null,
      isCompleted: order.completed_at !== null,
      isFirstPaid: order.pay_time !== null,
      isFreightBilled: order.billed_at !== null,
      pendingSupplements: pending,
    },
  };
}
