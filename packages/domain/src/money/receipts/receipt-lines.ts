import { allocate, proportion, sum, type Cents } from "../../kernel/money.ts";
import type { ChargedKind } from "../../kernel/charge-kinds.ts";

/** A row of charges as it was paid, before what stood for cash. Cents; below zero for what was paid in advance. */
export interface PaidRow {
  readonly kind: ChargedKind;
  /** What goods are called, or whose freight it is. */
  readonly name?: string | undefined;
  readonly num?: number | undefined;
  readonly amount: Cents;
}

/** What stood for cash, each at or above zero. Cents. */
export interface Reductions {
  /** The coupon of the order: off everything. */
  readonly coupon: Cents;
  /** The freight coupon: off international freight first. */
  readonly freight_coupon: Cents;
  readonly bonus: Cents;
  readonly points: Cents;
}

/** What was really paid for a row, above zero. Cents. */
export type ReceiptLine = Omit<PaidRow, "amount"> & { readonly amount: Cents };

export interface ReceiptSum {
  readonly lines: readonly ReceiptLine[];
  /** The sum of the lines. */
  readonly exact: Cents;
  /** What the receipt says. */
  readonly amount: Cents;
  /** `amount` less `exact`: what the rounding added, or took where it is below zero. */
  readonly rounding: Cents;
}

/**
 * What was paid row by row. An advance and every reduction are spread over the rows they reduce, in the proportion of
 * what is left of each, so that the rows add up to what was paid, to the cent, and none falls below nothing. Throws
 * where more was taken off than there is: no payment is composed like that.
 */
export function linesOfPayment(rows: readonly PaidRow[], reduced: Reductions): ReceiptLine[] {
  const charged = rows.map(({ amount }) => Math.max(0, amount));
  const advance = sum(charged) - sum(rows.map(({ amount }) => amount));
  const isFreight = rows.map(({ kind }) => kind === "international_freight");

  let left = takeOff(charged, advance);
  const freight = left.map((amount, at) => (isFreight[at] ? amount : 0));
  const fromFreight = Math.min(reduced.freight_coupon, sum(freight));
  const afterCoupon = takeOff(freight, fromFreight);
  left = left.map((amount, at) => (isFreight[at] ? (afterCoupon[at] ?? 0) : amount));
  const rest = reduced.freight_coupon - fromFreight;
  left = takeOff(left, sum([rest, reduced.coupon, reduced.bonus, reduced.points]));
  return rows.flatMap((row, at) => {
    const amount = left[at] ?? 0;
    return amount === 0 ? [] : [{ ...row, amount }];
  });
}

/** The lines that a receipt is for, of those kinds, and its total: rounded half up once to a multiple of `unit` cents. */
export function sumOfReceipt(
  paid: readonly ReceiptLine[],
  { covered, unit }: { readonly covered: ReadonlySet<ChargedKind>; readonly unit: Cents },
): ReceiptSum {
  const lines = paid.filter(({ kind }) => covered.has(kind));
  const exact = sum(lines.map(({ amount }) => amount));
  const amount = roundTo(exact, unit);
  return { lines, exact, amount, rounding: amount - exact };
}

/**
 * What an allowance takes off after so much was paid back in all: the share of the receipt in what was paid, rounded
 * like the receipt, less what earlier allowances took, and never more than is left. Cents.
 */
export function allowanceAfter(refunded: Cents, receipt: AllowedReceipt): Cents {
  const { paid, amount, allowed, unit } = receipt;
  if (refunded >= paid) return amount - allowed;
  const share = proportion(amount, { numerator: refunded, denominator: paid }, "half_up");
  return Math.max(0, Math.min(roundTo(share, unit), amount) - allowed);
}

export interface AllowedReceipt {
  /** Everything that was paid with it, covered or not. */
  readonly paid: Cents;
  readonly amount: Cents;
  /** What allowances took off already. */
  readonly allowed: Cents;
  readonly unit: Cents;
}

const roundTo = (amount: Cents, unit: Cents): Cents =>
  proportion(amount, { numerator: 1, denominator: unit }, "half_up") * unit;

function takeOff(amounts: readonly Cents[], taken: Cents): Cents[] {
  const all = sum(amounts);
  if (taken > all) throw new RangeError(`${taken} cents are taken off ${all}`);
  if (taken === 0) return [...amounts];
  const parts = allocate(taken, amounts);
  return amounts.map((amount, at) => amount - (parts[at] ?? 0));
}
