import { type RawBuilder, sql } from "kysely";
import { foldWords } from "../../goods/catalogue/search-words.ts";

/** Somebody who types more looks for less each time; nobody needs more to find an order. */
const words_max = 8;

/**
 * Whether an order of the query speaks of everything that was typed, in any order: its number, a name of its goods in any
 * language, what was chosen of them, the shop, the marketplace's number. Traditional characters find simplified ones.
 * To be asked of one account's orders only: it reads the lines of each.
 */
export function orderHasWords(entry: string): RawBuilder<boolean> {
  const asked = entry.split(/\s+/).filter((word) => word !== "");
  const conditions = asked.slice(0, words_max).map((word) => {
    const spellings = [...new Set([word.toLowerCase(), foldWords(word)])];
    return sql<boolean>`exists (
      select 1
        from order_items item
        join sell_orders seller on seller.id = item.sell_order_id
        join unnest(array[${sql.join(spellings)}]::text[]) as spelling
          on position(spelling in lower(concat_ws(' ',
               orders.tid, item.out_oid, seller.shop_name, item.item_name,
               (select string_agg(value, ' ') from jsonb_each_text(item.names || item.props))))) > 0
       where item.order_id = orders.id)`;
  });
  return conditions.length === 0 ? sql<boolean>`true` : sql.join(conditions, sql` and `);
}
