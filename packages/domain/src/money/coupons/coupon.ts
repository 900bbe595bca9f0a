import type { Cents, PaymentCurrency } from "../../kernel/money.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";

/** A general coupon takes from the goods, a freight coupon from international freight. [CPN-01] */
export const couponKinds = ["general", "freight"] as const;
export type CouponKind = (typeof couponKinds)[number];

/** Cents of `currency`. [CPN-02] */
export interface Coupon {
  readonly kind: CouponKind;
  readonly currency: PaymentCurrency;
  /** The least spend. */
  readonly start_value: Cents;
  /** The most it takes off. */
  readonly value: Cents;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** What a coupon would be used on: goods for a general one, international freight for the other. */
export interface CouponUse {
  readonly kind: CouponKind;
  readonly currency: PaymentCurrency;
  readonly spend: Cents;
  readonly now: Date;
}

export type CouponUnusable = {
  readonly code: "coupon_unusable";
  readonly values: {
    readonly reason: "wrong_kind" | "wrong_currency" | "not_started" | "expired" | "below_start";
  };
};

/**
 * What a coupon takes off, in cents: its value, but never more than is spent. Refuses
 * `coupon_unusable` for another kind or currency, outside its dates, and below its least spend.
 * [CPN-09] [CPN-10] [CPN-11]
 */
export function couponDiscount(coupon: Coupon, use: CouponUse): Result<Cents, CouponUnusable> {
  const reason = whyUnusable(coupon, use);
  return reason
    ? refuse({ code: "coupon_unusable", values: { reason } })
    : ok(Math.min(coupon.value, use.spend));
}

/** The coupon that takes off most, and among equals the one that expires first. */
export function bestCoupon<Held extends Coupon>(
  coupons: readonly Held[],
  use: CouponUse,
): Held | undefined {
  return coupons
    .flatMap((coupon) => {
      const discount = couponDiscount(coupon, use);
      return discount.ok ? [{ coupon, discount: discount.value }] : [];
    })
    .toSorted(
      (a, b) => b.discount - a.discount || a.coupon.ends_at.getTime() - b.coupon.ends_at.getTime(),
    )[0]?.coupon;
}

function whyUnusable(coupon: Coupon, use: CouponUse) {
  if (coupon.kind !== use.kind) return "wrong_kind";
  if (coupon.currency !== use.currency) return "wrong_currency";
  if (use.now < coupon.starts_at) return "not_started";
  if (use.now >= coupon.ends_at) return "expired";
  // Nothing is taken off nothing: the coupon would be used up in vain.
  if (use.spend < coupon.start_value || use.spend === 0) return "below_start";
  return undefined;
}
