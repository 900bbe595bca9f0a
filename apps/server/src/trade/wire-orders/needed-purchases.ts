import { type RawBuilder, sql } from "kysely";

/**
 * Whether goods of ours are bought by an order that stands at a marketplace: a line carries its number, and neither came
 * back nor was closed. `purchase` is the row of `wire_purchases` that the statement names so.
 */
export const isNeeded: RawBuilder<boolean> = sql`
  exists (select
            from wire_order_lines line
            join order_items item on item.id = line.item_id
           where line.wire_order_id = purchase.wire_order_id
             and item.status not in (3, 15, 16)
             and purchase.order_no = any(string_to_array(item.out_oid, ' ')))
`;

/** What can still be stopped at the marketplace, or asked back of it; spelled out, for the index. */
export const isStanding: RawBuilder<boolean> = sql`purchase.state in ('unpaid', 'paid', 'sent')`;

/** Orders that stand and that nobody needs: somebody cancels them, or asks the money back. */
export const needlessPurchases: RawBuilder<{ readonly placed_at: Date }> = sql`
  select purchase.placed_at
    from wire_purchases purchase
   where ${isStanding}
     and not ${isNeeded}
`;
