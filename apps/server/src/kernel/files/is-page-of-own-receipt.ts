import { sql } from "kysely";
import type { Db } from "../db/db.ts";

/** Keys of the pages of receipts of duty that count, for parcels of `account`: of what was corrected they may show another's. */
export const pagesOfReceipts = sql`
  select file.key
    from duty_receipt_pages page
    join files file on file.id = page.file_id
    join duty_receipts receipt on receipt.id = page.receipt_id and receipt.ended_at is null
    join packages package on package.id = receipt.package_id`;

/** Whether it is a page of a receipt that counts, of duty paid for a parcel of this customer. */
export async function isPageOfOwnReceipt(
  db: Db,
  { key, accountId }: { key: string; accountId: number },
): Promise<boolean> {
  const { rows } = await sql`
    ${pagesOfReceipts}
     where file.key = ${key} and package.account_id = ${accountId}`.execute(db);
  return rows.length > 0;
}
