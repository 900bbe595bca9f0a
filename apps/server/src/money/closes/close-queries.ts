import type { BooksCurrency, SumOfKind } from "@sampan/domain/money/closes/close";
import type { BalanceOfKind, MovedInDay } from "@sampan/domain/money/closes/sum-days";
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
  /** When each of some days that follow each other begins, and when the last one ends. */
  readonly bounds: readonly Date[];
}

/**
 * What moved in each kind of accounts of a currency, by day, and what stands in it now, cents or points: the ledger is read
 * once however many days there are, and with the balances as they were at the same moment.
 */
export async function readMoved(
  db: Db,
  { currency, bounds }: Summing,
): Promise<{ readonly moved: readonly MovedInDay[]; readonly balances: readonly BalanceOfKind[] }> {
  const { rows } = await sql<
    Omit<MovedInDay, "slot"> & BalanceOfKind & { readonly slot: number | null }
  >`
    select account.kind,
           account.owner_id is not null as is_owned,
           width_bucket(transfer.created_at, ${bounds}::timestamptz[]) as slot,
           coalesce(sum(entry.amount) filter (where entry.amount > 0), 0) as grown,
           coalesce(sum(entry.amount) filter (where entry.amount < 0), 0) as shrunk,
           0 as balance
      from ledger_accounts account
      join ledger_entries entry on entry.account_id = account.id
      join transfers transfer on transfer.id = entry.transfer_id
     where account.currency = ${currency}
     group by 1, 2, 3
     union all
    select kind, owner_id is not null, null, 0, 0, sum(balance)
      from ledger_accounts
     where currency = ${currency}
     group by 1, 2
     order by is_owned desc, kind
  `.execute(db);
  return {
    moved: rows.flatMap(({ slot, ...row }) => (slot === null ? [] : [{ ...row, slot }])),
    balances: rows.filter(({ slot }) => slot === null),
  };
}

/** A close, with the kinds of accounts it adds up. */
export interface Close {
  readonly close: Insertable<DailyClosesTable>;
  readonly sums: readonly SumOfKind[];
}

/** Writes closes of one currency for good. */
export async function insertCloses(db: Db, closes: readonly Close[]): Promise<void> {
  const written = await db
    .insertInto("daily_closes")
    .values(closes.map(({ close }) => close))
    .returning(["id", "day"])
    .execute();
  const idOf = new Map(written.map(({ id, day }) => [day, id]));
  const sums = closes.flatMap(({ close, sums: ofDay }) => {
    const close_id = idOf.get(close.day);
    return close_id === undefined ? [] : ofDay.map((one) => ({ close_id, ...one }));
  });
  if (sums.length === 0) return;
  await db.insertInto("daily_close_sums").values(sums).execute();
}
