import { randomBytes } from "node:crypto";
import { addDays } from "@sampan/domain/kernel/business-time";
import { newCouponCode } from "@sampan/domain/kernel/ids";
import type { Db } from "../../apps/server/src/kernel/db/db.ts";

type Terms = {
  kind?: "general" | "freight";
  currency?: "TWD" | "THB";
  /** Cents. */
  start_value?: number;
  value?: number;
  /** The most that `value`, then basis points, takes off. */
  ceiling?: number | null;
  /** From now. */
  days?: number;
};

export type TemplateWish = Terms & {
  taking?: "listed" | "code" | "issued";
  valid_days?: number | null;
  copies?: number;
  issued?: number;
  per_account?: number;
  is_open?: boolean;
};

/** A template of coupons that anybody may take: 50.00 off from 100.00 on, for thirty days, ten of them. */
export async function insertTemplate(
  db: Db,
  now: Date,
  { ceiling = null, valid_days = null, days = 30, ...wish }: TemplateWish = {},
): Promise<{ id: number; code: string; starts_at: Date; ends_at: Date }> {
  const name = { zh: "满减", "zh-TW": "滿減", th: "ส่วนลด", en: "Money off" };
  const remark = { zh: "每单一张", en: "One for each order" };
  return db
    .insertInto("coupon_templates")
    .values({
      code: newCouponCode(randomBytes(16)),
      kind: "general",
      name: JSON.stringify(name),
      remark: JSON.stringify(remark),
      currency: "TWD",
      start_value: 10_000,
      value: 5_000,
      ceiling,
      discount_type: ceiling === null ? "amount" : "percent",
      valid_days,
      time_rule: valid_days === null ? "window" : "days",
      taking: "listed",
      copies: 10,
      starts_at: addDays(now, -1),
      ends_at: addDays(now, days),
      ...wish,
    })
    .returning(["id", "code", "starts_at", "ends_at"])
    .executeTakeFirstOrThrow();
}

export type CouponWish = Terms & { accountId: number };

/** A coupon in somebody's hands: 50.00 off from 100.00 on, for thirty days. Answers what it is called. */
export async function insertCoupon(
  db: Db,
  now: Date,
  { accountId, ...wish }: CouponWish,
): Promise<string> {
  const template = await insertTemplate(db, now, { ...wish, taking: "issued", issued: 1 });
  const { id: template_id, starts_at, ends_at } = template;
  const { key } = await db
    .insertInto("coupons")
    .values({
      account_id: accountId,
      template_id,
      state: "granted",
      granted_at: now,
      starts_at,
      ends_at,
    })
    .returning("key")
    .executeTakeFirstOrThrow();
  return key;
}

/** The number of a coupon's row, by what the coupon is called. */
export async function couponIdOf(db: Db, key: string): Promise<number> {
  const coupon = db.selectFrom("coupons").select("id").where("key", "=", key);
  return (await coupon.executeTakeFirstOrThrow()).id;
}
