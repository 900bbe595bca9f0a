import type { Coupon } from "@sampan/domain/money/coupons/coupon";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";

export interface HeldCoupon extends Coupon {
  readonly id: number;
  /** What it is called outside. */
  readonly key: string;
  readonly name: NamesText;
}

/** The coupons that a customer still has: those for goods as well, which say that they are none for freight. */
export function selectHeldCoupons(
  db: Db,
  { accountId, now }: { accountId: number; now: Date },
): Promise<HeldCoupon[]> {
  return db
    .selectFrom("coupons")
    .innerJoin("coupon_templates as template", "template.id", "coupons.template_id")
    .select([
      "coupons.id",
      "coupons.key",
      "template.name",
      "template.kind",
      "template.currency",
      "template.start_value",
      "template.discount_type",
      "template.value",
      "template.ceiling",
      "coupons.starts_at",
      "coupons.ends_at",
    ])
    .where("coupons.account_id", "=", accountId)
    .where("coupons.state", "=", "granted")
    .where("coupons.ends_at", ">", now)
    .orderBy("coupons.ends_at")
    .orderBy("coupons.id")
    .execute();
}
