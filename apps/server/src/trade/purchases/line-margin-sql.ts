import { type RawBuilder, sql } from "kysely";

/**
 * What was paid for a line that is left: its last agreed price for the pieces that did not come back, and the mainland freight
 * of its seller's order with the first line of it. CNY cents; `item` and `sell` are rows of `order_items` and `sell_orders`
 * in the statement.
 */
export const linePaid: RawBuilder<number> = sql`
  coalesce((select change.price from price_changes change
             where change.item_id = item.id and change.state in ('paid', 'returned')
             order by change.id desc limit 1), item.price) * (item.num - item.refund_num)
    + case when exists (select from order_items earlier
                         where earlier.order_id = item.order_id
                           and earlier.sell_order_id = item.sell_order_id
                           and earlier.id < item.id)
           then 0 else sell.mainland_freight end`;

/** What a line cost: what the marketplace took, its freight included, less what the seller gave back. CNY cents. */
export const lineCost: RawBuilder<number> = sql`
  item.cost - coalesce((select sum(seller_amount) from refunds refund
                         where refund.order_id = item.order_id and refund.item_id = item.id), 0)`;
