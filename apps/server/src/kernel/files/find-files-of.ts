import { sql } from "kysely";
import type { Db } from "../db/db.ts";
import type { FileRow } from "./file-queries.ts";
import { pagesOfReceipts } from "./is-page-of-own-receipt.ts";

/**
 * Every file of a person, for the copy of their own data. What staff brought about them is the house's, and may show others: it is
 * left out, but for the receipts of duty that count.
 */
export async function findFilesOf(
  db: Db,
  accountId: number,
): Promise<(FileRow & { readonly created_at: Date })[]> {
  const found = await db
    .selectFrom("files")
    .select(["key", "account_id", "staff_id", "kind", "mime", "sealed", "created_at"])
    .where("account_id", "=", accountId)
    .where((its) =>
      its.or([
        its("staff_id", "is", null),
        sql<boolean>`key in (${pagesOfReceipts} where package.account_id = ${accountId})`,
      ]),
    )
    .orderBy("id")
    .execute();
  return found;
}
