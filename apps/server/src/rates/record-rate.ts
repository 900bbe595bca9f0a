import { percentage, sum, type PaymentCurrency, type Rate } from "@sampan/domain/money";
import type { Db } from "../db/db.ts";

export interface MarketRate {
  readonly currency: PaymentCurrency;
  /** The middle of the market: one yuan in millionths of the currency. */
  readonly mid_e6: Rate;
  readonly margin_bp: number;
  readonly source: string;
  readonly valid_from: Date;
}

/** People are shown four decimals, so they pay at four decimals: what they see is what is reckoned with. */
const shown_e6 = 100;

/** Adds a row to the history of rates; earlier rows stay. A customer pays the middle plus the margin. */
export async function recordRate(db: Db, rate: MarketRate): Promise<void> {
  const exact_e6 = sum([rate.mid_e6, percentage(rate.mid_e6, rate.margin_bp)]);
  const rate_e6 = Math.round(exact_e6 / shown_e6) * shown_e6;
  await db
    .insertInto("exchange_rates")
    .values({ ...rate, rate_e6 })
    .execute();
}
