import type { PaymentCurrency, Rate } from "@sampan/domain/money";
import type { Db } from "../db/db.ts";

export interface CustomerRate {
  readonly currency: PaymentCurrency;
  /** What one yuan costs a customer, in millionths. */
  readonly rate_e6: Rate;
  readonly mid_e6: Rate;
  readonly margin_bp: number;
  readonly source: string;
  readonly valid_from: Date;
}

/** The rate that holds at `now`; undefined before the first one was ever recorded. */
export async function newestRate(
  db: Db,
  currency: PaymentCurrency,
  now: Date,
): Promise<CustomerRate | undefined> {
  const row = await newestRateRow(db, currency, now)
    .select(["rate_e6", "mid_e6", "margin_bp", "source", "valid_from"])
    .executeTakeFirst();
  return row && { currency, ...row };
}

/**
 * The row of the rate that holds at `now`, as a query, to be part of a larger one: a manual rate while it is
 * valid, else the newest of the feeds. [BO-34]
 */
export const newestRateRow = (db: Db, currency: PaymentCurrency, now: Date) =>
  db
    .selectFrom("exchange_rates")
    .where("currency", "=", currency)
    .where("valid_from", "<=", now)
    .where((rate) => rate.or([rate("valid_until", "is", null), rate("valid_until", ">", now)]))
    .orderBy("is_manual", "desc")
    .orderBy("valid_from", "desc")
    .orderBy("id", "desc")
    .limit(1);
