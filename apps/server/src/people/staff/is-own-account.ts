import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** That a row of `staff_members` and one of `accounts` are of one person. */
export const isSameMailbox = sql<boolean>`lower(accounts.email) = lower(staff_members.email)`;

/** Whether an employee is a customer under this account, by its mailbox: nobody decides about their own money. */
export async function isOwnAccount(
  db: Db,
  { staffId, accountId }: { readonly staffId: number; readonly accountId: number },
): Promise<boolean> {
  return (await staffOfAccount(db, accountId)).includes(staffId);
}

/** Whether the customer of an account is on the staff at all. */
export async function isStaffAccount(db: Db, accountId: number): Promise<boolean> {
  return (await staffOfAccount(db, accountId)).length > 0;
}

/** The employees whose own customer account it is. */
export async function staffOfAccount(db: Db, accountId: number): Promise<readonly number[]> {
  return (await staffOfAccounts(db, [accountId])).get(accountId) ?? [];
}

/** The same of several accounts, asked once: an account that is nobody's is not in it. */
export async function staffOfAccounts(
  db: Db,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const found = await db
    .selectFrom("staff_members")
    .innerJoin("accounts", (join) => join.on(isSameMailbox))
    .select(["staff_members.id", "accounts.id as account_id"])
    .where(sql<boolean>`accounts.id = any(${[...accountIds]}::bigint[])`)
    .execute();
  const owners = new Map<number, number[]>();
  for (const { id, account_id } of found)
    owners.set(account_id, [...(owners.get(account_id) ?? []), id]);
  return owners;
}
