import { addDays } from "../../kernel/business-time.ts";
import type { Cents, PaymentCurrency } from "../../kernel/money.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { CouponKind, Discount } from "./coupon.ts";
import type { WhyNotTaken } from "./why-not-taken.ts";

/** How people come by a coupon: from the page for it, with its code, or from staff only. [CPN-04] */
export const couponTakings = ["listed", "code", "issued"] as const;
export type CouponTaking = (typeof couponTakings)[number];

/** A coupon holds while its template does, or for so many days from the moment it was taken. [CPN-04] */
export const timeRules = ["window", "days"] as const;
export type TimeRule = (typeof timeRules)[number];

/** What a coupon is cut from. Amounts are cents of `currency`. [CPN-03] [CPN-04] [CPN-05] */
export interface CouponTemplate extends Discount {
  readonly kind: CouponKind;
  readonly taking: CouponTaking;
  readonly currency: PaymentCurrency;
  /** The least spend. */
  readonly start_value: Cents;
  readonly time_rule: TimeRule;
  /** Days from taking; null where the window itself holds. */
  readonly valid_days: number | null;
  /** From when to when it can be taken. */
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** How many there are. */
  readonly copies: number;
  /** How many an account may have of them in all, used ones among them. */
  readonly per_account: number;
}

export type TermsInvalid =
  | { readonly code: "coupon_value_invalid" }
  | { readonly code: "coupon_window_invalid" }
  | { readonly code: "coupon_copies_invalid" };

const whole_bp = 10_000;

/**
 * Terms that can be kept. Refuses `coupon_value_invalid` for nothing, for more than the whole and for a share without
 * a ceiling, `coupon_window_invalid` for an end before the start or no days, and `coupon_copies_invalid` for less than
 * one copy or less than one account may have. [CPN-03] [CPN-06]
 */
export function checkTerms(terms: CouponTemplate): Result<null, TermsInvalid> {
  const { discount_type, value, ceiling, time_rule, valid_days, copies, per_account } = terms;
  const isShare = discount_type === "percent";
  if (value <= 0 || (isShare ? value > whole_bp || !ceiling : ceiling !== null))
    return refuse({ code: "coupon_value_invalid" });
  const isCounted = time_rule === "days";
  if (terms.ends_at <= terms.starts_at || (isCounted ? !valid_days : valid_days !== null))
    return refuse({ code: "coupon_window_invalid" });
  if (per_account < 1 || copies < per_account) return refuse({ code: "coupon_copies_invalid" });
  return ok(null);
}

/** From when to when a coupon holds that is given now. [CPN-04] [CPN-15] */
export const periodOf = (
  { valid_days, starts_at, ends_at }: Pick<CouponTemplate, "valid_days" | "starts_at" | "ends_at">,
  now: Date,
): { readonly starts_at: Date; readonly ends_at: Date } =>
  valid_days === null
    ? { starts_at, ends_at }
    : { starts_at: now, ends_at: addDays(now, valid_days) };

/** What is known of whoever wants a coupon. */
export interface Taker {
  readonly currency: PaymentCurrency;
  /** How many of this template they were given already. */
  readonly held: number;
  readonly now: Date;
}

/**
 * Why somebody cannot have a coupon of a template now; null when they can: it is open, within its window, in their
 * currency, they have not all they may have, and there is one left. [CPN-15]
 */
export function whyNotTakeable(
  template: CouponTemplate & { readonly is_open: boolean; readonly issued: number },
  { currency, held, now }: Taker,
): WhyNotTaken | null {
  if (!template.is_open) return "closed";
  if (now < template.starts_at) return "not_started";
  if (now >= template.ends_at) return "over";
  if (currency !== template.currency) return "wrong_currency";
  if (held >= template.per_account) return "limit";
  return template.issued >= template.copies ? "gone" : null;
}
