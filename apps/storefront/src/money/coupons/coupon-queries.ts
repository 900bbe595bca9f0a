import { query, queryPages } from "@sampan/client/query";
import { queryCouponList } from "@sampan/contract/money/coupons";

export const couponStates = ["unused", "used", "expired"] as const;
export type CouponState = (typeof couponStates)[number];

/** Coupons of one state, a page at a time. [CPN-12] */
export const couponsQuery = (state: CouponState) =>
  queryPages(queryCouponList, { state }, { asksLogin: true });

/** How many can be used now: `total` of a page that holds next to nothing. */
export const couponCountQuery = query(queryCouponList, { state: "unused", page_size: 1 });
