import type { Db } from "../db/db.ts";
import {
  productColumns,
  shopColumns,
  skuColumns,
  type ProductRow,
  type ShopRow,
  type SkuRow,
} from "./find-product.ts";

/** A sku with the product and the shop it belongs to: what a cart or order line is made of. */
export interface LineGoods {
  readonly sku: SkuRow;
  readonly product: ProductRow;
  readonly shop: ShopRow | undefined;
}

/** The goods behind sku ids; ids that name nothing are absent from the answer. */
export async function findLineGoods(
  db: Db,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, LineGoods>> {
  if (skuIds.length === 0) return new Map();
  const skus = await db
    .selectFrom("skus as sku")
    .select(skuColumns)
    .where("sku.id", "in", skuIds)
    .execute();
  const products = await findByIds(
    skus.map((sku) => sku.product_id),
    (ids) =>
      db
        .selectFrom("products as product")
        .select(productColumns)
        .where("product.id", "in", ids)
        .execute(),
  );
  const shops = await findByIds(
    [...products.values()].flatMap(({ shop_id }) => (shop_id === null ? [] : [shop_id])),
    (ids) =>
      db.selectFrom("shops as shop").select(shopColumns).where("shop.id", "in", ids).execute(),
  );
  return new Map(
    skus.flatMap((sku) => {
      const product = products.get(sku.product_id);
      if (!product) return [];
      const shop = product.shop_id === null ? undefined : shops.get(product.shop_id);
      return [[sku.id, { sku, product, shop }] as const];
    }),
  );
}

async function findByIds<Row extends { readonly id: number }>(
  ids: readonly number[],
  find: (ids: readonly number[]) => Promise<Row[]>,
): Promise<ReadonlyMap<number, Row>> {
  const distinct = [...new Set(ids)];
  const rows = distinct.length > 0 ? await find(distinct) : [];
  return new Map(rows.map((row) => [row.id, row]));
}
