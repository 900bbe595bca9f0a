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
  const row = await db
    .selectFrom("exchange_rates")
    .select(["rate_e6", "mid_e6", "margin_bp", "source", "valid_from"])
    .where("currency", "=", currency)
    .where("valid_from", "<=", now)
    .orderBy("valid_from", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { currency, ...row };
}
