import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** What has to be settled before an account can go. Amounts are cents of the account's currency. */
export interface Obstacles {
  readonly orders_in_progress: number;
  readonly balance: number;
  /** Frozen for withdrawals that wait for audit. */
  readonly locked_balance: number;
  readonly topups_pending: number;
  /** Withdrawals that passed the audit and whose payout, or whose return by the bank, is not recorded yet. */
  readonly payouts_under_way: number;
}

/**
 * Orders that are neither completed nor closed or of which something is still to come back, money that is the
 * customer's, and money on its way: transfers that wait for finance, online top-ups that can still be paid in time, and
 * payouts, whose cards are still needed. [ACC-37]
 */
export async function findObstacles(db: Db, accountId: number, now: Date): Promise<Obstacles> {
  const { rows } = await sql<Obstacles>`
    select
      (select count(*) from orders
        where account_id = ${accountId}
          and (status not in (7, 9)
               or exists (select from refunds
                           where order_id = orders.id and holder <> 'nobody')
               or exists (select from damage_claims
                           where order_id = orders.id and holder <> 'nobody'))) as orders_in_progress,
      (select coalesce(sum(balance), 0)::bigint from ledger_accounts
        where owner_id = ${accountId} and kind = 'cash') as balance,
      (select coalesce(sum(balance), 0)::bigint from ledger_accounts
        where owner_id = ${accountId} and kind = 'cash_locked') as locked_balance,
      (select count(*) from topups
        where account_id = ${accountId}
          and (state = 'under_review'
               or state in ('created', 'paying') and expires_at > ${now})) as topups_pending,
      (select count(*) from withdrawals
        where account_id = ${accountId} and state = 'passed'
          and (paid_at is null
               or return_entered_at is not null and returned_at is null)) as payouts_under_way
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error("a question without from answers one row");
  return found;
}

/** True when nothing stands in the way of erasing what is known of the person. [ACC-37] */
export const isFree = (obstacles: Obstacles): boolean =>
  Object.values(obstacles).every((value) => value === 0);
