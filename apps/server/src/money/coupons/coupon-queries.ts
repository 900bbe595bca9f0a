import { sql } from "kysely";
import type { CouponKind, DiscountType } from "@sampan/domain/money/coupons/coupon";
import type { MovedEnds } from "@sampan/domain/money/coupons/coupon-end";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import { prepare, type ValueOf } from "../../kernel/db/prepare.ts";
import { hasNotEnded } from "./coupon-ends.ts";

export interface CouponRow {
  readonly id: number;
  /** What it is called outside. */
  readonly key: string;
  readonly state: "granted" | "reserved" | "used" | "expired";
  readonly tid: string;
  readonly code: string;
  readonly kind: CouponKind;
  readonly name: NamesText;
  readonly currency: PaymentCurrency;
  /** Cents of `currency`. */
  readonly start_value: number;
  readonly discount_type: DiscountType;
  /** Cents, or basis points of the spend. */
  readonly value: number;
  readonly ceiling: number | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly granted_at: Date;
}

const withTemplate = (db: Db) =>
  db
    .selectFrom("coupons as coupon")
    .innerJoin("coupon_templates as template", "template.id", "coupon.template_id")
    .select([
      "coupon.id",
      "coupon.key",
      "coupon.state",
      "coupon.tid",
      "template.code",
      "template.kind",
      "template.name",
      "template.currency",
      "template.start_value",
      "template.discount_type",
      "template.value",
      "template.ceiling",
      "coupon.starts_at",
      "coupon.ends_at",
      "coupon.granted_at",
    ]);

/** Coupons that can still be used on something, those that expire first in front. */
export const heldCoupons = prepare((db, value: ValueOf<{ accountId: number } & MovedEnds>) =>
  withTemplate(db)
    .where("coupon.account_id", "=", value("accountId"))
    .where("coupon.state", "=", "granted")
    .where((row) =>
      row.or([
        row("coupon.ends_at", ">", value("now")),
        row.and([
          row("coupon.ends_at", ">", value("after")),
          row("coupon.ends_at", "<=", value("until")),
        ]),
      ]),
    )
    .orderBy("coupon.ends_at")
    .orderBy("coupon.id")
    .$castTo<CouponRow>(),
);

/** A coupon of an account: by the key its owner says, or by the number of its row. */
export type CouponKey = { readonly accountId: number } & (
  | { readonly key: string }
  | { readonly couponId: number }
);

/** The customer's own coupon, whatever its state. */
export async function findCoupon(db: Db, coupon: CouponKey): Promise<CouponRow | undefined> {
  const owned = withTemplate(db).where("coupon.account_id", "=", coupon.accountId);
  const row = await (
    "key" in coupon
      ? owned.where("coupon.key", "=", coupon.key)
      : owned.where("coupon.id", "=", coupon.couponId)
  ).executeTakeFirst();
  return row;
}

export interface CouponWish {
  readonly accountId: number;
  readonly state?: "unused" | "used" | "expired" | undefined;
  readonly kind?: CouponKind | undefined;
  /** Those that expire first in front, or those that came last. */
  readonly order: "ends" | "granted";
  readonly ends: MovedEnds;
  readonly limit: number;
  readonly offset: number;
}

/** One of the three lists of a customer's coupons, or all. An unused coupon past its end is expired. */
export async function findCoupons(
  db: Db,
  wish: CouponWish,
): Promise<(CouponRow & { readonly total: number })[]> {
  let query = withTemplate(db)
    .select(sql<number>`count(*) over ()`.as("total"))
    .where("coupon.account_id", "=", wish.accountId);
  if (wish.kind) query = query.where("template.kind", "=", wish.kind);
  if (wish.state === "unused")
    query = query.where((row) =>
      row.or([
        // An order holds it, and takes it whatever its end is by then.
        row("coupon.state", "=", "reserved"),
        row.and([row("coupon.state", "=", "granted"), hasNotEnded("coupon.ends_at", wish.ends)]),
      ]),
    );
  if (wish.state === "used") query = query.where("coupon.state", "=", "used");
  if (wish.state === "expired")
    query = query
      .where("coupon.state", "in", ["granted", "expired"])
      .where((row) => row.not(hasNotEnded("coupon.ends_at", wish.ends)));
  const rows = await (
    wish.order === "granted"
      ? query.orderBy("coupon.granted_at", "desc").orderBy("coupon.id", "desc")
      : query.orderBy("coupon.ends_at").orderBy("coupon.id")
  )
    .limit(wish.limit)
    .offset(wish.offset)
    .execute();
  return rows;
}
