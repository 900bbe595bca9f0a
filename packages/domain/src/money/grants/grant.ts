/** What staff give away: coupons of a template, cents of a red packet, or points. [BO-36] */
export const grantKinds = ["coupon", "bonus", "points"] as const;
export type GrantKind = (typeof grantKinds)[number];
