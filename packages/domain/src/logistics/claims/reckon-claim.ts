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

export interface MorePieces extends ClaimToReckon {
  /** Pieces that were paid for already, and what was paid of them. */
  readonly before: { readonly pieces: number; readonly amount: Cents };
}

/**
 * What more pieces of a claim come to that was paid for some: the insured share of all of them together without what went out for the
 * first, so that both never pay more than the share; not more than is left, and nothing where that is less.
 */
export function reckonMore({ before, pieces, left, ...line }: MorePieces): ReckonedClaim {
  const all = { ...line, pieces: before.pieces + pieces, left: Number.MAX_SAFE_INTEGER };
  const both = reckonClaim(all);
  const first = reckonClaim({ ...all, pieces: before.pieces });
  return {
    goods: both.goods - first.goods,
    amount: Math.max(0, Math.min(both.amount - before.amount, left)),
  };
}
