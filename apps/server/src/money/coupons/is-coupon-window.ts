import type { OutputOf } from "@sampan/contract/kernel/call";
import type { isCouponWindow as call } from "@sampan/contract/money/coupons";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
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
  const ending = await db
    .selectFrom("coupons")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("ends_at").as("first")])
    .where("account_id", "=", customer.id)
    .where("state", "=", "granted")
    .where("ends_at", ">", now)
    .where("ends_at", "<=", addDays(now, settings.coupon_reminder_days))
    .executeTakeFirstOrThrow();
  if (!ending.first) return refuse({ code: "no_coupon_window" });
  return ok({ data: { count: ending.count, first_end: formatWireTime(ending.first, region) } });
}
