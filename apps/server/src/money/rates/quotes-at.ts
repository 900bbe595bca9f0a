import type { PaymentCurrency, Rate } from "@sampan/domain/kernel/money";
import type { Rounding } from "@sampan/domain/kernel/rounding";
import { sql } from "kysely";
import { prepare, type ValueOf } from "../../kernel/db/prepare.ts";

export interface QuoteKey {
  readonly accountId: number;
  readonly currency: PaymentCurrency;
  readonly rate_e6: Rate;
  /** Those that the page may have shown. */
  readonly roundings: readonly Rounding[];
  readonly now: Date;
}

/**
 * The customer's own quote at this rate and one of these roundings that still holds, the longest of them. None for a rate that was never
 * quoted to them or has run out: they are shown the new amount before anything is paid. [MONEY-12]
 */
export const quotesAt = prepare((db, value: ValueOf<QuoteKey>) =>
  db
    .selectFrom("rate_quotes")
    .select(["rate_e6", "rounding", "quoted_at", "expires_at"])
    .where("account_id", "=", value("accountId"))
    .where("currency", "=", value("currency"))
    .where("rate_e6", "=", value("rate_e6"))
    .where(sql<boolean>`rounding = any(${value("roundings")}::text[])`)
    .where("expires_at", ">", value("now"))
    .orderBy("expires_at", "desc")
    .limit(1),
);
