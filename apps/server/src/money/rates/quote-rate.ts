import type { Conversion, PaymentCurrency } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Settings } from "../../kernel/settings/settings.ts";
import type { Db } from "../../kernel/db/db.ts";
import { prepareInsert } from "../../kernel/db/prepare-insert.ts";
import { sendSoon } from "../../kernel/db/send-soon.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { PriceBook } from "../../kernel/settings/price-book.ts";

/** What a customer may pay at: the rate, and the rounding that was set when it was quoted. */
export interface RateQuote extends Conversion {
  readonly quoted_at: Date;
  readonly expires_at: Date;
}

export interface QuoteWish {
  readonly accountId: number;
  readonly currency: PaymentCurrency;
  readonly now: Date;
  readonly settings: Pick<Settings, "rate_quote_minutes" | "rounding">;
  readonly prices: Pick<PriceBook, "rates">;
}

/**
 * Quotes a customer the newest rate and stores it: until it expires that customer may pay at it, whatever
 * the market does and whatever rounding is set meanwhile. Refuses `rate_unknown` before the first rate was recorded. [MONEY-05] [MONEY-12]
 */
export async function quoteRate(
  db: Db,
  { accountId, currency, now, settings, prices }: QuoteWish,
): Promise<Result<RateQuote, Refusal<"rate_unknown">>> {
  const rate_e6 = prices.rates[currency]?.rate_e6;
  if (rate_e6 === undefined) return refuse({ code: "rate_unknown" });
  const expires_at = new Date(now.getTime() + settings.rate_quote_minutes * 60_000);
  const quote = { rate_e6, rounding: settings.rounding, quoted_at: now, expires_at };
  await sendSoon(db, newQuote({ account_id: accountId, currency, ...quote }));
  return ok(quote);
}

const newQuote = prepareInsert("rate_quotes", [
  "account_id",
  "currency",
  "rate_e6",
  "rounding",
  "quoted_at",
  "expires_at",
]);
