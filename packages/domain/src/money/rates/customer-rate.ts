import { percentage, sum, type BasisPoints, type Rate } from "../../kernel/money.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";

/** How far a rate that somebody types may be from the market: a typed figure stays plausible. [BO-34] */
const far_off_bp = 2_000;

/** People are shown four decimals, so they pay at four decimals: what they see is what is reckoned with. */
const shown_e6 = 100;

/** What a customer pays for one yuan: the middle of the market and the margin, at four decimals. [MONEY-05] */
export function customerRate(mid_e6: Rate, margin_bp: BasisPoints): Rate {
  const exact_e6 = sum([mid_e6, percentage(mid_e6, margin_bp)]);
  return Math.round(exact_e6 / shown_e6) * shown_e6;
}

export interface TypedRate {
  readonly mid_e6: Rate;
  /** What the feeds said last; undefined before they ever answered. */
  readonly market_e6: Rate | undefined;
  readonly from: Date;
  /** Null for a rate that holds until somebody ends it. */
  readonly until: Date | null;
  readonly now: Date;
}

export type TypedRateRefusal =
  | { readonly code: "rate_far_off"; readonly values: { readonly percent: number } }
  | { readonly code: "rate_period_invalid" };

/**
 * Judges a rate that somebody typed. Refuses `rate_period_invalid` for one that ends before it begins or
 * would have held in the past, and `rate_far_off` for one that a slipped decimal point made. [BO-34]
 */
export function checkTypedRate({
  mid_e6,
  market_e6,
  from,
  until,
  now,
}: TypedRate): Result<null, TypedRateRefusal> {
  if (from < now || (until && until <= from)) return refuse({ code: "rate_period_invalid" });
  const allowed = percentage(market_e6 ?? mid_e6, far_off_bp);
  if (Math.abs(mid_e6 - (market_e6 ?? mid_e6)) > allowed)
    return refuse({ code: "rate_far_off", values: { percent: far_off_bp / 100 } });
  return ok(null);
}
