import type { PaymentCurrency, Rate } from "@sampan/domain/kernel/money";
import { prepare, type ValueOf } from "../../kernel/db/prepare.ts";

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
export const quotesAt = prepare((db, value: ValueOf<QuoteKey>) =>
  db
    .selectFrom("rate_quotes")
    .select(["rate_e6", "quoted_at", "expires_at"])
    .where("account_id", "=", value("accountId"))
    .where("currency", "=", value("currency"))
    .where("rate_e6", "=", value("rate_e6"))
    .where("expires_at", ">", value("now"))
    .orderBy("expires_at", "desc")
    .limit(1),
);
