import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Result } from "@sampan/domain/kernel/result";
import type { SourceFailure } from "../outbound/source-failure.ts";

/** How much of `currency` one yuan buys at the middle of the market, in millionths (4 440 000 = 4.44). */
export interface RateQuote {
  readonly currency: PaymentCurrency;
  readonly mid_e6: number;
}

export interface RateSheet {
  readonly quotes: readonly RateQuote[];
  /** When the source published these rates, or when we asked if it does not say. */
  readonly as_of: Date;
}

export interface RateFeed {
  readonly name: "bank_of_taiwan" | "open_er_api";
  fetchRates(): Promise<Result<RateSheet, SourceFailure>>;
}
