import type { AccountState } from "@sampan/domain/people/accounts/account-state";
import type { Db } from "../../kernel/db/db.ts";

export interface Credentials {
  readonly id: number;
  readonly password_hash: string;
  readonly state: AccountState;
  readonly cancelled_at: Date | null;
}

/** Accounts that log in with one of these mobile numbers. */
export async function findByMobiles(db: Db, mobiles: readonly string[]): Promise<Credentials[]> {
  if (mobiles.length === 0) return [];
  const found = await db
    .selectFrom("accounts")
    .select(["id", "password_hash", "state", "cancelled_at"])
    .where("mobile", "in", mobiles)
    .execute();
  return found;
}

/** The same of one account, held until the transaction ends. */
export async function lockCredentials(db: Db, id: number): Promise<Credentials> {
  const held = await db
    .selectFrom("accounts")
    .select(["id", "password_hash", "state", "cancelled_at"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return held;
}

export async function findByEmail(db: Db, email: string): Promise<Credentials[]> {
  const found = await db
    .selectFrom("accounts")
    .select(["id", "password_hash", "state", "cancelled_at"])
    .where("email", "=", email)
    .execute();
  return found;
}
