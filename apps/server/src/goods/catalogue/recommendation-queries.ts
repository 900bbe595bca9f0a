import { ownPlatform } from "@sampan/domain/goods/sourcing/own-platform";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { selectListRows } from "./catalogue-queries.ts";

/**
 * Recommended shops that have goods on sale, by their place, and our own shops where none is recommended; or
 * the one shop that is asked for.
 */
export function findShops(db: Db, shopKey: string | undefined) {
  const goodsCount = sql<number>`(
    select count(*) from products as goods where goods.shop_id = shop.id and goods.is_on_sale
  )`;
  return db
    .selectFrom("shops as shop")
    .leftJoin("recommended_shops as recommended", "recommended.shop_id", "shop.id")
    .select([
      "shop.id",
      "shop.key",
      "shop.platform",
      "shop.name",
      "shop.names",
      "shop.intro",
      "shop.city",
      "shop.is_factory",
      goodsCount.as("goods_count"),
    ])
    .where((shop) =>
      shopKey !== undefined
        ? shop("shop.key", "=", shopKey)
        : shop.or([
            shop("recommended.place", "is not", null),
            shop.and([
              shop("shop.platform", "=", ownPlatform),
              shop.not(shop.exists(shop.selectFrom("recommended_shops").select("place"))),
            ]),
          ]),
    )
    .where(goodsCount, ">", 0)
    .orderBy("recommended.place")
    .orderBy("shop.id")
    .execute();
}

/** The first goods on sale of each of some shops. */
export function findFirstGoodsOfShops(
  db: Db,
  {
    shopIds,
    limit,
    now,
  }: {
    readonly shopIds: readonly number[];
    readonly limit: number;
    readonly now: Date;
  },
) {
  const first = db
    .selectFrom(
      sql<{ id: number }>`unnest(${[...shopIds]}::bigint[])`.as<"wanted">(sql`wanted (id)`),
    )
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom("products as goods")
          .select(["goods.id", "goods.shop_id"])
          .whereRef("goods.shop_id", "=", "wanted.id")
          .where("goods.is_on_sale", "=", true)
          .orderBy("goods.rank")
          .orderBy("goods.id")
          .limit(limit)
          .as("first"),
      (join) => join.onTrue(),
    )
    .select(["first.id", "first.shop_id"]);
  return selectListRows(db, now)
    .innerJoin(first.as("first"), "first.id", "product.id")
    .select("first.shop_id")
    .orderBy("product.rank")
    .orderBy("product.id")
    .execute();
}
