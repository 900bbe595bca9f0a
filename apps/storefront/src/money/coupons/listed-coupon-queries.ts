import { query, queryPages } from "@sampan/client/query";
import {
  getCouponDetail,
  queryCouponList,
  queryCouponOffers,
} from "@sampan/contract/money/coupons";

/** Everything that ever came, the newest first. [RT-16] */
export const receivedCouponsQuery = queryPages(
  queryCouponList,
  { order: "granted" },
  { asksLogin: true },
);

/** Those for goods that can still be used. [RT-80] */
export const discountCouponsQuery = queryPages(
  queryCouponList,
  { kind: "general", state: "unused" },
  { asksLogin: true },
);

/** What the customer may take now. [RT-93] */
export const couponOffersQuery = queryPages(queryCouponOffers, {}, { asksLogin: true });

/** The terms behind a code, for anybody. [RT-28] */
export const couponDetailQuery = (code: string) => query(getCouponDetail, { code });
