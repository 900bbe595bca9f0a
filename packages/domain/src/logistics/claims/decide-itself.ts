import type { Cents } from "../../kernel/money.ts";

/**
 * What a claim that decided itself goes by: the parcel weighed clearly less when it arrived than when it left, nobody scanned it
 * for days, or its customer claims damage and paid for a crate of which no picture was taken.
 */
export const claimClauses = ["weight_lost", "no_scan", "no_crate_photo"] as const;
export type ClaimClause = (typeof claimClauses)[number];

export interface ClaimToDecide {
  /** The clause whose facts it rests on and that hold still; undefined where there are none, or where they hold no more. */
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

export interface ClaimDecisions extends OwnDecisions {
  /** Most that damage in a crate without a picture pays by itself, cents of yuan; 0 lets none. That it is broken is its customer's word. */
  readonly claim_crate_cny: Cents;
}

/**
 * The clause by which a claim pays by itself, `spent_cny` having gone out that way in the last day; undefined where a person
 * looks: without insurance, above a limit, for one of us, and wherever facts do not say enough.
 */
export function clauseOf(
  { holding, share_bp, amount, cny, isOfStaff }: ClaimToDecide,
  limits: ClaimDecisions,
  spent_cny: Cents,
): ClaimClause | undefined {
  if (share_bp === 0 || amount === 0 || isOfStaff) return undefined;
  if (holding === "no_crate_photo" && cny > limits.claim_crate_cny) return undefined;
  return fitsOwnDecisions(cny, limits, spent_cny) ? holding : undefined;
}

/** Whether one more may go out by itself: not above the limit of one, nor with it above that of a day. Cents of yuan. */
export const fitsOwnDecisions = (
  cny: Cents,
  { claim_auto_cny, claim_auto_day_cny }: OwnDecisions,
  spent_cny: Cents,
): boolean => cny <= claim_auto_cny && spent_cny + cny <= claim_auto_day_cny;
