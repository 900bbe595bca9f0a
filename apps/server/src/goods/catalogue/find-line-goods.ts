import { sql, type Expression, type RawBuilder } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "../../kernel/db/db.ts";
import { prepare, type RowOf, type ValueOf } from "../../kernel/db/prepare.ts";
import { rowsOf } from "../../kernel/db/send-soon.ts";
import { correctionsOf } from "../shippability/corrections-of.ts";
import type { StoredCorrection } from "../shippability/shipping-book.ts";
import { campaignPriceAt, lowerOf, type SoldInCampaign } from "./campaign-price.ts";
import type { ProductRow, ShopRow, SkuRow } from "./find-product.ts";

/** A sku with the product and the shop it belongs to: what a cart or order line is made of. */
export interface LineGoods {
  readonly sku: Pick<SkuRow, "id" | "props" | "price" | "stock" | "status" | "image" | "weight_g">;
  readonly product: Pick<
    ProductRow,
    | "id"
    | "platform"
    | "thid_item_id"
    | "item_name"
    | "names"
    | "images"
    | "options"
    | "tiers"
    | "mainland_freight"
    | "batch_step"
    | "minimum_batch"
    | "url"
    | "goods_class"
    | "weight_g"
    | "is_on_sale"
    | "activity_price"
    | "category_id"
    | "attributes"
  > & {
    readonly corrections: readonly StoredCorrection[];
    /** What a campaign says it costs now, which `activity_price` follows where that is lower. */
    readonly campaign: SoldInCampaign | null;
  };
  readonly shop: Pick<ShopRow, "id" | "key" | "name" | "is_factory" | "is_warehousing"> | undefined;
}

/** Skus, and the moment whose prices they have. */
interface WantedSkus {
  readonly skuIds: readonly number[];
  readonly now: Date;
}

/** The goods behind sku ids; ids that name nothing are absent from the answer. */
export async function findLineGoods(
  db: Db,
  wanted: WantedSkus,
): Promise<ReadonlyMap<number, LineGoods>> {
  if (wanted.skuIds.length === 0) return new Map();
  return goodsBySku(await rowsOf(db, goodsOfSkus(wanted)));
}

export const goodsBySku = (
  rows: readonly RowOf<typeof goodsOfSkus>[],
): ReadonlyMap<number, LineGoods> => new Map(rows.map((row) => [row.sku_id, lineGoodsOf(row)]));

/** The goods of these skus. */
export const goodsOfSkus = prepare((db, value: ValueOf<WantedSkus>) =>
  goodsAmong(db, sql`${value("skuIds")}::bigint[]`, value("now")),
);

/** The goods of a customer's cart, and of these skus, each once. */
export const goodsOfCart = prepare((db, value: ValueOf<WantedSkus & { accountId: number }>) =>
  goodsAmong(
    db,
    sql`array(select unnest(${value("skuIds")}::bigint[])
                 union
                select sku_id from cart_lines where account_id = ${value("accountId")})`,
    value("now"),
  ),
);

/**
 * One array, so that it is the same statement whatever the number of ids, and each id by its key. The array
 * stands in a `select` of its own: where the planner sees how long it is, it takes each length for a better
 * plan than the one it keeps, and planning costs six times what finding the goods does.
 */
const goodsAmong = (db: Db, skuIds: RawBuilder<unknown>, now: RawBuilder<Date>) =>
  db
    .selectFrom(sql<{ id: number }>`unnest((select ${skuIds}))`.as<"wanted">(sql`wanted(id)`))
    .innerJoinLateral(
      (from) => goodsOfSku(db, from.ref("wanted.id"), now).as("goods"),
      (join) => join.onTrue(),
    )
    .selectAll("goods");

const goodsOfSku = (db: Db, skuId: Expression<number>, now: RawBuilder<Date>) =>
  db
    .selectFrom("skus as sku")
    .innerJoin("products as product", "product.id", "sku.product_id")
    .leftJoin("shops as shop", "shop.id", "product.shop_id")
    .select((row) => [
      "sku.id as sku_id",
      "sku.props",
      "sku.price",
      "sku.stock",
      "sku.status",
      "sku.image",
      "sku.weight_g as sku_weight_g",
      "product.id as product_id",
      "product.platform",
      "product.thid_item_id",
      "product.item_name",
      "product.names",
      "product.images",
      "product.options",
      "product.tiers",
      "product.mainland_freight",
      "product.batch_step",
      "product.minimum_batch",
      "product.url",
      "product.goods_class",
      "product.weight_g",
      "product.is_on_sale",
      "product.activity_price",
      "product.category_id",
      "product.attributes",
      campaignPriceAt(sql.ref("product.id"), now).as("campaign"),
      jsonArrayFrom(correctionsOf(db, row.ref("product.id"))).as("corrections"),
      "shop.id as shop_id",
      "shop.key as shop_key",
      "shop.name as shop_name",
      "shop.is_factory",
      "shop.is_warehousing",
    ])
    .where("sku.id", "=", skuId)
    // A key finds one; said aloud, it also keeps this a lookup instead of a join of whole tables.
    .limit(1);

function lineGoodsOf(row: RowOf<typeof goodsOfSkus>): LineGoods {
  const { sku_id, props, price, stock, status, image, sku_weight_g, ...rest } = row;
  const { shop_id, shop_key, shop_name, is_factory, is_warehousing, product_id, ...product } = rest;
  return {
    sku: { id: sku_id, props, price, stock, status, image, weight_g: sku_weight_g },
    product: {
      ...product,
      id: product_id,
      activity_price: lowerOf(product.activity_price, product.campaign),
    },
    shop:
      shop_id === null
        ? undefined
        : {
            id: shop_id,
            key: shop_key ?? "",
            name: shop_name ?? "",
            is_factory: is_factory ?? false,
            is_warehousing: is_warehousing ?? false,
          },
  };
}
