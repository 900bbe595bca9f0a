import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/**
 * Keeps the orders of somebody who is erased as the books need them: what was bought, what it cost, and which
 * part of which country it went to. Who received it, where exactly, and what people wrote by hand is gone.
 * [ACC-35] [BO-50]
 */
export async function forgetWhoOrdered(db: Db, accountId: number): Promise<void> {
  await sql`
    update orders
       set address = case when address is not null then jsonb_build_object(
             'consignee', '',
             'phone', '',
             'region', address -> 'region',
             'area', jsonb_path_query_array(address, '$.area[0]'),
             'detail', '',
             'postal_code', address -> 'postal_code') end,
           remark = '[]',
           review_note = '',
           close_reason = ''
     where account_id = ${accountId}
  `.execute(db);
  // What has no listing is told by its customer's own words, link and pictures.
  await sql`
    update order_items
       set item_name = '',
           names = '{}',
           url = '',
           pictures = '[]'
     where sku_id is null
       and order_id in (select id from orders where account_id = ${accountId})
  `.execute(db);
  await sql`
    update trade_logs
       set content = content - array['note', 'reason', 'photos']
     where order_id in (select id from orders where account_id = ${accountId})
       and content ?| array['note', 'reason', 'photos']
  `.execute(db);
}
