import type { Currency, PaymentCurrency } from "./money.ts";
import { regionFacts, regions, type Region } from "./regions.ts";

/** One of something for each region. */
export const byRegion = <Of>(make: (region: Region) => Of) =>
  Object.fromEntries(regions.map((region) => [region, make(region)])) as Record<Region, Of>;

export const paymentCurrencies: readonly PaymentCurrency[] = [
  ...new Set(regions.map((region) => regionFacts[region].currency)),
];

/** False where providers of online payments take whole units of the currency only. */
export const paysCents = (currency: PaymentCurrency): boolean =>
  !regions.some(
    (region) => regionFacts[region].currency === currency && !regionFacts[region].paysCents,
  );

/** One of something for each currency that customers pay in. */
export const byCurrency = <Of>(make: (currency: PaymentCurrency) => Of) =>
  Object.fromEntries(paymentCurrencies.map((currency) => [currency, make(currency)])) as Record<
    PaymentCurrency,
    Of
  >;

export const currencies: readonly Currency[] = ["CNY", ...paymentCurrencies];
