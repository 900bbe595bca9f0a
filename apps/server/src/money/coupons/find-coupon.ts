import type { Db } from "../../kernel/db/db.ts";
import type { Sendable } from "../../kernel/db/prepare.ts";
import type { Written } from "../../kernel/db/as-one.ts";
import {
  type CouponKey,
  type CouponRow,
  findCoupon as queryCoupon,
  heldCoupons,
} from "./coupon-queries.ts";

export type HeldCoupon = CouponRow;

/** A customer's own coupon, whatever its state; another's answers undefined like a missing one. */
export const findCoupon = (db: Db, key: CouponKey): Promise<HeldCoupon | undefined> =>
  queryCoupon(db, key);

/** The coupons a customer could still use, those that expire first in front, to be read with other things. */
export const usableCoupons = (key: {
  readonly accountId: number;
  readonly now: Date;
}): Sendable<HeldCoupon> => heldCoupons(key);

/** One that was read so. */
export const readCoupon = (coupon: Written<HeldCoupon>): HeldCoupon => ({
  ...coupon,
  starts_at: new Date(coupon.starts_at),
  ends_at: new Date(coupon.ends_at),
  granted_at: new Date(coupon.granted_at),
});
