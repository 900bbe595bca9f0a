import { sql } from "kysely";
import type { Db } from "../db/db.ts";
import { fileUrl } from "./file-url.ts";

/** Whether the picture shows a package of this customer. */
export async function isPhotoOfOwnPackage(
  db: Db,
  { key, accountId }: { key: string; accountId: number },
): Promise<boolean> {
  const found = await db
    .selectFrom("packages")
    .select("id")
    .where("account_id", "=", accountId)
    .where(sql<boolean>`photos @> ${JSON.stringify([fileUrl(key)])}::jsonb`)
    .executeTakeFirst();
  return found !== undefined;
}
