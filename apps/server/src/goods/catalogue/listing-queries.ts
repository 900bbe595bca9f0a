import type { GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import type { Listing } from "@sampan/connectors/marketplaces/listing";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { prepare, type ValueOf } from "../../kernel/db/prepare.ts";
import { sendSoon } from "../../kernel/db/send-soon.ts";

/** The seller's row, made or brought up to date. Null for a seller the marketplace does not name. */
export async function upsertShop(db: Db, { platform, shop }: Listing): Promise<number | null> {
  if (shop.id === "" || shop.name === "") return null;
  const { id } = await db
    .insertInto("shops")
    .values({
      platform,
      thid_shop_id: shop.id,
      name: shop.name,
      city: shop.city ?? "",
      is_factory: shop.is_factory ?? false,
    })
    .onConflict((conflict) =>
      conflict.columns(["platform", "thid_shop_id"]).doUpdateSet((row) => ({
        name: row.ref("excluded.name"),
        city: row.ref("excluded.city"),
        is_factory: row.ref("excluded.is_factory"),
      })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface ProductFacts {
  readonly platform: PlatformId;
  readonly thid_item_id: string;
  readonly shop_id: number | null;
  readonly item_name: string;
  readonly promotion_title: string;
  readonly images: string;
  readonly description: string;
  readonly description_images: string;
  readonly attributes: string;
  readonly options: string;
  readonly tiers: string;
  readonly price: number;
  readonly min_price: number;
  readonly max_price: number;
  readonly batch_step: number;
  readonly minimum_batch: number;
  readonly unit: string;
  readonly url: string;
  readonly weight_g: number | null;
  readonly size_mm: string | null;
  readonly is_on_sale: boolean;
  readonly fetched_at: Date;
}

/** What is assumed of a product once, when it is first stored; people correct it afterwards. */
export interface ProductAssumptions {
  readonly goods_class: GoodsClass;
  readonly mainland_freight: number;
}

/** The product's row under the id it has had since it was first opened. */
export async function upsertProduct(
  db: Db,
  facts: ProductFacts,
  assumed: ProductAssumptions,
): Promise<number> {
  const { platform: _platform, thid_item_id: _thid, ...changing } = facts;
  const { id } = await db
    .insertInto("products")
    .values({ ...facts, ...assumed })
    .onConflict((conflict) => conflict.columns(["platform", "thid_item_id"]).doUpdateSet(changing))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface SkuFacts {
  readonly thid_sku_id: string;
  readonly thid_spec_id: string;
  readonly props: string;
  readonly props_key: string;
  readonly price: number;
  readonly stock: number;
  readonly status: 0 | 1;
  readonly image: string;
  readonly weight_g: number | null;
}

/** The skus as the marketplace has them now. One that vanished stays, off sale: carts and orders name it. */
export async function upsertSkus(
  db: Db,
  product_id: number,
  skus: readonly SkuFacts[],
): Promise<void> {
  const keys = skus.map(({ props_key }) => props_key);
  let gone = db
    .updateTable("skus")
    .set({ status: 0, stock: 0 })
    .where("product_id", "=", product_id);
  if (keys.length > 0) gone = gone.where("props_key", "not in", keys);
  await gone.execute();
  if (skus.length === 0) return;
  await db
    .insertInto("skus")
    .values(skus.map((sku) => ({ product_id, ...sku })))
    .onConflict((conflict) =>
      conflict.columns(["product_id", "props_key"]).doUpdateSet((row) => ({
        thid_sku_id: row.ref("excluded.thid_sku_id"),
        thid_spec_id: row.ref("excluded.thid_spec_id"),
        props: sql`excluded.props`,
        price: row.ref("excluded.price"),
        stock: row.ref("excluded.stock"),
        status: row.ref("excluded.status"),
        image: row.ref("excluded.image"),
        weight_g: row.ref("excluded.weight_g"),
      })),
    )
    .execute();
}

/** Off sale until the marketplace shows it again. */
export async function setProductOffSale(
  db: Db,
  { platform, thid_item_id }: { readonly platform: PlatformId; readonly thid_item_id: string },
): Promise<void> {
  await db
    .updateTable("products")
    .set({ is_on_sale: false })
    .where("platform", "=", platform)
    .where("thid_item_id", "=", thid_item_id)
    .execute();
}

export async function updateGoodsClass(
  db: Db,
  product_id: number,
  goods_class: GoodsClass,
): Promise<void> {
  // A version of its own, so that an editor opened before cannot put the old class back unseen.
  await db
    .updateTable("products")
    .set({ goods_class, version: sql<number>`version + 1` })
    .where("id", "=", product_id)
    .execute();
}

/**
 * Takes pieces off a sku's stock, or gives them back. Nobody waits for it: where there are not enough, the check of
 * the column (`skus_stock_check`) fails the transaction, which is a refusal then (`kernel/http/refused-by-constraint.ts`).
 */
export const changeStock = (db: Db, sku_id: number, change: number): Promise<void> =>
  sendSoon(db, changedStock({ sku_id, change }));

const changedStock = prepare((db, value: ValueOf<{ sku_id: number; change: number }>) =>
  db
    .updateTable("skus")
    .set({ stock: sql<number>`stock + ${value("change")}` })
    .where("id", "=", value("sku_id")),
);
