import type { Cents } from "../../kernel/money.ts";

/** What a claim that decided itself goes by: the parcel weighed clearly less when it arrived than when it left. */
export const claimClauses = ["weight_lost"] as const;
export type ClaimClause = (typeof claimClauses)[number];

export interface ClaimToDecide {
  /** A parcel opened it whose weight at arrival differs from that at departure by more than scales explain. */
  readonly isByWeight: boolean;
  /** What insurance pays of it; 0 without one. */
  readonly share_bp: number;
  /** What it comes to: cents of the payment currency, and of yuan. */
  readonly amount: Cents;
  readonly cny: Cents;
  /** An account of somebody who works here. */
  readonly isOfStaff: boolean;
}

export interface OwnDecisions {
  /** Most that one claim pays by itself, cents of yuan; 0 lets none. */
  readonly claim_auto_cny: Cents;
  /** Most that all of a day pay by themselves. */
  readonly claim_auto_day_cny: Cents;
}

/**
 * The clause by which a claim pays by itself, `spent_cny` having gone out that way in the last day; undefined where a person
 * looks: without insurance, above a limit, for one of us, and wherever facts do not say enough.
 */
export function clauseOf(
  { isByWeight, share_bp, amount, cny, isOfStaff }: ClaimToDecide,
  { claim_auto_cny, claim_auto_day_cny }: OwnDecisions,
  spent_cny: Cents,
): ClaimClause | undefined {
  if (!isByWeight || share_bp === 0 || amount === 0 || isOfStaff) return undefined;
  if (cny > claim_auto_cny || spent_cny + cny > claim_auto_day_cny) return undefined;
  return "weight_lost";
}
