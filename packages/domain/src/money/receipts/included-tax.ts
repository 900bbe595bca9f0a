import { proportion, type BasisPoints, type Cents } from "../../kernel/money.ts";

/** What a price that includes the tax is made of; the two add up to it. Cents. */
export interface SplitTax {
  readonly net: Cents;
  readonly tax: Cents;
}

/**
 * Takes the tax out of a price that includes it: the price without it is rounded half up to a multiple of `unit`
 * cents, and the tax is the rest. Thailand counts in satang, a Taiwanese company invoice in whole dollars.
 */
export function splitIncludedTax(
  amount: Cents,
  { tax_bp, unit = 1 }: { readonly tax_bp: BasisPoints; readonly unit?: Cents },
): SplitTax {
  const whole = 10_000;
  const denominator = (whole + tax_bp) * unit;
  const net = proportion(amount, { numerator: whole, denominator }, "half_up") * unit;
  return { net, tax: amount - net };
}
