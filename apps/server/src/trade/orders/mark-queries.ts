import type { MembershipTier } from "@sampan/domain/people/accounts/profile";
import type { MarketingMark } from "@sampan/domain/trade/orders/marketing-mark";
import { type RawBuilder, sql } from "kysely";
import type { Written } from "../../kernel/db/as-one.ts";
import type { GivenMark } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import { prepare, type RowOf, type ValueOf } from "../../kernel/db/prepare.ts";

/** A mark that an order may be given, with what it is called. */
export type OpenMark = MarketingMark & GivenMark;

/** Marks in whose window a moment lies, each beside the tier of who orders, to be read with other things. [ACC-33] */
export const openMarks = prepare((db, value: ValueOf<{ accountId: number; now: Date }>) =>
  selectMarks(db, { accountId: value("accountId"), now: value("now") }),
);

/** The same, read by themselves. */
export const findOpenMarks = (
  db: Db,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
) => selectMarks(db, { accountId: sql`${accountId}`, now: sql`${now}` }).execute();

interface Asked {
  readonly accountId: RawBuilder<number>;
  readonly now: RawBuilder<Date>;
}

const selectMarks = (db: Db, { accountId, now }: Asked) =>
  db
    .selectFrom("marketing_marks as mark")
    .select([
      "mark.tag",
      "mark.name",
      "mark.starts_at",
      "mark.ends_at",
      "mark.user_levels",
      "mark.pay_methods",
      "mark.min_item_fee",
      "mark.min_hd2_fee",
      "mark.min_order_fee",
      "mark.goods_price",
      "mark.goods_from",
      "mark.goods_until",
      sql<MembershipTier>`(select tier from accounts where id = ${accountId})`.as("tier"),
    ])
    .where("mark.is_active", "=", true)
    .where("mark.starts_at", "<=", now)
    .where("mark.ends_at", ">", now)
    .orderBy("mark.id");

type MarkRow = RowOf<typeof openMarks>;

/** A mark that was read so. */
export const readMark = (row: MarkRow | Written<MarkRow>): OpenMark => ({
  tag: row.tag,
  name: row.name,
  window: { from: new Date(row.starts_at), until: new Date(row.ends_at) },
  conditions: {
    user_level: row.user_levels,
    pay_method: row.pay_methods,
    min_item_fee: row.min_item_fee,
    min_hd2_fee: row.min_hd2_fee,
    min_order_fee: row.min_order_fee,
    detailMark: {
      detailGoodsPrice: row.goods_price,
      detailTime:
        row.goods_from === null || row.goods_until === null
          ? null
          : { from: new Date(row.goods_from), until: new Date(row.goods_until) },
    },
  },
});
