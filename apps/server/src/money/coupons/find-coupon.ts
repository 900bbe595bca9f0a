import type { Db } from "../../kernel/db/db.ts";
import type { Sendable } from "../../kernel/db/prepare.ts";
import type { Written } from "../../kernel/db/as-one.ts";
import { endsNow, type EndsOf, withEnd } from "./coupon-ends.ts";
import {
  type CouponKey,
  type CouponRow,
  findCoupon as queryCoupon,
  heldCoupons,
} from "./coupon-queries.ts";

export type HeldCoupon = CouponRow;

/** A customer's own coupon with the end it really has, whatever its state; another's answers undefined like a missing one. */
export async function findCoupon(
  db: Db,
  key: CouponKey,
  of: EndsOf,
): Promise<HeldCoupon | undefined> {
  const coupon = await queryCoupon(db, key);
  return coupon && withEnd(coupon, of);
}

/** The coupons a customer could still use, those that expire first in front, to be read with other things. */
export const usableCoupons = (
  { accountId, now }: { readonly accountId: number; readonly now: Date },
  of: EndsOf,
): Sendable<HeldCoupon> => heldCoupons({ accountId, ...endsNow(now, of) });

/** One that was read so, with the end it really has. */
export const readCoupon = (coupon: Written<HeldCoupon>, of: EndsOf): HeldCoupon =>
  withEnd(
    {
      ...coupon,
      starts_at: new Date(coupon.starts_at),
      ends_at: new Date(coupon.ends_at),
      granted_at: new Date(coupon.granted_at),
    },
    of,
  );
