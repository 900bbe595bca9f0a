import type { BooksCurrency } from "@sampan/domain/money/closes/close";
import type { OwnedKind } from "@sampan/domain/money/ledger/ledger";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { TransferKind } from "../ledger/ledger-account.ts";

export interface OwnAccount {
  readonly accountId: number;
  readonly currency: BooksCurrency;
  readonly kind: OwnedKind;
}

interface Span {
  readonly from: Date;
  readonly until: Date;
  /** The end of the last closed day. */
  readonly closedUntil: Date | undefined;
}

export interface BookEnds {
  /** Changes before the month, and in it. */
  readonly earlier: number;
  readonly within: number;
  readonly opening: number;
  readonly closing: number;
  readonly at_close: number;
}

/** What an account held at the beginning and the end of a span, read back from what it holds now. */
export async function findEnds(
  db: Db,
  { accountId, currency, kind }: OwnAccount,
  { from, until, closedUntil = until }: Span,
): Promise<BookEnds> {
  const { rows } = await sql<BookEnds>`
    select count(*) filter (where transfer.created_at < ${from}) as earlier,
           count(*) filter (where transfer.created_at >= ${from} and transfer.created_at < ${until}) as within,
           coalesce(sum(entry.amount) filter (where transfer.created_at < ${from}), 0) as opening,
           coalesce(min(account.balance), 0)
             - coalesce(sum(entry.amount) filter (where transfer.created_at >= ${until}), 0) as closing,
           coalesce(min(account.balance), 0)
             - coalesce(sum(entry.amount) filter (where transfer.created_at >= ${closedUntil}), 0) as at_close
      from ledger_accounts account
      left join ledger_entries entry on entry.account_id = account.id
      left join transfers transfer on transfer.id = entry.transfer_id
     where account.owner_id = ${accountId} and account.currency = ${currency} and account.kind = ${kind}
  `.execute(db);
  const [ends] = rows;
  if (!ends) throw new Error("an account without entries has ends of zero");
  return ends;
}

export interface StoredChange {
  readonly amount: number;
  readonly balance: number;
  readonly kind: TransferKind;
  readonly tid: string;
  readonly remark: Record<string, string | number>;
  readonly created_at: Date;
}

interface Page extends Omit<Span, "closedUntil"> {
  readonly limit: number;
  readonly offset: number;
}

/** An account's changes in a span, the oldest first. */
export async function selectChanges(
  db: Db,
  { accountId, currency, kind }: OwnAccount,
  { from, until, limit, offset }: Page,
): Promise<StoredChange[]> {
  const { rows } = await sql<StoredChange>`
    select entry.amount,
           entry.balance_after as balance,
           transfer.kind,
           transfer.tid,
           transfer.remark,
           transfer.created_at
      from ledger_accounts account
      join ledger_entries entry on entry.account_id = account.id
      join transfers transfer on transfer.id = entry.transfer_id
     where account.owner_id = ${accountId}
       and account.currency = ${currency}
       and account.kind = ${kind}
       and transfer.created_at >= ${from}
       and transfer.created_at < ${until}
     order by entry.id
     limit ${limit}
    offset ${offset}
  `.execute(db);
  return rows;
}

/** When any account of somebody first changed; undefined before. */
export async function findFirstChange(db: Db, accountId: number): Promise<Date | undefined> {
  const { rows } = await sql<{ first: Date | null }>`
    select min(transfer.created_at) as first
      from ledger_accounts account
      join lateral (select transfer_id from ledger_entries where account_id = account.id order by id limit 1)
        as entry on true
      join transfers transfer on transfer.id = entry.transfer_id
     where account.owner_id = ${accountId}
  `.execute(db);
  return rows[0]?.first ?? undefined;
}

/** The last close of a currency; undefined before the first. */
export const findNewestClose = (db: Db, currency: BooksCurrency) =>
  db
    .selectFrom("daily_closes")
    .select(["day", "is_proved", "until"])
    .where("currency", "=", currency)
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
