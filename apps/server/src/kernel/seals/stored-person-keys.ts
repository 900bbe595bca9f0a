import type { Db } from "../db/db.ts";
import { prepare, type ValueOf } from "../db/prepare.ts";
import { rowsOf } from "../db/send-soon.ts";

/** The sealed key of a person; undefined when they have none, or none any more. */
export async function findSealedKey(db: Db, accountId: number): Promise<Buffer | undefined> {
  const [found] = await rowsOf(db, sealedKeyOf({ accountId }));
  return found?.sealed;
}

export const sealedKeyOf = prepare((db, value: ValueOf<{ accountId: number }>) =>
  db.selectFrom("person_keys").select("sealed").where("account_id", "=", value("accountId")),
);

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
