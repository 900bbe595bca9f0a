import { earnedPoints } from "@sampan/domain/points";
import { tradeLogCodes } from "@sampan/domain/trade-log";
import type { Db } from "../db/db.ts";
import type { Needs } from "../needs.ts";
import { notifyCustomer } from "../notices/notify-customer.ts";
import { grantPoints } from "../wallet/grant-points.ts";
import type { LockedOrder } from "./lock-order.ts";
import { rewriteOrderStatus } from "./rewrite-order-status.ts";
import { writeTradeLog, type TradeActor } from "./write-trade-log.ts";

export interface Completion {
  readonly actor: TradeActor;
  readonly now: Date;
}

/**
 * Completes a locked, signed order: from now on its claim window runs, and what was paid earns points once.
 * [ORD-21] [ORD-26] [BO-23]
 */
export async function completeOrder(
  db: Db,
  { jobs }: Pick<Needs, "jobs">,
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
  await writeTradeLog(db, {
    orderId,
    biz_code: tradeLogCodes.completed,
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
  const points = earnedPoints(order.pay_real);
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
