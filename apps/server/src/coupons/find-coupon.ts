import type { Db } from "../db/db.ts";
import { findCoupon as queryCoupon, findHeldCoupons, type CouponRow } from "./coupon-queries.ts";

export type HeldCoupon = CouponRow;

/** A customer's own coupon, whatever its state; another's answers undefined like a missing one. */
export const findCoupon = (
  db: Db,
  key: { readonly couponId: number; readonly accountId: number },
): Promise<HeldCoupon | undefined> => queryCoupon(db, key);

/** The coupons a customer could still use, those that expire first in front. */
export const findUsableCoupons = (
  db: Db,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
): Promise<HeldCoupon[]> => findHeldCoupons(db, accountId, now);
