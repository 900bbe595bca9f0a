import { addDays, startOfBusinessDay } from "@sampan/domain/kernel/business-time";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { type Region, regionFacts } from "@sampan/domain/kernel/regions";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

const columns = [
  "id",
  "key",
  "currency",
  "rate_e6",
  "mid_e6",
  "margin_bp",
  "source",
  "is_manual",
  "valid_from",
  "valid_until",
] as const;

const rowsOf = (db: Db, currency: PaymentCurrency) =>
  db.selectFrom("exchange_rates").select(columns).where("currency", "=", currency);

/** What the feeds said last, whoever set what beside it. */
export const findFeedRate = (db: Db, currency: PaymentCurrency) =>
  rowsOf(db, currency)
    .where("is_manual", "=", false)
    .orderBy("valid_from", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** Manual rates that have not begun, the first to begin first. */
export const findWaitingRates = (db: Db, currency: PaymentCurrency, now: Date) =>
  rowsOf(db, currency)
    .where("is_manual", "=", true)
    .where("valid_from", ">", now)
    .where((rate) => rate.or([rate("valid_until", "is", null), rate("valid_until", ">", now)]))
    .orderBy("valid_from")
    .orderBy("id")
    .execute();

export const findRateHistory = (
  db: Db,
  currency: PaymentCurrency,
  { page, page_size }: { readonly page: number; readonly page_size: number },
) =>
  rowsOf(db, currency)
    .orderBy("valid_from", "desc")
    .orderBy("id", "desc")
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();

export async function countRates(db: Db, currency: PaymentCurrency): Promise<number> {
  const { count } = await db
    .selectFrom("exchange_rates")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("currency", "=", currency)
    .executeTakeFirstOrThrow();
  return count;
}

export interface RateDays {
  readonly currency: PaymentCurrency;
  readonly days: number;
  readonly region: Region;
  readonly now: Date;
}

/** Lowest, highest and last rate of each day on the region's clocks, the earliest day first. */
export const findRateDays = (db: Db, { currency, days, region, now }: RateDays) =>
  db
    .selectFrom("exchange_rates")
    .select([
      sql<string>`to_char(valid_from at time zone ${regionFacts[region].zone}, 'YYYY-MM-DD')`.as(
        "day",
      ),
      sql<number>`min(rate_e6)`.as("lowest_e6"),
      sql<number>`max(rate_e6)`.as("highest_e6"),
      sql<number>`(array_agg(rate_e6 order by valid_from desc, id desc))[1]`.as("last_e6"),
    ])
    .where("currency", "=", currency)
    .where("valid_from", ">=", addDays(startOfBusinessDay(now, region), 1 - days))
    .where("valid_from", "<=", now)
    .groupBy("day")
    .orderBy("day")
    .execute();

/** A manual rate that holds or will hold, held until the transaction ends. */
export const lockManualRate = (db: Db, key: string, now: Date) =>
  db
    .selectFrom("exchange_rates")
    .select(columns)
    .where("key", "=", key)
    .where("is_manual", "=", true)
    .where((rate) => rate.or([rate("valid_until", "is", null), rate("valid_until", ">", now)]))
    .forUpdate()
    .executeTakeFirst();

/** Ends a rate. One that has not begun is left with no moment in which it holds. */
export async function endRate(db: Db, id: number, now: Date): Promise<Date> {
  const { valid_until } = await db
    .updateTable("exchange_rates")
    .set({ valid_until: sql<Date>`greatest(valid_from, ${now})` })
    .where("id", "=", id)
    .returning("valid_until")
    .executeTakeFirstOrThrow();
  return valid_until ?? now;
}
