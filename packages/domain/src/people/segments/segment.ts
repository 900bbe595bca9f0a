import { regions, type Region } from "../../kernel/regions.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import { membershipTiers, type MembershipTier } from "../accounts/profile.ts";

/** Accounts that staff name one by one, or all that a rule fits. [BO-38] */
export const segmentKinds = ["list", "rule"] as const;
export type SegmentKind = (typeof segmentKinds)[number];

/** Whom a rule fits: whoever meets all that is asked. An empty list asks nothing. */
export interface SegmentRule {
  readonly tiers: readonly MembershipTier[];
  readonly regions: readonly Region[];
  /** Registered at this moment or later, as ISO text; null asks nothing. */
  readonly registered_from: string | null;
  /** Ordered nothing for so many days; null asks nothing. */
  readonly silent_days: number | null;
}

/**
 * A rule that asks something. Refuses `segment_rule_empty` for one that everybody fits, as whoever wrote it has
 * forgotten what they meant. [BO-38]
 */
export function checkRule(
  rule: SegmentRule,
): Result<null, { readonly code: "segment_rule_empty" }> {
  const narrows =
    (rule.tiers.length > 0 && rule.tiers.length < membershipTiers.length) ||
    (rule.regions.length > 0 && rule.regions.length < regions.length) ||
    rule.registered_from !== null ||
    rule.silent_days !== null;
  return narrows ? ok(null) : refuse({ code: "segment_rule_empty" });
}

/** Whether whoever it fits leaves it by ordering: what an order is priced by cannot hang on that. */
export const isFleeting = (rule: Pick<SegmentRule, "silent_days"> | null): boolean =>
  rule !== null && rule.silent_days !== null;
