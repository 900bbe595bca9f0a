import type { BooksCurrency, SumOfKind } from "@sampan/domain/money/closes/close";
import { type Insertable, sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { DailyClosesTable } from "../../kernel/db/tables-closes.ts";

/** Closes of one currency go one after the other: each follows from the one before. */
export async function holdCloses(db: Db, currency: BooksCurrency): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`closes ${currency}`}, 0))`.execute(db);
}

export interface LastClose {
  readonly day: string;
  readonly sums: readonly Pick<SumOfKind, "kind" | "closing">[];
}

/** The newest close of a currency, and what each kind of accounts came to; undefined before the first. */
export async function findLastClose(
  db: Db,
  currency: BooksCurrency,
): Promise<LastClose | undefined> {
  const last = await db
    .selectFrom("daily_closes")
    .select(["id", "day"])
    .where("currency", "=", currency)
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last) return undefined;
  const sums = await db
    .selectFrom("daily_close_sums")
    .select(["kind", "closing"])
    .where("close_id", "=", last.id)
    .execute();
  return { day: last.day, sums };
}

/** When money of a currency first moved; undefined where none did. */
export async function findFirstMovement(
  db: Db,
  currency: BooksCurrency,
): Promise<Date | undefined> {
  const { rows } = await sql<{ first: Date | null }>`
    select min(transfer.created_at) as first
      from ledger_accounts account
      join ledger_entries entry on entry.account_id = account.id
      join transfers transfer on transfer.id = entry.transfer_id
     where account.currency = ${currency} and account.owner_id is null
  `.execute(db);
  return rows[0]?.first ?? undefined;
}

interface Summing {
  readonly currency: BooksCurrency;
  readonly from: Date;
  readonly until: Date;
  /** What the close before wrote down. */
  readonly before: LastClose["sums"] | undefined;
}

/**
 * Each kind of accounts over a day, cents or points. What customers hold at its end is read from their balances less what moved
 * later, what our own side holds from its entries with the sign turned: that the two agree is no matter of course.
 */
export async function sumBooks(
  db: Db,
  { currency, from, until, before }: Summing,
): Promise<readonly SumOfKind[]> {
  const { rows } = await sql<SumOfKind>`
    with moved as (
      select entry.account_id,
             sum(entry.amount) filter (where transfer.created_at < ${from}) as before,
             sum(entry.amount) filter (where entry.amount > 0 and transfer.created_at >= ${from}
                                         and transfer.created_at < ${until}) as grown,
             sum(entry.amount) filter (where entry.amount < 0 and transfer.created_at >= ${from}
                                         and transfer.created_at < ${until}) as shrunk,
             sum(entry.amount) filter (where transfer.created_at >= ${until}) as later
        from ledger_entries entry
        join transfers transfer on transfer.id = entry.transfer_id
       group by entry.account_id
    ), kinds as (
      select account.kind,
             account.owner_id is not null as is_owned,
             coalesce(sum(moved.before), 0) as before,
             coalesce(sum(moved.grown), 0) as grown,
             coalesce(sum(moved.shrunk), 0) as shrunk,
             coalesce(sum(moved.later), 0) as later,
             sum(account.balance) as balance
        from ledger_accounts account
        left join moved on moved.account_id = account.id
       where account.currency = ${currency}
       group by 1, 2
    )
    select 'owed' as side, kind, before as opening, grown as came, shrunk as went, balance - later as closing
      from kinds
     where is_owned
     union all
    select 'held', kind, -before, -shrunk, -grown, -(before + grown + shrunk)
      from kinds
     where not is_owned
     order by side, kind
  `.execute(db);
  const closed = new Map(before?.map(({ kind, closing }) => [kind, closing]));
  return rows
    .map((row) => ({ ...row, opening: before ? (closed.get(row.kind) ?? 0) : row.opening }))
    .filter(({ opening, came, went, closing }) => [opening, came, went, closing].some(Boolean));
}

/** Writes a close for good, with the kinds of accounts it adds up. */
export async function insertClose(
  db: Db,
  close: Insertable<DailyClosesTable>,
  sums: readonly SumOfKind[],
): Promise<void> {
  const { id } = await db
    .insertInto("daily_closes")
    .values(close)
    .returning("id")
    .executeTakeFirstOrThrow();
  if (sums.length === 0) return;
  await db
    .insertInto("daily_close_sums")
    .values(sums.map((one) => ({ close_id: id, ...one })))
    .execute();
}
