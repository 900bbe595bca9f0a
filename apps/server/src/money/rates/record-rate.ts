import { customerRate } from "@sampan/domain/money/rates/customer-rate";
import type { PaymentCurrency, Rate } from "@sampan/domain/kernel/money";
import type { Db } from "../../kernel/db/db.ts";

export interface MarketRate {
  readonly currency: PaymentCurrency;
  /** The middle of the market: one yuan in millionths of the currency. */
  readonly mid_e6: Rate;
  readonly margin_bp: number;
  readonly source: string;
  readonly valid_from: Date;
  /** Set by a person: it goes before every feed, until it ends. */
  readonly is_manual?: boolean;
  readonly valid_until?: Date | null;
}

/**
 * Adds a row to the history of rates; earlier rows stay. A customer pays the middle plus the margin.
 * Answers what the row is called.
 */
export async function recordRate(db: Db, rate: MarketRate): Promise<string> {
  const { key } = await db
    .insertInto("exchange_rates")
    .values({ ...rate, rate_e6: customerRate(rate.mid_e6, rate.margin_bp) })
    .returning("key")
    .executeTakeFirstOrThrow();
  return key;
}
