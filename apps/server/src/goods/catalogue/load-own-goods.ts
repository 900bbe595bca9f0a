import { ownPlatform } from "@sampan/domain/goods/sourcing/own-platform";
import type { OwnGoods } from "@sampan/contract/goods/catalogue/staff-catalogue";
import type { Db } from "../../kernel/db/db.ts";
import { findProduct, type ProductRow, type SkuRow } from "./find-product.ts";
import { writtenNames } from "./goods-desk-queries.ts";

export interface LoadedGoods {
  readonly version: number;
  readonly goods: OwnGoods;
  readonly skus: readonly SkuRow[];
}

/** Own goods as they are edited; undefined for what our own shop does not have. [BO-41] */
export async function loadOwnGoods(db: Db, id: number): Promise<LoadedGoods | undefined> {
  const stored = await findProduct(db, { id });
  if (!stored || stored.product.platform !== ownPlatform) return undefined;
  const { product, skus } = stored;
  return { version: product.version, skus, goods: describeGoods(product, skus) };
}

const describeGoods = (product: ProductRow, skus: readonly SkuRow[]): OwnGoods => ({
  names: writtenNames(product.item_name, product.names),
  promotion_titles: writtenNames(product.promotion_title, product.promotion_names),
  category_id: product.category_id,
  images: product.images,
  description: product.description,
  attributes: product.attributes.map(({ name, names, value, value_names }) => ({
    names: writtenNames(name, names),
    values: writtenNames(value, value_names),
  })),
  options: product.options.map(({ name, names, values }) => ({
    names: writtenNames(name, names),
    values: values.map(({ value, image, names: valueNames }) => ({
      names: writtenNames(value, valueNames),
      image: image ?? "",
    })),
  })),
  skus: skus.flatMap((sku) => describeSku(sku, product)),
  tiers: product.tiers,
  activity_price: product.activity_price,
  batch_step: product.batch_step,
  minimum_batch: product.minimum_batch,
  unit: product.unit,
  goods_class: product.goods_class,
  weight_g: product.weight_g,
  mainland_freight: product.mainland_freight,
  is_on_sale: product.is_on_sale,
});

/** Combinations that were taken out of the options stay in the table for old orders, and are not edited. */
function describeSku(sku: SkuRow, { options }: ProductRow): OwnGoods["skus"] {
  const choices = options.map(({ name, values }) =>
    values.findIndex(({ value }) => value === sku.props[name]),
  );
  const isRetired = sku.props_key.startsWith("#") || choices.includes(-1);
  if (isRetired || Object.keys(sku.props).length !== options.length) return [];
  return [
    {
      id: String(sku.id),
      choices,
      price: sku.price,
      stock: sku.stock,
      stock_seen: sku.stock,
      is_on_sale: sku.status === 1,
      weight_g: sku.weight_g,
    },
  ];
}
