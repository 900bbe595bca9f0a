import type { Coupon } from "@sampan/domain/money/coupons/coupon";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import { endsNow, type EndsOf, hasNotEnded, withEnd } from "../coupons/coupon-ends.ts";

export interface HeldCoupon extends Coupon {
  readonly id: number;
  /** What it is called outside. */
  readonly key: string;
  readonly name: NamesText;
}

/** The coupons that a customer still has: those for goods as well, which say that they are none for freight. */
export async function selectHeldCoupons(
  db: Db,
  { accountId, now, of }: { accountId: number; now: Date; of: EndsOf },
): Promise<HeldCoupon[]> {
  const rows = await db
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
    .where(hasNotEnded("coupons.ends_at", endsNow(now, of)))
    .orderBy("coupons.ends_at")
    .orderBy("coupons.id")
    .execute();
  return rows.map((row) => withEnd(row, of));
}
