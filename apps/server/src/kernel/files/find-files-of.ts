import type { Db } from "../db/db.ts";
import type { FileRow } from "./file-queries.ts";

/**
 * Every file of a person, for the copy of their own data. What staff brought about them is the house's, and may show others: it is
 * left out.
 */
export async function findFilesOf(
  db: Db,
  accountId: number,
): Promise<(FileRow & { readonly created_at: Date })[]> {
  const found = await db
    .selectFrom("files")
    .select(["key", "account_id", "staff_id", "kind", "mime", "sealed", "created_at"])
    .where("account_id", "=", accountId)
    .where("staff_id", "is", null)
    .orderBy("id")
    .execute();
  return found;
}
