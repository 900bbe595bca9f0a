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
  readonly month_sold: number;
  readonly shop_name: string | null;
  readonly is_factory: boolean | null;
  readonly total: number;
}

export interface GoodsWish {
  readonly category_id?: number | undefined;
  readonly keywords?: string | undefined;
  readonly order: GoodsOrder;
  readonly limit: number;
  readonly offset: number;
}

/** What each `order_by` of a list means; the last one decides among equals. [CONST-34..37] */
const orders = {
  default: ["product.rank", "asc"],
  price_up: ["product.price", "asc"],
  price_down: ["product.price", "desc"],
  sales_up: ["product.month_sold", "asc"],
  sales_down: ["product.month_sold", "desc"],
} as const;
export type GoodsOrder = keyof typeof orders;

/** Goods of our own shop on sale, with how many there are in all. */
export function findOwnGoods(db: Db, wish: GoodsWish): Promise<ListRow[]> {
  const [column, direction] = orders[wish.order];
  let query = db
    .selectFrom("products as product")
    .leftJoin("shops as shop", "shop.id", "product.shop_id")
    .select([
      "product.id",
      "product.platform",
      "product.thid_item_id",
      "product.item_name",
      "product.names",
      sql<string | null>`product.images ->> 0`.as("image"),
      "product.url",
      "product.price",
      "product.month_sold",
      "shop.name as shop_name",
      "shop.is_factory",
      sql<number>`count(*) over ()`.as("total"),
    ])
    .where("product.platform", "=", ownPlatform)
    .where("product.is_on_sale", "=", true);
  if (wish.category_id !== undefined) {
    const category_id = wish.category_id;
    query = query.where("product.category_id", "in", (sub) =>
      sub
        .selectFrom("categories")
        .select("id")
        .where((row) => row.or([row("id", "=", category_id), row("parent_id", "=", category_id)])),
    );
  }
  if (wish.keywords) {
    const pattern = `%${wish.keywords.replaceAll(/[\\%_]/g, "\\$&")}%`;
    query = query.where(
      sql<boolean>`(product.item_name ilike ${pattern} or product.names::text ilike ${pattern})`,
    );
  }
  return query
    .orderBy(column, direction)
    .orderBy("product.id")
    .limit(wish.limit)
    .offset(wish.offset)
    .execute();
}
