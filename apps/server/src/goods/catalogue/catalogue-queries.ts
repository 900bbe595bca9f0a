import { sql } from "kysely";
import type { NamesText } from "../db/columns.ts";
import type { Db } from "../db/db.ts";

export const ownPlatform = 1;

export interface CategoryRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly slug: string;
  readonly name: NamesText;
  readonly img_url: string;
}

export const findCategories = (db: Db): Promise<CategoryRow[]> =>
  db
    .selectFrom("categories")
    .select(["id", "parent_id", "slug", "name", "img_url"])
    .orderBy("position")
    .orderBy("id")
    .execute();

export interface ListRow {
  readonly id: number;
  readonly platform: number;
  readonly thid_item_id: string;
  readonly item_name: string;
  readonly names: Partial<NamesText>;
  readonly image: string | null;
  readonly url: string;
  readonly price: number;
  readonly activity_price: number | null;
  readonly month_sold: number;
  readonly shop_name: string | null;
  readonly shop_names: Partial<NamesText> | null;
  readonly is_factory: boolean | null;
}

/** Which of our own goods; all of them where nothing is said. */
export interface GoodsFilter {
  /** A group with its children, or a child. */
  readonly category_id?: number | undefined;
  readonly shop_id?: number | undefined;
  /** As `wordsToFind` writes it. */
  readonly words?: string | undefined;
}

export interface GoodsWish extends GoodsFilter {
  readonly order: GoodsOrder;
  readonly limit: number;
  readonly offset: number;
}

/** What each `order_by` of a list means; the id decides among equals. [CONST-34..37] */
const orders = {
  default: ["rank", "asc"],
  price_up: ["price", "asc"],
  price_down: ["price", "desc"],
  sales_up: ["month_sold", "asc"],
  sales_down: ["month_sold", "desc"],
} as const;
export type GoodsOrder = keyof typeof orders;

/** Goods of our own shop on sale, a page of them. */
export function findOwnGoods(db: Db, wish: GoodsWish): Promise<ListRow[]> {
  const [column, direction] = orders[wish.order];
  // The page is chosen by narrow rows first: names, pictures and shops are read for what it shows alone.
  const page = ownGoods(db, wish)
    .select("product.id")
    .orderBy(`product.${column}`, direction)
    .orderBy("product.id")
    .limit(wish.limit)
    .offset(wish.offset);
  return selectListRows(db)
    .innerJoin(page.as("page"), "page.id", "product.id")
    .orderBy(`product.${column}`, direction)
    .orderBy("product.id")
    .execute();
}

/** A page of the goods whose names hold some words, each with how many there are in all. */
export function searchOwnGoods(db: Db, wish: GoodsWish): Promise<(ListRow & { total: number })[]> {
  const [column, direction] = orders[wish.order];
  return (
    db
      // Found once, for the page and for the count: two searches of common words cost twice the time.
      .with(
        (found) => found("found").materialized(),
        () => ownGoods(db, wish).select(["product.id", `product.${column} as place`]),
      )
      .with("page", (open) =>
        open
          .selectFrom("found")
          .select(["id", "place"])
          .orderBy("place", direction)
          .orderBy("id")
          .limit(wish.limit)
          .offset(wish.offset),
      )
      .selectFrom("page")
      .innerJoin("products as product", "product.id", "page.id")
      .leftJoin("shops as shop", "shop.id", "product.shop_id")
      .select(listColumns)
      .select((page) =>
        page
          .selectFrom("found")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .$asScalar()
          .$notNull()
          .as("total"),
      )
      .orderBy("page.place", direction)
      .orderBy("page.id")
      .execute()
  );
}

/** How many of our own goods are on sale and wanted. */
export async function countOwnGoods(db: Db, filter: GoodsFilter): Promise<number> {
  const { count } = await ownGoods(db, filter)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Goods that staff gave a place at the head of the leaderboard, by place. [BO-41] */
export const findPlacedGoods = (db: Db, filter: GoodsFilter): Promise<ListRow[]> =>
  selectListRows(db)
    .innerJoin(ownGoods(db, filter).select("product.id").as("wanted"), "wanted.id", "product.id")
    .innerJoin("leaderboard_places as placed", "placed.product_id", "product.id")
    .orderBy("placed.place")
    .execute();

function ownGoods(db: Db, { category_id, shop_id, words }: GoodsFilter) {
  let goods = db
    .selectFrom("products as product")
    .where("product.platform", "=", sql.lit(ownPlatform))
    .where("product.is_on_sale", "=", sql.lit(true));
  if (category_id !== undefined)
    goods = goods.where("product.category_id", "in", (sub) =>
      sub
        .selectFrom("categories")
        .select("id")
        .where((row) => row.or([row("id", "=", category_id), row("parent_id", "=", category_id)])),
    );
  if (shop_id !== undefined) goods = goods.where("product.shop_id", "=", shop_id);
  if (words !== undefined)
    goods = goods.where(sql<boolean>`product.search_tokens @@ ${words}::tsquery`);
  return goods;
}

const listColumns = [
  "product.id",
  "product.platform",
  "product.thid_item_id",
  "product.item_name",
  "product.names",
  sql<string | null>`product.images ->> 0`.as("image"),
  "product.url",
  "product.price",
  "product.activity_price",
  "product.month_sold",
  "shop.name as shop_name",
  "shop.names as shop_names",
  "shop.is_factory",
] as const;

export const selectListRows = (db: Db) =>
  db
    .selectFrom("products as product")
    .leftJoin("shops as shop", "shop.id", "product.shop_id")
    .select(listColumns);
