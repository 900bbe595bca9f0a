import type { PaymentCurrency } from "./money.ts";

/**
 * What every page and every sum needs to know of a region. A region lives here and in `people/regions/<name>.ts`, which
 * holds the forms of its numbers, its addresses and what its charges are called; nothing else spells its code.
 */
interface RegionFacts {
  /** What customers there pay in. [MONEY-06] [MONEY-08] */
  readonly currency: PaymentCurrency;
  /** False where providers of online payments take whole units only. */
  readonly paysCents: boolean;
  /** IANA zone; rules that speak of a day mean the day there. */
  readonly zone: string;
  /** What a postal code looks like, unless staff set another. [ADDR-04] [CONST-04] */
  readonly postalCode: string;
}

export const regionFacts = {
  TW: {
    currency: "TWD",
    paysCents: false,
    zone: "Asia/Taipei",
    postalCode: "^[0-9]{5}$",
  },
  TH: {
    currency: "THB",
    paysCents: true,
    zone: "Asia/Bangkok",
    postalCode: "^[0-9]{5}$",
  },
} as const satisfies Readonly<Record<string, RegionFacts>>;

/** Where a customer lives; it decides the currency they pay in, never the language. [NFR-10] */
export type Region = keyof typeof regionFacts;

/** In the order in which they are offered. */
export const regions = Object.keys(regionFacts) as Region[];

/** Where people are thought to be until they say, unless staff set another. */
export const defaultRegion: Region = "TW";

export const isRegion = (value: unknown): value is Region =>
  regions.some((region) => region === value);
