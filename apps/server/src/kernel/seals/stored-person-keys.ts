import type { Db } from "../db/db.ts";

/** The sealed key of a person; undefined when they have none, or none any more. */
export async function findSealedKey(db: Db, accountId: number): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom("person_keys")
    .select("sealed")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return found?.sealed;
}

/** Keeps a new key, unless the person got one in the meantime. */
export async function insertSealedKey(
  db: Db,
  { accountId, sealed, now }: { accountId: number; sealed: Buffer; now: Date },
): Promise<void> {
  await db
    .insertInto("person_keys")
    .values({ account_id: accountId, sealed, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteKey(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("person_keys").where("account_id", "=", accountId).execute();
}
