import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { checkSeals } from "./check-seals.ts";

/** One way in which the books disagree with themselves. `id` is the key of an account, the name of a block or, of a
 * transfer, what makes it happen once. Amounts are cents or points, those of a seal numbers of transfers. */
export interface LedgerDifference {
  readonly what: "balance" | "chain" | "transfer" | "negative" | "seal";
  readonly id: string;
  /** Null where a transfer moved nothing, so that nobody knows in what, and where a seal is broken, which is over all. */
  readonly currency: string | null;
  readonly expected: number;
  readonly found: number;
}

/**
 * Adds the whole ledger up again and answers every disagreement, none when it is sound: each balance equals
 * the sum of its entries, each entry's balance follows from the one before it, each transfer sums to zero in
 * one currency, nothing is below zero, and what was sealed says what it said then. [WAL-50] [WAL-51]
 */
export async function checkLedger(db: Db): Promise<LedgerDifference[]> {
  const { rows } = await sql<LedgerDifference>`
    select 'balance' as what, account.key as id, account.currency, coalesce(sum(entry.amount), 0) as expected, account.balance as found
      from ledger_accounts account
      left join ledger_entries entry on entry.account_id = account.id
     where account.owner_id is not null
     group by account.id
    having account.balance <> coalesce(sum(entry.amount), 0)
     union all
    select 'chain', account.key, account.currency, before + amount, balance_after
      from (select account_id,
                   amount,
                   balance_after,
                   lag(balance_after, 1, 0) over (partition by account_id order by id) as before
              from ledger_entries
             where balance_after is not null) as entry
      join ledger_accounts account on account.id = entry.account_id
     where balance_after <> before + amount
     union all
    select 'transfer', transfer.idempotency_key, min(account.currency), 0, coalesce(sum(entry.amount), 0)
      from transfers transfer
      left join ledger_entries entry on entry.transfer_id = transfer.id
      left join ledger_accounts account on account.id = entry.account_id
     group by transfer.id
    having coalesce(sum(entry.amount), 0) <> 0
        or count(entry.id) < 2
        or count(distinct account.currency) > 1
     union all
    select 'negative', key, currency, 0, balance
      from ledger_accounts
     where balance < 0
  `.execute(db);
  return [...rows, ...(await checkSeals(db))];
}
