import type { Rounding } from "./rounding.ts";
import { ok, refuse, type Result } from "./result.ts";

/** An amount in hundredths of its currency's unit, always a safe integer. [MONEY-01] */
export type Cents = number;

/** Payment-currency units per yuan, in millionths: 4.53 TWD per CNY is 4_530_000. */
export type Rate = number;

/** A hundredth of a percent: 52 % is 5_200. */
export type BasisPoints = number;

/** What amounts are in, with their symbols: yuan, and what customers of the regions pay in. [MONEY-03] [MONEY-06] [MONEY-08] */
export const currencySymbols = { CNY: "¥", TWD: "NT$", THB: "฿" } as const;
export type Currency = keyof typeof currencySymbols;
export type PaymentCurrency = Exclude<Currency, "CNY">;

/** How conversions are rounded until somebody sets it otherwise, and how shares and freight always are. [MONEY-05] */
export const defaultRounding: Rounding = "half_up";

/** How yuan becomes a payment currency: the rate, and what becomes of parts of a cent. */
export interface Conversion {
  readonly rate_e6: Rate;
  readonly rounding: Rounding;
}

const rateScale = 1_000_000n;
const wholeInBasisPoints = 10_000n;

/** The sum in cents; an amount that is no safe integer is a fault, not a rounding. [MONEY-09] */
export function sum(amounts: readonly Cents[]): Cents {
  return toCents(amounts.reduce((total, amount) => total + BigInt(amount), 0n));
}

/** `amount` times a whole `quantity`, in cents. */
export function multiply(amount: Cents, quantity: number): Cents {
  return toCents(BigInt(amount) * BigInt(quantity));
}

/** Cents of yuan turned into cents of the payment currency. [MONEY-05] [MONEY-09] */
export function convert(amount: Cents, { rate_e6, rounding }: Conversion): Cents {
  return toCents(divide(BigInt(amount) * BigInt(rate_e6), rateScale, rounding));
}

/** Cents of the payment currency as the cents of yuan they stand for. A rate is never 0. */
export function inYuan(amount: Cents, { rate_e6, rounding }: Conversion): Cents {
  return toCents(divide(BigInt(amount) * rateScale, BigInt(rate_e6), rounding));
}

/** A share of an amount, in cents; `share_bp` in hundredths of a percent. */
export function percentage(
  amount: Cents,
  share_bp: BasisPoints,
  rounding: Rounding = defaultRounding,
): Cents {
  return toCents(divide(BigInt(amount) * BigInt(share_bp), wholeInBasisPoints, rounding));
}

/** `amount` times `numerator / denominator`, in cents, for rates per kilogram or per cubic metre. */
export function proportion(
  amount: Cents,
  fraction: { readonly numerator: number; readonly denominator: number },
  rounding: Rounding,
): Cents {
  const product = BigInt(amount) * BigInt(fraction.numerator);
  return toCents(divide(product, BigInt(fraction.denominator), rounding));
}

/** The struck-through price beside a price: so much above it. [SRCH-20] [CONST-41] */
export function comparisonPrice(price: Cents, markup_bp: BasisPoints): Cents {
  return sum([price, percentage(price, markup_bp)]);
}

/**
 * Splits `total` by `weights` so that the parts add up to it: every part gets its whole cents, the
 * cents left over go to the largest remainders, earlier parts first. Weights that are all zero
 * count as equal.
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  if (weights.length === 0) throw new RangeError("there is nothing to allocate an amount to");
  if (weights.some((weight) => weight < 0)) throw new RangeError("a weight is negative");
  if (total < 0) return allocate(-total, weights).map((part) => 0 - part);
  if (weights.every((weight) => weight === 0))
    return allocate(
      total,
      weights.map(() => 1),
    );

  const whole = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  const parts = weights.map((weight, position) => {
    const product = BigInt(total) * BigInt(weight);
    return { position, cents: product / whole, remainder: product % whole };
  });
  const left = Number(parts.reduce((rest, part) => rest - part.cents, BigInt(total)));
  // Sorting leaves equals as they stood, so earlier parts come first.
  const favoured = new Set(
    parts
      .toSorted((a, b) => compare(b.remainder, a.remainder))
      .slice(0, left)
      .map((part) => part.position),
  );
  return parts.map((part) => toCents(part.cents) + (favoured.has(part.position) ? 1 : 0));
}

/** True for an amount without cents. */
export const isWholeUnits = (amount: Cents): boolean => amount % 100 === 0;

/** Limits are written in whole units of a currency; amounts are cents. */
export const wholeUnits = (units: number): Cents => toCents(BigInt(units) * 100n);

export interface AmountParts {
  /** U+2212 for a negative amount, else empty. */
  readonly sign: "" | "−";
  readonly symbol: string;
  /** Whole units, grouped by thousands. */
  readonly whole: string;
  /** Always two digits. */
  readonly cents: string;
}

/** The parts of a shown amount, for typography that sets symbol and cents smaller. [MONEY-02] */
export function splitAmount(amount: Cents, currency: Currency): AmountParts {
  const size = BigInt(Math.abs(amount));
  return {
    sign: amount < 0 ? "−" : "",
    symbol: currencySymbols[currency],
    whole: (size / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ","),
    cents: (size % 100n).toString().padStart(2, "0"),
  };
}

/** `NT$ 1,702.75`, in every language alike; no line ends between the two. [MONEY-02] [MONEY-03] */
export function formatAmount(amount: Cents, currency: Currency): string {
  const { sign, symbol, whole, cents } = splitAmount(amount, currency);
  return `${sign}${symbol}\u{A0}${whole}.${cents}`;
}

export type AmountInvalid = { readonly code: "amount_invalid" };

/**
 * A typed amount such as `1702.75` or `1,702.75` in cents. Refuses signs, more than two decimals
 * and anything else with `amount_invalid`. Full-width digits of an input method are read as digits.
 */
export function parseAmount(text: string): Result<Cents, AmountInvalid> {
  const written = text.normalize("NFKC").trim();
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/.test(written))
    return refuse({ code: "amount_invalid" });
  const cents = withoutPoint(written.replaceAll(",", ""), 2);
  return cents > BigInt(Number.MAX_SAFE_INTEGER)
    ? refuse({ code: "amount_invalid" })
    : ok(Number(cents));
}

/** `4530000` as `4.53`: at least two decimals, at most six. */
export function formatRate(rate: Rate): string {
  const whole = Math.trunc(rate / 1_000_000);
  const decimals = (rate % 1_000_000).toString().padStart(6, "0");
  return `${whole}.${decimals.replace(/0{1,4}$/, "")}`;
}

export type NotARate = { readonly code: "not_a_rate" };

/** A written rate as millionths; refuses zero, signs and more than six decimals. */
export function parseRate(text: string): Result<Rate, NotARate> {
  const written = text.trim();
  if (!/^\d{1,6}(?:\.\d{1,6})?$/.test(written)) return refuse({ code: "not_a_rate" });
  const rate = Number(withoutPoint(written, 6));
  return rate === 0 ? refuse({ code: "not_a_rate" }) : ok(rate);
}

/** A plain decimal in units of its last place: `4.5` of two places is 450. */
function withoutPoint(decimal: string, places: number): bigint {
  const [, decimals = ""] = decimal.split(".");
  return BigInt(decimal.replace(".", "") + "0".repeat(places - decimals.length));
}

function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator <= 0n) throw new RangeError("the denominator must be above zero");
  if (numerator < 0n) return -divide(-numerator, denominator, rounding);
  const quotient = numerator / denominator;
  const remainder = numerator % denominator;
  const left = { half: compare(remainder * 2n, denominator), isOdd: quotient % 2n === 1n };
  return remainder > 0n && roundsUp[rounding](left) ? quotient + 1n : quotient;
}

/** Whether a remainder, set against one half, takes the quotient before it to the next. */
const roundsUp = {
  up: () => true,
  down: () => false,
  half_up: ({ half }) => half >= 0,
  half_even: ({ half, isOdd }) => half > 0 || (half === 0 && isOdd),
} as const satisfies Record<Rounding, (left: { half: -1 | 0 | 1; isOdd: boolean }) => boolean>;

function compare(a: bigint, b: bigint): -1 | 0 | 1 {
  return a < b ? -1 : a > b ? 1 : 0;
}

function toCents(amount: bigint): Cents {
  const cents = Number(amount);
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${amount} cents is no safe amount`);
  return cents;
}
