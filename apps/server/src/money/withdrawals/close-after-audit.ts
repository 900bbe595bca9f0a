import { markCancelled } from "../../people/accounts/cancelling.ts";
import { holdForClosing } from "../../people/accounts/hold-for-closing.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { findObstacles } from "../../people/personal-data/find-obstacles.ts";
import { endSessions } from "../../people/sessions/end-sessions.ts";
import type { StoredWithdrawal } from "./withdrawal-queries.ts";

/** Holds the account before its money moves: whoever pays at this moment takes both in this order, too. */
export const holdClosing = (db: Db, accountId: number): Promise<void> =>
  holdForClosing(db, accountId);

/**
 * Closes the account whose last money was just passed, and ends its sessions. It stays open where something came in the
 * way meanwhile: an order, other money, or staff who disabled it; its owner closes it by hand then. [ACC-36] [ACC-37]
 */
export async function closeAfterAudit(
  db: Db,
  { account_id: accountId, amount, currency }: StoredWithdrawal,
  { jobs, now }: Pick<Needs, "jobs"> & { readonly now: Date },
): Promise<void> {
  const { orders_in_progress, balance, locked_balance, topups_pending } = await findObstacles(
    db,
    accountId,
    now,
  );
  if (orders_in_progress + balance + locked_balance + topups_pending > 0) return;
  if (!(await markCancelled(db, accountId, now)).ok) return;
  await endSessions(db, accountId);
  await notifyCustomer(db, jobs, {
    accountId,
    kind: "account_closed_by_payout",
    values: { amount, currency },
    link: "/login",
    now,
  });
}
