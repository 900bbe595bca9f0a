import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { announceArrival } from "../../trade/orders/announce-arrival.ts";
import type { LockedItem } from "../../trade/orders/lock-items.ts";
import { rewriteOrderStatus } from "../../trade/orders/rewrite-order-status.ts";

/** Derives the orders of some lines anew; whose last goods arrived is told so, once. [ORD-68] [BO-53] */
export async function rewriteArrivedOrders(
  db: Db,
  items: readonly LockedItem[],
  { jobs, now }: Pick<Needs, "jobs"> & { now: Date },
): Promise<void> {
  for (const order of new Set(items.map((item) => item.order))) {
    const change = await rewriteOrderStatus(db, order.id);
    await announceArrival(db, order, { change, jobs, now });
  }
}
