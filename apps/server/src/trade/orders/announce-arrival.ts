import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import type { StatusChange } from "./rewrite-order-status.ts";
import { writeOrderLog } from "./write-order-log.ts";

/**
 * Says that all goods of a locked order are in the mainland warehouse, once its status has become that (2):
 * by its last parcel, or by a supplement that was paid after they came. A bill or a supplement taken back
 * later makes it so again and is no new arrival; one after a receipt was taken back is. [BO-53]
 */
export async function announceArrival(
  db: Db,
  order: { readonly id: number; readonly tid: string; readonly account_id: number },
  { change, jobs, now }: Pick<Needs, "jobs"> & { change: StatusChange; now: Date },
): Promise<void> {
  if (change.to !== 2 || change.from === 2 || (await isAnnounced(db, order.id))) return;
  await writeOrderLog(db, {
    orderId: order.id,
    biz_code: orderLogCodes.all_arrived,
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

async function isAnnounced(db: Db, orderId: number): Promise<boolean> {
  const latest = await db
    .selectFrom("trade_logs")
    .select("biz_code")
    .where("order_id", "=", orderId)
    .where("biz_code", "in", [orderLogCodes.all_arrived, orderLogCodes.receipt_undone])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return latest?.biz_code === orderLogCodes.all_arrived;
}
