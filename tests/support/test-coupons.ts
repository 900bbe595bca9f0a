import { randomBytes } from "node:crypto";
import { addDays } from "@sampan/domain/kernel/business-time";
import type { Db } from "../../apps/server/src/kernel/db/db.ts";

export type CouponWish = {
  accountId: number;
  kind?: "general" | "freight";
  currency?: "TWD" | "THB";
  /** Cents. */
  start_value?: number;
  value?: number;
  /** From now. */
  days?: number;
};

/** A coupon in somebody's hands: 50.00 off from 100.00 on, for thirty days. Answers its id. */
export async function insertCoupon(
  db: Db,
  now: Date,
  {
    accountId,
    kind = "general",
    currency = "TWD",
    start_value = 10_000,
    value = 5_000,
    days = 30,
  }: CouponWish,
): Promise<string> {
  const name = { zh: "满减", "zh-TW": "滿減", th: "ส่วนลด", en: "Money off" };
  const template = await db
    .insertInto("coupon_templates")
    .values({
      code: randomBytes(6).toString("hex"),
      kind,
      name: JSON.stringify(name),
      currency,
      start_value,
      value,
      starts_at: addDays(now, -1),
      ends_at: addDays(now, days),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto("coupons")
    .values({ account_id: accountId, template_id: template.id, state: "granted", granted_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return String(id);
}
