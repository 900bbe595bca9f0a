import type { Coupon } from "@sampan/domain/money/coupons/coupon";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";

export interface FreightCoupon extends Coupon {
  readonly id: number;
  readonly name: NamesText;
}

/** Freight coupons that a customer still has. */
export function selectFreightCoupons(
  db: Db,
  { accountId, now }: { accountId: number; now: Date },
): Promise<FreightCoupon[]> {
  return db
    .selectFrom("coupons")
    .innerJoin("coupon_templates as template", "template.id", "coupons.template_id")
    .select([
      "coupons.id",
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
    .where("template.kind", "=", "freight")
    .where("coupons.ends_at", ">", now)
    .orderBy("coupons.ends_at")
    .orderBy("coupons.id")
    .execute();
}
