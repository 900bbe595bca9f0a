import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { itemStatusesAllowing } from "@sampan/domain/trade/orders/item-state";
import type { Db } from "../../kernel/db/db.ts";

/** Statuses in which goods wait to be bought, or for their seller to send them. */
const awaited = [...itemStatusesAllowing("purchase"), ...itemStatusesAllowing("ship")];

/** Lines of an order that are late at their seller, and why; nothing of what is on its way. */
export async function findDelays(db: Db, orderId: number): Promise<Order["delays"]> {
  const rows = await db
    .selectFrom("purchase_delays as delay")
    .innerJoin("order_items as item", "item.id", "delay.item_id")
    .select(["item.oid", "delay.reason", "delay.expected_on"])
    .where("item.order_id", "=", orderId)
    .where("item.status", "in", awaited)
    .orderBy("item.id")
    .execute();
  return rows.map(({ expected_on, ...row }) => ({ ...row, expected_on: expected_on ?? "" }));
}
