import type { AccountState } from "@sampan/domain/people/accounts/account-state";
import type { Db } from "../../kernel/db/db.ts";

export interface HeldState {
  readonly state: AccountState;
  readonly cancelled_at: Date | null;
}

/** The state of an account, which nobody else changes until the transaction ends; orders for it wait too. */
export async function lockState(db: Db, id: number): Promise<HeldState> {
  const found = await db
    .selectFrom("accounts")
    .select(["state", "cancelled_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return found;
}

export async function setState(db: Db, id: number, held: HeldState): Promise<void> {
  await db.updateTable("accounts").set(held).where("id", "=", id).execute();
}

export interface Contacts {
  readonly uid: string;
  readonly mobile: string | null;
  readonly email: string | null;
}

export const findContacts = (db: Db, id: number): Promise<Contacts> =>
  db
    .selectFrom("accounts")
    .select(["uid", "mobile", "email"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** Leaves of an account what is no person's: its uid, region, currency, tier and age. */
export async function blankAccount(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable("accounts")
    .set({
      state: "erased",
      erased_at: now,
      mobile: null,
      email: null,
      password_hash: "",
      name: "",
      nickname: "",
      gender: "",
      birthday: null,
      sales_code: "",
      language: null,
    })
    .where("id", "=", id)
    .execute();
}
