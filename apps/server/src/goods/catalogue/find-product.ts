import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import type { Selectable } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { ProductsTable, ShopsTable, SkusTable } from "../../kernel/db/tables-goods.ts";

/** Without what only the search looks at. */
export type ProductRow = Omit<Selectable<ProductsTable>, "search_tokens">;
export type SkuRow = Selectable<SkusTable>;
export type ShopRow = Omit<Selectable<ShopsTable>, "intro">;

export interface StoredProduct {
  readonly product: ProductRow;
  readonly shop: ShopRow | undefined;
  readonly skus: readonly SkuRow[];
}

export type ProductKey =
  | { readonly id: number }
  | { readonly platform: 1 | PlatformId; readonly thid_item_id: string };

export const productColumns = [
  "product.id",
  "product.platform",
  "product.thid_item_id",
  "product.shop_id",
  "product.category_id",
  "product.item_name",
  "product.names",
  "product.promotion_title",
  "product.promotion_names",
  "product.images",
  "product.description",
  "product.description_images",
  "product.attributes",
  "product.options",
  "product.tiers",
  "product.price",
  "product.min_price",
  "product.max_price",
  "product.mainland_freight",
  "product.batch_step",
  "product.minimum_batch",
  "product.unit",
  "product.url",
  "product.goods_class",
  "product.weight_g",
  "product.size_mm",
  "product.month_sold",
  "product.rank",
  "product.is_on_sale",
  "product.fetched_at",
  "product.activity_price",
  "product.version",
] as const;

export const skuColumns = [
  "sku.id",
  "sku.product_id",
  "sku.thid_sku_id",
  "sku.thid_spec_id",
  "sku.props",
  "sku.props_key",
  "sku.price",
  "sku.stock",
  "sku.status",
  "sku.image",
  "sku.weight_g",
] as const;

const shopColumns = [
  "shop.id",
  "shop.key",
  "shop.platform",
  "shop.thid_shop_id",
  "shop.name",
  "shop.city",
  "shop.is_factory",
  "shop.is_warehousing",
  "shop.facts",
  "shop.names",
] as const;

/** One stored product with its shop and all of its skus, those off sale included; a campaign may sell it for less (`atCampaignPrice`). */
export async function findProduct(db: Db, key: ProductKey): Promise<StoredProduct | undefined> {
  const query = db.selectFrom("products as product").select(productColumns);
  const product = await (
    "id" in key
      ? query.where("product.id", "=", key.id)
      : query
          .where("product.platform", "=", key.platform)
          .where("product.thid_item_id", "=", key.thid_item_id)
  ).executeTakeFirst();
  if (!product) return undefined;
  const skus = await db
    .selectFrom("skus as sku")
    .select(skuColumns)
    .where("sku.product_id", "=", product.id)
    .orderBy("sku.id")
    .execute();
  const shop =
    product.shop_id === null
      ? undefined
      : await db
          .selectFrom("shops as shop")
          .select(shopColumns)
          .where("shop.id", "=", product.shop_id)
          .executeTakeFirst();
  return { product, shop, skus };
}
