import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** Removes what was found for the photos of somebody who is erased. [ACC-35] */
export async function forgetPhotoSearches(db: Db, accountId: number): Promise<void> {
  await sql`
    delete from search_pages
     where order_by = 'picture'
       and keywords in (select key from files where account_id = ${accountId} and kind = 'search')
  `.execute(db);
}
