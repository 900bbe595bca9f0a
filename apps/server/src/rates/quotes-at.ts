import type { PaymentCurrency, Rate } from "@sampan/domain/money";
import type { Db } from "../db/db.ts";

export interface QuoteKey {
  readonly accountId: number;
  readonly currency: PaymentCurrency;
  readonly rate_e6: Rate;
  readonly now: Date;
}

/**
 * The customer's own quote at this rate that still holds, the longest of them. None for a rate that was never
 * quoted to them or has run out: they are shown the new amount before anything is paid. [MONEY-12]
 */
export const quotesAt = (db: Db, { accountId, currency, rate_e6, now }: QuoteKey) =>
  db
    .selectFrom("rate_quotes")
    .select(["rate_e6", "quoted_at", "expires_at"])
    .where("account_id", "=", accountId)
    .where("currency", "=", currency)
    .where("rate_e6", "=", rate_e6)
    .where("expires_at", ">", now)
    .orderBy("expires_at", "desc")
    .limit(1);
