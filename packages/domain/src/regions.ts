import type { PaymentCurrency } from "./money.ts";

export const regions = ["TW", "TH"] as const;

/** Where a customer lives; it decides the currency they pay in, never the language. [NFR-10] */
export type Region = (typeof regions)[number];

/** [MONEY-06] [MONEY-08] */
export const currencyOfRegion = { TW: "TWD", TH: "THB" } as const satisfies Record<
  Region,
  PaymentCurrency
>;

/** IANA zones; rules that speak of a day mean the day there. */
export const zoneOfRegion = { TW: "Asia/Taipei", TH: "Asia/Bangkok" } as const satisfies Record<
  Region,
  string
>;

export const isRegion = (value: unknown): value is Region =>
  regions.some((region) => region === value);
