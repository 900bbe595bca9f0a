import type { Region } from "@sampan/domain/kernel/regions";
import { sql } from "kysely";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { LedgerCurrency, TransferKind } from "./ledger-account.ts";

export interface LedgerRowsWanted {
  readonly accountId: number;
  readonly currency: LedgerCurrency;
  readonly kind: "cash" | "bonus" | "points";
  readonly newestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
}

export interface StoredLedgerRow {
  readonly amount: number;
  readonly kind: TransferKind;
  readonly tid: string;
  readonly remark: Record<string, string | number>;
  readonly created_at: Date;
  readonly balance: number;
  /** What the same transfer moved on the locked account; null when it moved nothing there. */
  readonly locked_amount: number | null;
  readonly locked_balance: number;
}

/** A customer's entries with what was locked at that moment. [WAL-05] */
export async function selectLedgerRows(
  db: Db,
  wanted: LedgerRowsWanted,
): Promise<StoredLedgerRow[]> {
  const direction = sql.raw(wanted.newestFirst ? "desc" : "asc");
  const { rows } = await sql<StoredLedgerRow>`
    select entry.amount,
           transfer.kind,
           transfer.tid,
           transfer.remark,
           transfer.created_at,
           entry.balance_after as balance,
           locked.amount as locked_amount,
           coalesce(locked_then.balance_after, 0) as locked_balance
      from ledger_accounts account
      join ledger_entries entry on entry.account_id = account.id
      join transfers transfer on transfer.id = entry.transfer_id
      left join ledger_accounts aside
        on aside.owner_id = account.owner_id
       and aside.currency = account.currency
       and aside.kind = account.kind || '_locked'
      left join ledger_entries locked
        on locked.account_id = aside.id
       and locked.transfer_id = entry.transfer_id
      left join lateral (
             select balance_after
               from ledger_entries earlier
              where earlier.account_id = aside.id
                and (earlier.id <= entry.id or earlier.transfer_id = entry.transfer_id)
              order by earlier.id desc
              limit 1
           ) as locked_then on true
     where account.owner_id = ${wanted.accountId}
       and account.currency = ${wanted.currency}
       and account.kind = ${wanted.kind}
     order by entry.id ${direction}
     limit ${wanted.limit}
    offset ${wanted.offset}
  `.execute(db);
  return rows;
}

export async function countLedgerRows(
  db: Db,
  wanted: Pick<LedgerRowsWanted, "accountId" | "currency" | "kind">,
): Promise<number> {
  const { count } = await db
    .selectFrom("ledger_accounts as account")
    .innerJoin("ledger_entries as entry", "entry.account_id", "account.id")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("account.owner_id", "=", wanted.accountId)
    .where("account.currency", "=", wanted.currency)
    .where("account.kind", "=", wanted.kind)
    .executeTakeFirstOrThrow();
  return count;
}

/** Cents of freight bills that wait for this customer. */
export async function sumUnpaidBills(db: Db, accountId: number): Promise<number> {
  const { total } = await db
    .selectFrom("bills")
    .select((row) => row.fn.coalesce(row.fn.sum<number>("amount"), sql.lit(0)).as("total"))
    .where("account_id", "=", accountId)
    .where("state", "=", "unpaid")
    .executeTakeFirstOrThrow();
  return total;
}

export interface StoredBank {
  readonly code: string;
  readonly name: NamesText;
  readonly logo: string;
  readonly account_name: string;
  readonly account_no: string;
}

/** Banks of a region, in the order they are offered. */
export function selectBanks(
  db: Db,
  { kind, region }: { kind: "transfer" | "cash_out"; region: Region },
): Promise<StoredBank[]> {
  return db
    .selectFrom("banks")
    .select(["code", "name", "logo", "account_name", "account_no"])
    .where("kind", "=", kind)
    .where("region", "=", region)
    .orderBy("position")
    .execute();
}

/** What all entries of each currency come to, and how many they are. */
export const sumEntries = (
  db: Db,
): Promise<{ currency: string; total: number; entries: number }[]> =>
  db
    .selectFrom("ledger_entries as entry")
    .innerJoin("ledger_accounts as account", "account.id", "entry.account_id")
    .select((read) => [
      "account.currency",
      read.fn.sum<number>("entry.amount").as("total"),
      read.fn.countAll<number>().as("entries"),
    ])
    .groupBy("account.currency")
    .orderBy("account.currency")
    .execute();
