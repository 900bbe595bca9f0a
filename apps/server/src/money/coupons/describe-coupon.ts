import type { Coupon } from "@sampan/contract/money/coupons";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { mostOf } from "@sampan/domain/money/coupons/coupon";
import { discountTypeNumbers } from "@sampan/domain/money/coupons/coupon-numbers";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { textIn } from "../../kernel/say/text-in.ts";
import { withEnd } from "./coupon-ends.ts";
import type { CouponRow } from "./coupon-queries.ts";

/** A customer's coupon as it travels. [CPN-01] [CPN-02] */
export const describeCoupon = (
  stored: CouponRow,
  {
    language,
    region,
    now,
    settings,
  }: Pick<CustomerCaller, "language" | "region" | "now" | "settings">,
): Coupon => {
  const row = withEnd(stored, { region, settings });
  return {
    id: row.key,
    code: row.code,
    kind: row.kind,
    name: textIn(row.name, language),
    i18n: row.name,
    currency: row.currency,
    start_value: row.start_value,
    discountType: discountTypeNumbers[row.discount_type],
    value: row.value,
    max_value: mostOf(row),
    start_time: formatWireTime(row.starts_at, region),
    effective_time: formatWireTime(row.ends_at, region),
    granted_time: formatWireTime(row.granted_at, region),
    state: stateOf(row, now),
    tid: row.tid,
  };
};

function stateOf({ state, ends_at }: CouponRow, now: Date): Coupon["state"] {
  if (state === "used" || state === "reserved") return state;
  return state === "expired" || ends_at <= now ? "expired" : "unused";
}
