import type { GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import { type Selectable, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "../../kernel/db/db.ts";
import { prepare, type RowOf, type ValueOf } from "../../kernel/db/prepare.ts";
import { rowsOf } from "../../kernel/db/send-soon.ts";
import type {
  ProductAttribute,
  ProductOption,
  ProductsTable,
} from "../../kernel/db/tables-goods.ts";
import { correctionsOf } from "../../goods/shippability/corrections-of.ts";

type ReviewTiers = Selectable<ProductsTable>["tiers"];

export interface QueueWish {
  readonly limit: number;
  readonly offset: number;
}

/** Orders in review, oldest first. [BO-05] */
export const findQueue = (db: Db, { limit, offset }: QueueWish) =>
  db
    .selectFrom("orders")
    .innerJoin("accounts", "accounts.id", "orders.account_id")
    .select([
      "orders.tid",
      "orders.created_at",
      "orders.transport",
      "orders.biz_attribute",
      sql<number>`(select coalesce(sum(charge.cny), 0) from order_charges charge
                    where charge.order_id = orders.id and charge.kind = 'goods')`.as(
        "goods_amount",
      ),
      "accounts.uid",
      "accounts.name",
      "accounts.nickname",
      "accounts.tier",
      "accounts.region",
      sql<number>`count(*) over ()`.as("total"),
      sql<number>`(select count(*) from order_items item
                    where item.order_id = orders.id and item.status <> 3)`.as("sku_count"),
      sql<number>`(select coalesce(sum(item.num), 0) from order_items item
                    where item.order_id = orders.id and item.status <> 3)`.as("piece_count"),
      sql<
        GoodsClass[]
      >`(select coalesce(array_agg(distinct item.goods_class), '{}') from order_items item
                      where item.order_id = orders.id and item.status <> 3)`.as("goods_classes"),
    ])
    .where("orders.status", "=", -1)
    .orderBy("orders.created_at")
    .orderBy("orders.id")
    .limit(limit)
    .offset(offset)
    .execute();

export interface QueueMoments {
  /** Orders older than this have waited too long. */
  readonly lateBefore: Date;
  readonly dayBegan: Date;
}

export async function countQueue(db: Db, { lateBefore, dayBegan }: QueueMoments) {
  const { rows } = await sql<{
    late: number;
    oldest: Date | null;
    approved_today: number;
    rejected_today: number;
  }>`
    select count(*) filter (where status = -1 and created_at < ${lateBefore}) as late,
           min(created_at) filter (where status = -1) as oldest,
           count(*) filter (where reviewed_at >= ${dayBegan}) as approved_today,
           count(*) filter (where status = 9 and reviewed_at is null and close_reason <> ''
                              and closed_at >= ${dayBegan}) as rejected_today
      from orders
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("an aggregate without a row");
  return counts;
}

export const findReviewOrder = (db: Db, tid: string) =>
  db
    .selectFrom("orders")
    .innerJoin("accounts", "accounts.id", "orders.account_id")
    .leftJoin("real_names", "real_names.account_id", "accounts.id")
    .select([
      "orders.id",
      "orders.tid",
      "orders.status",
      "orders.region",
      "orders.currency",
      "orders.created_at",
      "orders.address",
      "orders.biz_attribute",
      "orders.express",
      "orders.transport",
      "orders.is_tax_included",
      "orders.pay_mode",
      "orders.insurance",
      "orders.remark",
      "orders.account_id",
      "accounts.uid",
      "accounts.name",
      "accounts.nickname",
      "accounts.tier",
      "real_names.state as real_name_state",
      sql<number>`(select count(*) from orders other where other.account_id = orders.account_id)`.as(
        "order_count",
      ),
    ])
    .where("orders.tid", "=", tid)
    .executeTakeFirst();

export const findReviewSellers = (db: Db, orderId: number) =>
  db
    .selectFrom("sell_orders")
    .select(["id", "shop_name", "platform", "mainland_freight"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();

/** Lines as ordered, each beside its listing as it is stored now; what has none stands for itself. */
export const findReviewLines = (db: Db, tid: string): Promise<ReviewLineRow[]> =>
  rowsOf(db, reviewLines({ tid }));

export const reviewLines = prepare((db, value: ValueOf<{ tid: string }>) =>
  db
    .selectFrom("order_items as item")
    .leftJoin("products as product", "product.id", "item.product_id")
    .leftJoin("skus as sku", "sku.id", "item.sku_id")
    .select((row) => [
      "item.id",
      "item.sell_order_id",
      "item.oid",
      "item.status",
      "item.sku_id",
      "item.product_id",
      "item.platform",
      "item.thid_item_id",
      "item.item_name",
      "item.names",
      "item.props",
      "item.image",
      "item.url",
      "item.num",
      "item.price",
      "item.goods_class",
      "item.weight_g",
      "item.priced_by",
      "item.price_confirmed_by",
      row
        .selectFrom("staff_members")
        .select("staff_members.name")
        .whereRef("staff_members.id", "=", "item.priced_by")
        .as("priced_by_name"),
      "item.pictures",
      row.fn.coalesce("product.images", sql<string[]>`'[]'::jsonb`).as("images"),
      row.fn.coalesce("product.options", sql<ProductOption[]>`'[]'::jsonb`).as("options"),
      row.fn.coalesce("product.tiers", sql<ReviewTiers>`'[]'::jsonb`).as("tiers"),
      row.fn.coalesce("product.minimum_batch", sql.lit(1)).as("minimum_batch"),
      row.fn.coalesce("product.batch_step", sql.lit(1)).as("batch_step"),
      row.fn.coalesce("product.is_on_sale", sql.lit(true)).as("is_on_sale"),
      "product.activity_price",
      "product.fetched_at",
      "product.category_id",
      row.fn.coalesce("product.attributes", sql<ProductAttribute[]>`'[]'::jsonb`).as("attributes"),
      jsonArrayFrom(correctionsOf(db, row.ref("product.id"))).as("corrections"),
      row.fn.coalesce("sku.price", "item.price").as("sku_price"),
      row.fn.coalesce("sku.stock", "item.num").as("stock"),
      row.fn.coalesce("sku.status", sql.lit(1)).as("sku_status"),
    ])
    .where("item.order_id", "=", (row) =>
      row.selectFrom("orders").select("orders.id").where("orders.tid", "=", value("tid")),
    )
    .orderBy("item.id"),
);
export type ReviewLineRow = RowOf<typeof reviewLines>;
/** What a line is judged by, however it was read: when its listing was fetched is only shown. */
export type JudgedLine = Omit<ReviewLineRow, "fetched_at">;
