import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** Keeps of parcels that went their own way which part of which country they went to, as of orders. [ACC-35] [BO-50] */
export async function forgetParcelWays(db: Db, accountId: number): Promise<void> {
  await sql`
    update parcel_ways
       set address = jsonb_build_object(
             'consignee', '',
             'phone', '',
             'region', address -> 'region',
             'area', jsonb_path_query_array(address, '$.area[0]'),
             'detail', '',
             'postal_code', address -> 'postal_code')
     where package_id in (select id from packages where account_id = ${accountId})
  `.execute(db);
}
