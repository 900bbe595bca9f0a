import { percentage, proportion, type BasisPoints, type Cents } from "../../kernel/money.ts";

export interface ClaimToReckon {
  /** What was paid for the line's goods, freight and fees left out. Cents of the payment currency. */
  readonly paid: Cents;
  readonly num: number;
  /** Pieces that are claimed. */
  readonly pieces: number;
  /** What the order's insurance pays of them; 0 without one. */
  readonly share_bp: BasisPoints;
  /** What is left of what was paid for the line and for its order. */
  readonly left: Cents;
}

export interface ReckonedClaim {
  /** What was paid for the claimed pieces' goods. */
  readonly goods: Cents;
  /** What the insurance pays of them, never more than is left. */
  readonly amount: Cents;
}

/**
 * What a claim comes to, in cents of the payment currency: the insured share of what was paid for the goods of its
 * pieces, without freight. Half a cent goes to the customer. [CLM-13] [CLM-14] [CLM-15] [CLM-16]
 */
export function reckonClaim({ paid, num, pieces, share_bp, left }: ClaimToReckon): ReckonedClaim {
  const goods = proportion(paid, { numerator: pieces, denominator: num }, "half_up");
  return { goods, amount: Math.min(percentage(goods, share_bp, "half_up"), left) };
}
