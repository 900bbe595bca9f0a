import { convert, multiply, type Cents, type Conversion } from "../../kernel/money.ts";
import type { Limits } from "../../kernel/settings/limits.ts";

export interface PricesOfLine {
  /** CNY cents a piece: what the customer paid so far, and what the seller asks today. Both above 0. */
  readonly paid_price: Cents;
  readonly price: Cents;
  /** Pieces that are still to be had. */
  readonly pieces: number;
  /** As the order was paid. */
  readonly conversion: Conversion;
}

export type PriceVerdict =
  | { readonly kind: "same" }
  | { readonly kind: "absorbed" }
  /** Cents of the payment currency that the customer is asked for. */
  | { readonly kind: "asked"; readonly amount: Cents }
  | { readonly kind: "fallen" };

/**
 * What a seller's price of today means for a line that is paid: a rise up to the set share of what was paid is ours,
 * and so is one too small to come to a cent of the payment currency; above it the customer is asked for all of the
 * rise, at the rate they paid at. A fall is theirs.
 */
export function judgePriceChange(
  { paid_price, price, pieces, conversion }: PricesOfLine,
  { absorbed_rise_bp }: Pick<Limits, "absorbed_rise_bp">,
): PriceVerdict {
  if (price < paid_price) return { kind: "fallen" };
  if (price === paid_price) return { kind: "same" };
  if (isWithinRise({ paid_price, price }, absorbed_rise_bp)) return { kind: "absorbed" };
  const amount = convert(multiply(price - paid_price, pieces), conversion);
  return amount > 0 ? { kind: "asked", amount } : { kind: "absorbed" };
}

/** Whether a price is at most so many hundredths of a percent above another; exact, nothing is rounded. */
export const isWithinRise = (
  { paid_price, price }: Pick<PricesOfLine, "paid_price" | "price">,
  rise_bp: number,
): boolean =>
  (BigInt(price) - BigInt(paid_price)) * 10_000n <= BigInt(paid_price) * BigInt(rise_bp);
