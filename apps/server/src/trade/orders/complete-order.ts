import { earnedPoints, pointsRuleOf } from "@sampan/domain/money/points/points";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { grantPoints } from "../../money/ledger/grant-points.ts";
import type { LockedOrder } from "./lock-order.ts";
import { rewriteOrderStatus } from "./rewrite-order-status.ts";
import { writeOrderLog, type OrderActor } from "./write-order-log.ts";

export interface Completion {
  readonly actor: OrderActor;
  readonly now: Date;
}

/**
 * Completes a locked, signed order: from now on its claim window runs, and what was paid earns points once.
 * [ORD-21] [ORD-26] [BO-23]
 */
export async function completeOrder(
  db: Db,
  { jobs, limits }: Pick<Needs, "jobs" | "limits">,
  order: LockedOrder,
  { actor, now }: Completion,
): Promise<void> {
  const { id: orderId, tid, account_id: accountId } = order;
  await db
    .updateTable("orders")
    .set({ completed_at: now })
    .where("id", "=", orderId)
    .where("completed_at", "is", null)
    .returning("id")
    .executeTakeFirstOrThrow();
  await rewriteOrderStatus(db, orderId);
  await writeOrderLog(db, {
    orderId,
    biz_code: orderLogCodes.completed,
    actor,
    content: {},
    now,
  });
  const link = `/orderDetailOwn?tid=${tid}`;
  await notifyCustomer(db, jobs, {
    accountId,
    kind: "order_completed",
    values: { tid },
    link,
    now,
  });
  const points = earnedPoints(order.pay_real, pointsRuleOf(limits));
  if (points === 0) return;
  await grantPoints(db, { accountId, tid, points, now });
  await notifyCustomer(db, jobs, {
    accountId,
    kind: "points_granted",
    values: { tid, points },
    link: "/myIntegral",
    now,
  });
}
