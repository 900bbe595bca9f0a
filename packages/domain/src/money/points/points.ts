import { percentage, type Cents } from "./money.ts";
import { ok, refuse, type Result } from "./result.ts";

/** How points are earned and spent. Configuration; these are the defaults. */
export interface PointsRule {
  /** Cents of the payment currency that earn one point. */
  readonly cents_per_earned_point: Cents;
  /** What one point takes off a payment, in cents. */
  readonly cents_per_spent_point: Cents;
  /** The largest share of a payment that points may cover. */
  readonly spendable_share_bp: number;
}

export const defaultPointsRule: PointsRule = {
  cents_per_earned_point: 100_00,
  cents_per_spent_point: 10,
  spendable_share_bp: 2_000,
};

/** Points for a completed order of so many cents; parts of a point are not granted. */
export const earnedPoints = (paid: Cents, rule: PointsRule = defaultPointsRule): number =>
  Math.max(0, Math.floor(paid / rule.cents_per_earned_point));

/** The most points a payment takes from a holder. */
export function spendablePoints(
  held: number,
  payment: Cents,
  rule: PointsRule = defaultPointsRule,
): number {
  const coverable = percentage(payment, rule.spendable_share_bp, "down");
  return Math.max(0, Math.min(held, Math.floor(coverable / rule.cents_per_spent_point)));
}

export type PointsInsufficient = {
  readonly code: "points_insufficient";
  readonly values: { readonly most: number };
};

/**
 * What so many points take off a payment, in cents. Refuses `points_insufficient`, naming the most
 * one may use, for more than are held or than the share allows. [PTS-03]
 */
export function redeemPoints(
  wanted: number,
  holding: { readonly held: number; readonly payment: Cents },
  rule: PointsRule = defaultPointsRule,
): Result<Cents, PointsInsufficient> {
  const most = spendablePoints(holding.held, holding.payment, rule);
  const isPossible = Number.isSafeInteger(wanted) && wanted >= 0 && wanted <= most;
  return isPossible
    ? ok(wanted * rule.cents_per_spent_point)
    : refuse({ code: "points_insufficient", values: { most } });
}
