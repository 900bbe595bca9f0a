import { takenOff, type Coupon } from "../../money/coupons/coupon.ts";
import type { Cents } from "../../kernel/money.ts";
import type { Charge } from "./charge.ts";
import { numbersOf, type ChargeRule, type CouponToCharge } from "./charge-rule.ts";

/**
 * A coupon as an order is charged by it. What a share comes to is known when the goods are paid, so its charge has no
 * amount until then. [CPN-06]
 */
export const couponToCharge = (
  { discount_type, start_value, value, ceiling }: Coupon,
  discount: Cents,
): CouponToCharge =>
  discount_type === "percent"
    ? { amount: null, values: { start_value, share_bp: value, ceiling: ceiling ?? 0 } }
    : { amount: discount, values: { start_value, value } };

/** What a coupon's charge comes to beside goods of so many cents; at or below zero. [CPN-06] [CPN-09] */
export function couponAmount({ amount, reason }: Charge, goods: Cents): Cents {
  if (amount !== null) return amount;
  const { share_bp = 0, ceiling = 0 } = numbersOf(reason);
  return 0 - takenOff({ discount_type: "percent", value: share_bp, ceiling }, goods);
}

/** What the general coupon takes off the first instalment: at most what there is. [CPN-09] */
export const coupon: ChargeRule = {
  reckon: ({ coupon: held }) =>
    held === undefined || held.amount === 0
      ? []
      : [
          {
            kind: "coupon",
            instalment: "first",
            seller: null,
            line: null,
            cny: null,
            amount: held.amount === null ? null : -held.amount,
            reason: { figures: held.values },
          },
        ],
  explain: (charges) =>
    charges
      .filter(({ amount }) => amount !== 0)
      .map(({ amount, reason }) => ({
        key: "coupon",
        amount,
        reason: { key: "reduction", values: numbersOf(reason) },
      })),
};
