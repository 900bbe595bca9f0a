import { percentage, type Cents, type PaymentCurrency } from "../../kernel/money.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";

/** A general coupon takes from the goods, a freight coupon from international freight. [CPN-01] */
export const couponKinds = ["general", "freight"] as const;
export type CouponKind = (typeof couponKinds)[number];

export const discountTypes = ["amount", "percent"] as const;
export type DiscountType = (typeof discountTypes)[number];

/** How much is taken off: so many cents, or a share of the spend with a ceiling. [CPN-06] */
export interface Discount {
  readonly discount_type: DiscountType;
  /** Cents, or basis points of the spend. */
  readonly value: Cents;
  /** The most a share comes to, cents; null for an amount. */
  readonly ceiling: Cents | null;
}

/** Cents of `currency`. [CPN-02] */
export interface Coupon extends Discount {
  readonly kind: CouponKind;
  readonly currency: PaymentCurrency;
  /** The least spend. */
  readonly start_value: Cents;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** What a coupon would be used on: goods for a general one, international freight for the other. */
export interface CouponUse {
  readonly kind: CouponKind;
  readonly currency: PaymentCurrency;
  readonly spend: Cents;
  readonly now: Date;
  /** An order at a campaign's prices, or a box with something of one: no coupon is used there. [CPN-14] */
  readonly isActivity?: boolean;
}

export const couponReasons = [
  "activity",
  "wrong_kind",
  "wrong_currency",
  "not_started",
  "expired",
  "below_start",
] as const;
export type CouponReason = (typeof couponReasons)[number];

export type CouponUnusable = {
  readonly code: "coupon_unusable";
  readonly values: { readonly reason: CouponReason };
};

/** The most a coupon takes off, whatever is spent: what it may cost. Cents. [CPN-02] */
export const mostOf = ({ value, ceiling }: Discount): Cents => ceiling ?? value;

/** What a discount comes to of a spend, in cents; never more than is spent. [CPN-06] [CPN-09] */
export const takenOff = (discount: Discount, spend: Cents): Cents =>
  Math.min(
    discount.discount_type === "percent" ? percentage(spend, discount.value) : discount.value,
    mostOf(discount),
    spend,
  );

/**
 * What a coupon takes off, in cents: its value, but never more than is spent. Refuses
 * `coupon_unusable` on an activity order, for another kind or currency, outside its dates, and below its least spend.
 * [CPN-09] [CPN-10] [CPN-11] [CPN-14]
 */
export function couponDiscount(coupon: Coupon, use: CouponUse): Result<Cents, CouponUnusable> {
  const reason = whyUnusable(coupon, use);
  return reason
    ? refuse({ code: "coupon_unusable", values: { reason } })
    : ok(takenOff(coupon, use.spend));
}

/** A coupon beside what it would do: what it takes off, or why it takes nothing. */
export interface JudgedCoupon<Held extends Coupon> {
  readonly coupon: Held;
  readonly discount: Cents;
  readonly reason: CouponReason | null;
}

/**
 * Coupons as they are proposed: the one that takes off most first, among equals the one that expires first, then
 * those that take off nothing, each with the reason. [CPN-09]
 */
export const judgeCoupons = <Held extends Coupon>(
  coupons: readonly Held[],
  use: CouponUse,
): JudgedCoupon<Held>[] =>
  coupons
    .map((coupon) => {
      const discount = couponDiscount(coupon, use);
      return discount.ok
        ? { coupon, discount: discount.value, reason: null }
        : { coupon, discount: 0, reason: discount.error.values.reason };
    })
    .toSorted(
      (a, b) => b.discount - a.discount || a.coupon.ends_at.getTime() - b.coupon.ends_at.getTime(),
    );

function whyUnusable(coupon: Coupon, use: CouponUse): CouponReason | undefined {
  if (use.isActivity) return "activity";
  if (coupon.kind !== use.kind) return "wrong_kind";
  if (coupon.currency !== use.currency) return "wrong_currency";
  if (use.now < coupon.starts_at) return "not_started";
  if (use.now >= coupon.ends_at) return "expired";
  // Nothing is taken off nothing: the coupon would be used up in vain.
  if (use.spend < coupon.start_value || takenOff(coupon, use.spend) === 0) return "below_start";
  return undefined;
}
