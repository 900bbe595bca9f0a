import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { CouponKind } from "@sampan/domain/money/coupons/coupon";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";

export interface FreightCoupon {
  readonly id: number;
  readonly name: NamesText;
  readonly kind: CouponKind;
  readonly currency: PaymentCurrency;
  readonly start_value: number;
  readonly value: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
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
      "template.value",
      "template.starts_at",
      "template.ends_at",
    ])
    .where("coupons.account_id", "=", accountId)
    .where("coupons.state", "=", "granted")
    .where("template.kind", "=", "freight")
    .where("template.ends_at", ">", now)
    .orderBy("template.ends_at")
    .orderBy("coupons.id")
    .execute();
}
