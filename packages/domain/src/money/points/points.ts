import { percentage, wholeUnits, type Cents } from "../../kernel/money.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Limits } from "../../kernel/settings/limits.ts";

/** How points are earned and spent. [PTS-03] */
export interface PointsRule {
  /** Cents of the payment currency that earn one point. */
  readonly cents_per_earned_point: Cents;
  /** What one point takes off a payment, in cents. */
  readonly cents_per_spent_point: Cents;
  /** The largest share of a payment that points may cover. */
  readonly spendable_share_bp: number;
}

/** The rule as the settings say it now. [PTS-03] */
export const pointsRuleOf = (
  limits: Pick<Limits, "points_earned_per_units" | "points_worth_cents" | "points_share_bp">,
): PointsRule => ({
  cents_per_earned_point: wholeUnits(limits.points_earned_per_units),
  cents_per_spent_point: limits.points_worth_cents,
  spendable_share_bp: limits.points_share_bp,
});

/** Points for a completed order of so many cents; parts of a point are not granted. */
export const earnedPoints = (paid: Cents, rule: PointsRule): number =>
  Math.max(0, Math.floor(paid / rule.cents_per_earned_point));

/** The most points a payment takes from a holder. */
export function spendablePoints(held: number, payment: Cents, rule: PointsRule): number {
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
  rule: PointsRule,
): Result<Cents, PointsInsufficient> {
  const most = spendablePoints(holding.held, holding.payment, rule);
  const isPossible = Number.isSafeInteger(wanted) && wanted >= 0 && wanted <= most;
  return isPossible
    ? ok(wanted * rule.cents_per_spent_point)
    : refuse({ code: "points_insufficient", values: { most } });
}
