import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { CustomerRate } from "./find-rates.ts";

/**
 * The rate that holds at a moment, of rates in the order of `findRates`; undefined before the first one was ever
 * recorded. [BO-34]
 */
export const rateAt = (
  rates: readonly CustomerRate[],
  currency: PaymentCurrency,
  moment: Date,
): CustomerRate | undefined =>
  rates.find(
    (rate) =>
      rate.currency === currency &&
      rate.valid_from <= moment &&
      (rate.valid_until === null || rate.valid_until > moment),
  );
