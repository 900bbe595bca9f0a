import type { Region } from "@sampan/domain/kernel/regions";
import type { Db } from "../../kernel/db/db.ts";

/** Accounts cancelled at or before this moment, some hundreds at a time. */
export const findToErase = (db: Db, last: Date): Promise<{ id: number; uid: string }[]> =>
  db
    .selectFrom("accounts")
    .select(["id", "uid"])
    .where("state", "=", "cancelled")
    .where("cancelled_at", "<=", last)
    .orderBy("cancelled_at")
    .limit(500)
    .execute();

/** Undefined unless the account is its owner's to use. */
export async function findRegionOfActive(db: Db, accountId: number): Promise<Region | undefined> {
  const found = await db
    .selectFrom("accounts")
    .select("region")
    .where("id", "=", accountId)
    .where("state", "=", "active")
    .executeTakeFirst();
  return found?.region;
}
