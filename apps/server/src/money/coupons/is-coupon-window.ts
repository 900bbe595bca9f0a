import type { OutputOf } from "@sampan/contract/kernel/call";
import type { isCouponWindow as call } from "@sampan/contract/money/coupons";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { endsNow, hasNotEnded, withEnd } from "./coupon-ends.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";

/**
 * How many of the customer's coupons end within the days of the setting. Refuses `no_coupon_window` where none does, and
 * always where the setting is 0. [API-94] [HOME-17]
 */
export async function isCouponWindow(
  db: Db,
  _input: object,
  { customer, now, region, settings }: CustomerCaller,
): Promise<Result<OutputOf<typeof call>, Refusal<"no_coupon_window">>> {
  const of = { region, settings };
  const rows = await db
    .selectFrom("coupons")
    .select(["ends_at", ({ fn }) => fn.countAll<number>().as("count")])
    .where("account_id", "=", customer.id)
    .where("state", "=", "granted")
    .where(hasNotEnded("ends_at", endsNow(now, of)))
    .where("ends_at", "<=", addDays(now, settings.coupon_reminder_days))
    .groupBy("ends_at")
    .execute();
  const [first] = rows
    .map((row) => withEnd(row, of).ends_at)
    .toSorted((one, other) => one.getTime() - other.getTime());
  if (!first) return refuse({ code: "no_coupon_window" });
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  return ok({ data: { count, first_end: formatWireTime(first, region) } });
}
