import type { Cents } from "../../kernel/money.ts";

/**
 * What a claim that decided itself goes by: the parcel weighed clearly less when it arrived than when it left, or nobody scanned it
 * for days.
 */
export const claimClauses = ["weight_lost", "no_scan"] as const;
export type ClaimClause = (typeof claimClauses)[number];

export interface ClaimToDecide {
  /** The clause whose facts opened it and hold still; undefined where somebody made it, or where they hold no more. */
  readonly holding: ClaimClause | undefined;
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
  { holding, share_bp, amount, cny, isOfStaff }: ClaimToDecide,
  limits: OwnDecisions,
  spent_cny: Cents,
): ClaimClause | undefined {
  if (share_bp === 0 || amount === 0 || isOfStaff) return undefined;
  return fitsOwnDecisions(cny, limits, spent_cny) ? holding : undefined;
}

/** Whether one more may go out by itself: not above the limit of one, nor with it above that of a day. Cents of yuan. */
export const fitsOwnDecisions = (
  cny: Cents,
  { claim_auto_cny, claim_auto_day_cny }: OwnDecisions,
  spent_cny: Cents,
): boolean => cny <= claim_auto_cny && spent_cny + cny <= claim_auto_day_cny;
