import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { sql } from "kysely";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import { readAsOne } from "../../kernel/db/send-soon.ts";
import { lowestPriceAt, nextCampaignTurn } from "./campaign-price.ts";

export interface CategoryRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly slug: string;
  readonly name: NamesText;
  readonly img_url: string;
}

export const findCategories = (db: Db): Promise<CategoryRow[]> => selectCategories(db).execute();

const selectCategories = (db: Db) =>
  db
    .selectFrom("categories")
    .select(["id", "parent_id", "slug", "name", "img_url"])
    .orderBy("position")
    .orderBy("id");

export interface ListRow {
  readonly id: number;
  readonly platform: 1 | PlatformId;
  readonly thid_item_id: string;
  readonly item_name: string;
  readonly names: Partial<NamesText>;
  readonly image: string | null;
  readonly url: string;
  readonly price: number;
  /** CNY cents in a promotion or a campaign, whichever is lower. */
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
  /** The key of a shop. */
  readonly shop_id?: string | undefined;
  /** As `wordsToFind` writes it. */
  readonly words?: string | undefined;
}

export interface GoodsWish extends GoodsFilter {
  /** The moment whose prices are shown. */
  readonly now: Date;
  readonly order: GoodsOrder;
  readonly limit: number;
  readonly offset: number;
}

/** What each `order_by` of a list means; the id decides among equals. [CONST-34..37] */
export const orders = {
  default: ["rank", "asc"],
  price_up: ["price", "asc"],
  price_down: ["price", "desc"],
  sales_up: ["month_sold", "asc"],
  sales_down: ["month_sold", "desc"],
} as const;
export type GoodsOrder = keyof typeof orders;

/** Goods of our own shop on sale, a page of them. */
export const findOwnGoods = (db: Db, wish: Omit<GoodsWish, "words">): Promise<ListRow[]> =>
  selectOwnGoods(db, wish).execute();

/**
 * The first goods of our own shop, those that sell best, each group, its first goods, and what is published in their
 * place from now on, and when the prices of a campaign change next: home, in one statement.
 */
export const findShelves = (
  db: Db,
  most: {
    readonly own_shop: number;
    readonly ranked: number;
    readonly category: number;
  },
  now: Date,
) =>
  readAsOne(db, {
    published: db
      .selectFrom("page_publications")
      .select(["starts_at", "ends_at"])
      .where("address", "=", "/")
      .where((row) => row.or([row("ends_at", "is", null), row("ends_at", ">", now)])),
    turn: db.selectNoFrom(nextCampaignTurn(sql`${now}::timestamptz`).as("at")),
    own: selectOwnGoods(db, {
      order: "default",
      limit: most.own_shop,
      offset: 0,
      now,
    }),
    ranked: selectOwnGoods(db, {
      order: "sales_down",
      limit: most.ranked,
      offset: 0,
      now,
    }),
    groups: selectCategories(db).where("parent_id", "is", null),
    ofGroups: selectFirstOfGroups(db, most.category, now),
  });

/** The first goods of each top group and its children. */
function selectFirstOfGroups(db: Db, limit: number, now: Date) {
  const first = db
    .selectFrom("categories as top")
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom("listed_goods as goods")
          .select("goods.id")
          .where("goods.category_id", "in", (sub) =>
            sub
              .selectFrom("categories as child")
              .select("child.id")
              .where((row) =>
                row.or([
                  row("child.id", "=", row.ref("top.id")),
                  row("child.parent_id", "=", row.ref("top.id")),
                ]),
              ),
          )
          .orderBy("goods.rank")
          .orderBy("goods.id")
          .limit(limit)
          .as("goods"),
      (join) => join.onTrue(),
    )
    .select(["goods.id", "top.id as top_id"])
    .where("top.parent_id", "is", null);
  return selectListRows(db, now)
    .innerJoin(first.as("first"), "first.id", "product.id")
    .select("first.top_id")
    .orderBy("product.rank")
    .orderBy("product.id");
}

function selectOwnGoods(db: Db, wish: Omit<GoodsWish, "words">) {
  const [column, direction] = orders[wish.order];
  const page = listedGoods(db, wish)
    .select("goods.id")
    .orderBy(`goods.${column}`, direction)
    .orderBy("goods.id")
    .limit(wish.limit)
    .offset(wish.offset);
  return selectListRows(db, wish.now)
    .innerJoin(page.as("page"), "page.id", "product.id")
    .orderBy(`product.${column}`, direction)
    .orderBy("product.id");
}

/** Goods that staff gave a place at the head of the leaderboard, by place. [BO-41] */
export const findPlacedGoods = (
  db: Db,
  { now, ...filter }: GoodsFilter & Pick<GoodsWish, "now">,
): Promise<ListRow[]> =>
  selectListRows(db, now)
    .innerJoin(listedGoods(db, filter).select("goods.id").as("wanted"), "wanted.id", "product.id")
    .innerJoin("leaderboard_places as placed", "placed.product_id", "product.id")
    .orderBy("placed.place")
    .execute();

/** The goods of some ids, in no order. */
export const findListRows = (db: Db, ids: readonly number[], now: Date): Promise<ListRow[]> =>
  selectListRows(db, now)
    .where(sql<boolean>`product.id = any(${[...ids]}::bigint[])`)
    .execute();

function listedGoods(
  db: Db,
  { category_id, shop_id }: Pick<GoodsFilter, "category_id" | "shop_id">,
) {
  let goods = db.selectFrom("listed_goods as goods");
  if (category_id !== undefined)
    goods = goods.where("goods.category_id", "in", (sub) =>
      sub
        .selectFrom("categories")
        .select("id")
        .where((row) => row.or([row("id", "=", category_id), row("parent_id", "=", category_id)])),
    );
  if (shop_id !== undefined)
    goods = goods.where("goods.shop_id", "=", (sub) =>
      sub.selectFrom("shops").select("id").where("key", "=", shop_id),
    );
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
  "product.month_sold",
  "shop.name as shop_name",
  "shop.names as shop_names",
  "shop.is_factory",
] as const;

/** What a list shows of goods, at the prices of a moment. */
export const selectListRows = (db: Db, now: Date) =>
  db
    .selectFrom("products as product")
    .leftJoin("shops as shop", "shop.id", "product.shop_id")
    .select(listColumns)
    .select(
      lowestPriceAt(
        sql.ref("product.activity_price"),
        sql.ref("product.id"),
        sql`${now}::timestamptz`,
      ).as("activity_price"),
    );
