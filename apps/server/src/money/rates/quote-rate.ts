import type { PaymentCurrency, Rate } from "@sampan/domain/money";
import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Settings } from "../configuration/settings.ts";
import type { Db } from "../db/db.ts";
import { prepareInsert } from "../db/prepare-insert.ts";
import { sendSoon } from "../db/send-soon.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Terms } from "../terms/create-terms.ts";

export interface RateQuote {
  readonly rate_e6: Rate;
  readonly quoted_at: Date;
  readonly expires_at: Date;
}

export interface QuoteWish {
  readonly accountId: number;
  readonly currency: PaymentCurrency;
  readonly now: Date;
  readonly settings: Pick<Settings, "rate_quote_minutes">;
  readonly terms: Pick<Terms, "rates">;
}

/**
 * Quotes a customer the newest rate and stores it: until it expires that customer may pay at it, whatever
 * the market does. Refuses `rate_unknown` before the first rate was recorded. [MONEY-12]
 */
export async function quoteRate(
  db: Db,
  { accountId, currency, now, settings, terms }: QuoteWish,
): Promise<Result<RateQuote, Refusal<"rate_unknown">>> {
  const rate_e6 = terms.rates[currency]?.rate_e6;
  if (rate_e6 === undefined) return refuse({ code: "rate_unknown" });
  const expires_at = new Date(now.getTime() + settings.rate_quote_minutes * 60_000);
  const quote = { rate_e6, quoted_at: now, expires_at };
  await sendSoon(db, newQuote({ account_id: accountId, currency, ...quote }));
  return ok(quote);
}

const newQuote = prepareInsert("rate_quotes", [
  "account_id",
  "currency",
  "rate_e6",
  "quoted_at",
  "expires_at",
]);
