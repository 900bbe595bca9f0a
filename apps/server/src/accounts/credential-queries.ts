import type { Db } from "../db/db.ts";

export interface Credentials {
  readonly id: number;
  readonly password_hash: string;
  readonly state: "active" | "disabled" | "cancelled";
}

/** Accounts that log in with one of these mobile numbers. */
export async function findByMobiles(db: Db, mobiles: readonly string[]): Promise<Credentials[]> {
  if (mobiles.length === 0) return [];
  const found = await db
    .selectFrom("accounts")
    .select(["id", "password_hash", "state"])
    .where("mobile", "in", mobiles)
    .where("state", "<>", "cancelled")
    .execute();
  return found as Credentials[];
}

export async function findByEmail(db: Db, email: string): Promise<Credentials[]> {
  const found = await db
    .selectFrom("accounts")
    .select(["id", "password_hash", "state"])
    .where("email", "=", email)
    .where("state", "<>", "cancelled")
    .execute();
  return found as Credentials[];
}

/** Only while it is what was read: a password that its owner changed meanwhile stays changed. */
export async function replacePasswordHash(
  db: Db,
  { id, former, now }: { readonly id: number; readonly former: string; readonly now: string },
): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ password_hash: now })
    .where("id", "=", id)
    .where("password_hash", "=", former)
    .execute();
}
