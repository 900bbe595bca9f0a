import { ownPlatform } from "@sampan/domain/goods/sourcing/own-platform";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { ownGoodsRows } from "./goods-desk-queries.ts";

/** The places at the head of the leaderboard, in their order. */
export const findLeaderboard = (db: Db) =>
  ownGoodsRows(db)
    .innerJoin("leaderboard_places as placed", "placed.product_id", "product.id")
    .orderBy("placed.place")
    .execute();

/**
 * Keeps everybody else from arranging a list until the transaction ends: an empty list has no row to lock.
 * Readers are not kept waiting.
 */
export async function holdList(
  db: Db,
  table: "leaderboard_places" | "recommended_shops",
): Promise<void> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(db);
}

export const findLeaders = async (db: Db): Promise<string[]> =>
  (await db.selectFrom("leaderboard_places").select("product_id").orderBy("place").execute()).map(
    ({ product_id }) => String(product_id),
  );

export async function countOwnGoods(db: Db, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom("products")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("platform", "=", ownPlatform)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .executeTakeFirstOrThrow();
  return count;
}

export async function replaceLeaders(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom("leaderboard_places").execute();
  if (ids.length === 0) return;
  await db
    .insertInto("leaderboard_places")
    .values(ids.map((id, position) => ({ product_id: Number(id), place: position + 1 })))
    .execute();
}

/** Shops of our own platform, those recommended with their place. */
export const findShops = (db: Db) =>
  db
    .selectFrom("shops as shop")
    .leftJoin("recommended_shops as placed", "placed.shop_id", "shop.id")
    .select([
      "shop.key",
      "shop.name",
      "shop.city",
      "shop.platform",
      "shop.is_factory",
      "placed.place",
      sql<number>`(
        select count(*)::int
          from products as product
         where product.shop_id = shop.id
           and product.is_on_sale
      )`.as("goods"),
    ])
    .where("shop.platform", "=", ownPlatform)
    .orderBy("placed.place")
    .orderBy("shop.id")
    .execute();

export const findRecommended = async (db: Db): Promise<string[]> =>
  (
    await db
      .selectFrom("recommended_shops as placed")
      .innerJoin("shops as shop", "shop.id", "placed.shop_id")
      .select("shop.key")
      .orderBy("placed.place")
      .execute()
  ).map(({ key }) => key);

export async function replaceRecommended(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom("recommended_shops").execute();
  await sql`
    insert into recommended_shops (shop_id, place)
    select shop.id, wanted.place
      from unnest(${[...keys]}::text[]) with ordinality as wanted (key, place)
      join shops shop on shop.key = wanted.key
  `.execute(db);
}
