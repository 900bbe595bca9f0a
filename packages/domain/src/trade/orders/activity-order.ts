import type { Cents } from "../../kernel/money.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";

/** A price that a campaign gives goods in its window, CNY cents a piece. */
export interface CampaignPrice {
  readonly id: number;
  readonly price: Cents;
}

interface PricedLine {
  readonly price: Cents;
  readonly campaign: CampaignPrice | null;
}

/**
 * The campaign of an order: that of the first of its goods that cost what a campaign says. Null for goods that a
 * promotion or a tier of their own makes as cheap or cheaper than no campaign would. [CHK-24]
 */
export const campaignOf = (lines: readonly PricedLine[]): number | null =>
  lines.find(({ price, campaign }) => campaign !== null && campaign.price === price)?.campaign
    ?.id ?? null;

export type ActivityCapExceeded = {
  readonly code: "activity_cap_exceeded";
  readonly values: { readonly cap: number; readonly amount: number };
};

/**
 * Whether an activity order is small enough: its goods, those without an activity price included, in cents of the
 * payment currency, against so many whole units of it. Refuses `activity_cap_exceeded` with both, in cents.
 * [CHK-24] [CONST-21]
 */
export function checkActivityCap(
  { isActivity, goods }: { readonly isActivity: boolean; readonly goods: Cents },
  cap_units: number,
): Result<null, ActivityCapExceeded> {
  const cap = cap_units * 100;
  return !isActivity || goods <= cap
    ? ok(null)
    : refuse({ code: "activity_cap_exceeded", values: { cap, amount: goods } });
}
