import {
  type AccountNotInState,
  nextAccountState,
} from "@sampan/domain/people/accounts/account-state";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import {
  blankAccount,
  type Contacts,
  findContacts,
  lockState,
  setState,
} from "./account-state-queries.ts";

/** Starts the month after which an account is erased. Refuses `account_not_in_state`. [ACC-36] */
export async function markCancelled(
  db: Db,
  accountId: number,
  now: Date,
): Promise<Result<undefined, AccountNotInState>> {
  const held = await lockState(db, accountId);
  const next = nextAccountState(held.state, "cancel");
  if (!next.ok) return next;
  await setState(db, accountId, { state: next.value, cancelled_at: now });
  return ok(undefined);
}

/** Starts the month of a cancelled account anew: what was left of it is paid out only now. No other is changed. [ACC-36] */
export async function restartMonth(db: Db, accountId: number, now: Date): Promise<void> {
  const { state } = await lockState(db, accountId);
  if (state === "cancelled") await setState(db, accountId, { state, cancelled_at: now });
}

/** Takes a cancellation back. Refuses `account_not_in_state`, once the account is erased too. [ACC-36] */
export async function markKept(
  db: Db,
  accountId: number,
): Promise<Result<undefined, AccountNotInState>> {
  const held = await lockState(db, accountId);
  const next = nextAccountState(held.state, "keep");
  if (!next.ok) return next;
  await setState(db, accountId, { state: next.value, cancelled_at: null });
  return ok(undefined);
}

/**
 * Makes a pseudonym of an account and answers how its owner was reached, for whoever has to forget that.
 * Refuses `account_not_in_state` when the owner took the cancellation back. [ACC-35] [BO-50]
 */
export async function markErased(
  db: Db,
  accountId: number,
  now: Date,
): Promise<Result<Contacts, AccountNotInState>> {
  const held = await lockState(db, accountId);
  const next = nextAccountState(held.state, "erase");
  if (!next.ok) return next;
  const contacts = await findContacts(db, accountId);
  await blankAccount(db, accountId, now);
  return ok(contacts);
}
