import { proportion, type Cents } from "../../kernel/money.ts";
import { type PaidCharge, paidForGoods } from "../refunds/refund-shares.ts";

export interface FallenPrice {
  readonly charges: readonly PaidCharge[];
  readonly line: string;
  /** Pieces that were ordered, and those that are still to be had. */
  readonly num: number;
  readonly pieces: number;
  /** CNY cents a piece: what was paid so far, and what the seller asks today. */
  readonly paid_price: Cents;
  readonly price: Cents;
}

/**
 * What of a line's goods comes back because their price fell: its share of what was paid for them, the coupon's part
 * off. Cents of the payment currency, rounded half up; nothing for a price that did not fall.
 */
export function fallOfPrice({ charges, line, num, pieces, paid_price, price }: FallenPrice): Cents {
  if (price >= paid_price) return 0;
  const fraction = { numerator: (paid_price - price) * pieces, denominator: paid_price * num };
  return proportion(paidForGoods(charges, line), fraction, "half_up");
}
