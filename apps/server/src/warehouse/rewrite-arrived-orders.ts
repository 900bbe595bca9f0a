import { tradeLogCodes } from "@sampan/domain/trade-log";
import type { Db } from "../db/db.ts";
import type { Needs } from "../needs.ts";
import { notifyCustomer } from "../notices/notify-customer.ts";
import type { LockedItem } from "../orders/lock-items.ts";
import { rewriteOrderStatus } from "../orders/rewrite-order-status.ts";
import { writeTradeLog } from "../orders/write-trade-log.ts";

/** Derives the orders of some lines anew; whose last goods arrived is told so, once. [ORD-68] [BO-53] */
export async function rewriteArrivedOrders(
  db: Db,
  items: readonly LockedItem[],
  { jobs, now }: Pick<Needs, "jobs"> & { now: Date },
): Promise<void> {
  for (const order of new Set(items.map((item) => item.order))) {
    const change = await rewriteOrderStatus(db, order.id);
    if (change.to !== 2 || change.from === 2) continue;
    await writeTradeLog(db, {
      orderId: order.id,
      biz_code: tradeLogCodes.all_arrived,
      actor: { kind: "system" },
      content: {},
      now,
    });
    await notifyCustomer(db, jobs, {
      accountId: order.account_id,
      kind: "goods_arrived",
      values: { tid: order.tid },
      link: `/orderDetailOwn?tid=${order.tid}`,
      now,
    });
  }
}
