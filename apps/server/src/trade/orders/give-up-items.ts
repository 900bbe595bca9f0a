import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { isLiveItem, type ItemStatus } from "@sampan/domain/trade/orders/item-state";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { announceArrival } from "./announce-arrival.ts";
import type { LockedItem } from "./lock-items.ts";
import { moveItem } from "./move-item.ts";
import { countPiecesGone } from "./record-item-facts.ts";
import { rewriteOrderStatus } from "./rewrite-order-status.ts";
import { writeOrderLog } from "./write-order-log.ts";

interface GivingUp {
  /** Why, for the orders' logs. */
  readonly event: "goods_abandoned" | "goods_never_came";
  readonly content: Readonly<Record<string, string>>;
  readonly actor: Parameters<typeof writeOrderLog>[1]["actor"];
  readonly jobs: Needs["jobs"];
  readonly now: Date;
}

/**
 * Ends whole lines of held orders of which nothing comes back: refund (15) with amount 0. Their orders go on with what is
 * left, or close where nothing lives.
 */
export async function giveUpItems(
  db: Db,
  items: readonly LockedItem[],
  { event, content, actor, jobs, now }: GivingUp,
): Promise<void> {
  for (const item of items.filter(({ status }) => isLiveItem(status))) {
    const moved = await moveItem(db, item, "refund");
    if (!moved.ok) throw new Error(`line ${item.oid} cannot be given up`);
    await countPiecesGone(db, item.id, item.wanted);
  }
  for (const order of new Set(items.map((item) => item.order))) {
    const isOver = !(await statusesOf(db, order.id)).some(isLiveItem) && order.closed_at === null;
    const log = { orderId: order.id, actor, now };
    await writeOrderLog(db, { ...log, biz_code: orderLogCodes[event], content });
    if (isOver) await writeOrderLog(db, { ...log, biz_code: orderLogCodes.closed, content: {} });
    const change = await rewriteOrderStatus(db, order.id, isOver ? { closed_at: now } : {});
    await announceArrival(db, order, { change, jobs, now });
  }
}

const statusesOf = async (db: Db, orderId: number): Promise<ItemStatus[]> =>
  (
    await db.selectFrom("order_items").select("status").where("order_id", "=", orderId).execute()
  ).map(({ status }) => status);
