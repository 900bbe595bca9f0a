import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryCouponList } from "@sampan/contract/money/coupons";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { findCoupons, type CouponRow } from "./coupon-queries.ts";
import { textIn } from "../../kernel/say/text-in.ts";

type Call = typeof queryCouponList;

/** The customer's coupons: unused, used and expired apart, or all of them. [API-97] [CPN-12] */
export async function listCoupons(
  db: Db,
  { state, kind, page, page_size }: InputOf<Call>,
  caller: CustomerCaller,
): Promise<Result<OutputOf<Call>, never>> {
  const rows = await findCoupons(db, {
    accountId: caller.customer.id,
    state,
    kind,
    now: caller.now,
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  return ok({
    datalist: rows.map((row) => describeCoupon(row, caller)),
    total: rows[0]?.total ?? 0,
  });
}

const describeCoupon = (
  row: CouponRow,
  { language, region, now }: CustomerCaller,
): OutputOf<Call>["datalist"][number] => ({
  id: String(row.id),
  code: row.code,
  kind: row.kind,
  name: textIn(row.name, language),
  i18n: row.name,
  currency: row.currency,
  start_value: row.start_value,
  value: row.value,
  start_time: formatWireTime(row.starts_at, region),
  effective_time: formatWireTime(row.ends_at, region),
  state: stateOf(row, now),
  tid: row.tid,
});

function stateOf({ state, ends_at }: CouponRow, now: Date) {
  if (state === "used" || state === "reserved") return state;
  return state === "expired" || ends_at <= now ? "expired" : "unused";
}
