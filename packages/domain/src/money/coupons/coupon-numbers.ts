import type { CouponKind, DiscountType } from "./coupon.ts";
import type { CouponTaking, TimeRule } from "./coupon-template.ts";

/** What templates say on the wire, in numbers. [CPN-03] [CPN-04] [CPN-06] */
export const popcornTypes = { general: 1, freight: 2 } as const satisfies Record<
  CouponKind,
  number
>;
export const ruleTypes = { listed: 1, code: 2, issued: 3 } as const satisfies Record<
  CouponTaking,
  number
>;
export const timeRuleNumbers = { window: 1, days: 2 } as const satisfies Record<TimeRule, number>;
export const discountTypeNumbers = { amount: 1, percent: 2 } as const satisfies Record<
  DiscountType,
  number
>;
