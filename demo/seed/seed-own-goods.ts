import type { Db } from "@sampan/server/kernel/db/db";
import { noteGoodsTexts } from "@sampan/server/goods/translation/note-goods-texts";
import type { DemoProduct, DemoSku, Words } from "../catalogue/catalogue.ts";
import ownShops from "../content/own-shops.json" with { type: "json" };

/** Our own shop's pictures stand on the same host as the marketplaces', as the demo maps it. */
const pictureOf = (name: string) => `https://cbu01.alicdn.com/img/${name}.webp`;

/** Stores our own shops and their goods, on sale at once. */
export async function seedOwnGoods(
  db: Db,
  goods: readonly DemoProduct[],
  now: Date,
): Promise<void> {
  const shopIds = await seedShops(db);
  const categoryIds = await findChildCategories(db);
  for (const [rank, product] of goods.entries())
    await seedProduct(db, {
      product,
      shop_id: shopIds.get(product.category),
      category_id: categoryIds.get(product.subcategory) ?? product.category,
      rank,
      now,
    });
  await noteGoodsTexts(db, goods.flatMap(textsOf), now);
}

/** Their options and attributes are put into other languages for whoever reads them. */
const textsOf = ({ title, attributes, dimensions }: DemoProduct): string[] =>
  [
    title,
    ...attributes.flatMap(({ name, value }) => [name, value]),
    ...dimensions.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)]),
  ].map(({ zh }) => zh);

/** Answers which shop sells the goods of each group. */
async function seedShops(db: Db): Promise<ReadonlyMap<number, number>> {
  const shopIds = new Map<number, number>();
  for (const { id, name, intro, categories } of ownShops.shops) {
    const shop = await db
      .insertInto("shops")
      .values({
        platform: 1,
        thid_shop_id: id,
        name: name.zh,
        names: JSON.stringify(name),
        intro: JSON.stringify(intro),
        city: "广州",
        is_warehousing: true,
        facts: JSON.stringify({ years: 3, score: 4.9 }),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const category of categories) shopIds.set(category, shop.id);
  }
  return shopIds;
}

/** The parts of the eight groups by slug: goods hang on them, and a group lists those of its parts. */
async function findChildCategories(db: Db): Promise<ReadonlyMap<string, number>> {
  const children = await db
    .selectFrom("categories")
    .select(["id", "slug"])
    .where("parent_id", "is not", null)
    .execute();
  return new Map(children.map(({ id, slug }) => [slug, id]));
}

const promotionOf = (product: DemoProduct): number | null =>
  ownShops.promotions.find(({ key }) => key === product.key)?.price_cents ?? null;

interface SeededProduct {
  readonly product: DemoProduct;
  readonly shop_id: number | undefined;
  readonly category_id: number;
  readonly rank: number;
  readonly now: Date;
}

async function seedProduct(
  db: Db,
  { product, shop_id, category_id, rank, now }: SeededProduct,
): Promise<void> {
  const prices = product.skus.map((sku) => sku.price_cents);
  const stored = await db
    .insertInto("products")
    .values({
      platform: 1,
      thid_item_id: product.key,
      shop_id,
      category_id,
      item_name: product.title.zh,
      names: JSON.stringify(product.title),
      images: JSON.stringify(product.pictures.map(pictureOf)),
      description: product.descriptionHtml.replaceAll("{img}", "https://cbu01.alicdn.com/img"),
      attributes: JSON.stringify(
        product.attributes.map(({ name, value }) => ({ name: name.zh, value: value.zh })),
      ),
      options: JSON.stringify(
        product.dimensions.map((dimension) => ({
          name: dimension.name.zh,
          values: dimension.values.map(({ name, picture }) => ({
            value: name.zh,
            ...(picture ? { image: pictureOf(picture) } : {}),
          })),
        })),
      ),
      tiers: JSON.stringify(
        product.tiers.length > 1
          ? product.tiers.map(({ from, price_cents }) => ({ from, price: price_cents }))
          : [],
      ),
      price: Math.min(...prices),
      min_price: Math.min(...prices),
      max_price: Math.max(...prices),
      activity_price: promotionOf(product),
      mainland_freight: 0,
      batch_step: product.step,
      minimum_batch: product.minOrder,
      unit: "件",
      goods_class: product.goodsClass,
      weight_g: product.weight_g,
      size_mm: JSON.stringify({
        l: product.size_mm.length,
        w: product.size_mm.width,
        h: product.size_mm.height,
      }),
      month_sold: product.monthlySales,
      rank,
      fetched_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("skus")
    .values(product.skus.map((sku) => skuRow(product, sku, stored.id)))
    .execute();
}

function skuRow(product: DemoProduct, sku: DemoSku, product_id: number) {
  const props = Object.fromEntries(
    product.dimensions.map(({ id, name, values }) => {
      const chosen: Words | undefined = values.find((value) => value.id === sku.options[id])?.name;
      return [name.zh, chosen?.zh ?? ""];
    }),
  );
  const picture = product.dimensions
    .flatMap(({ id, values }) => values.filter((value) => value.id === sku.options[id]))
    .find((value) => value.picture !== undefined)?.picture;
  return {
    product_id,
    thid_sku_id: sku.id,
    props: JSON.stringify(props),
    props_key: propsKeyOf(props),
    price: sku.price_cents,
    stock: sku.stock,
    status: 1 as const,
    image: picture ? pictureOf(picture) : "",
    weight_g: sku.weight_g,
  };
}

/** Option names and values in the order of the names, so that equal choices have equal keys. */
const propsKeyOf = (props: Readonly<Record<string, string>>): string =>
  Object.keys(props)
    .toSorted()
    .map((name) => `${name}:${props[name]}`)
    .join(";");
