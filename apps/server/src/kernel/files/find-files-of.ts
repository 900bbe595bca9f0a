import type { Db } from "../db/db.ts";
import type { FileRow } from "./file-queries.ts";

/** Every file of a person, for the copy of their own data. */
export async function findFilesOf(
  db: Db,
  accountId: number,
): Promise<(FileRow & { readonly created_at: Date })[]> {
  const found = await db
    .selectFrom("files")
    .select(["key", "account_id", "kind", "mime", "sealed", "created_at"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
  return found;
}
