import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryCouponList } from "@sampan/contract/money/coupons";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { endsNow } from "./coupon-ends.ts";
import { findCoupons } from "./coupon-queries.ts";
import { describeCoupon } from "./describe-coupon.ts";

type Call = typeof queryCouponList;

/** The customer's coupons: unused, used and expired apart, or all of them. [API-97] [CPN-12] */
export async function listCoupons(
  db: Db,
  { state, kind, order, page, page_size }: InputOf<Call>,
  caller: CustomerCaller,
): Promise<Result<OutputOf<Call>, never>> {
  const rows = await findCoupons(db, {
    accountId: caller.customer.id,
    state,
    kind,
    order,
    ends: endsNow(caller.now, caller),
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  return ok({
    datalist: rows.map((row) => describeCoupon(row, caller)),
    total: rows[0]?.total ?? 0,
  });
}
