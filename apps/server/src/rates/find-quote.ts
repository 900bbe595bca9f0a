import type { PaymentCurrency, Rate } from "@sampan/domain/money";
import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { Refusal } from "../http/envelope.ts";
import type { RateQuote } from "./quote-rate.ts";

export interface QuoteKey {
  readonly accountId: number;
  readonly currency: PaymentCurrency;
  readonly rate_e6: Rate;
  readonly now: Date;
}

/**
 * The customer's own quote at this rate that still holds. Refuses `rate_expired` for a rate that was never
 * quoted to them or has run out: they are shown the new amount before anything is paid. [MONEY-12]
 */
export async function findQuote(
  db: Db,
  { accountId, currency, rate_e6, now }: QuoteKey,
): Promise<Result<RateQuote, Refusal<"rate_expired">>> {
  const quote = await db
    .selectFrom("rate_quotes")
    .select(["rate_e6", "quoted_at", "expires_at"])
    .where("account_id", "=", accountId)
    .where("currency", "=", currency)
    .where("rate_e6", "=", rate_e6)
    .where("expires_at", ">", now)
    .orderBy("expires_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return quote ? ok(quote) : refuse({ code: "rate_expired" });
}
