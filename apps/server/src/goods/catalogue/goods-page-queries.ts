import { sql, type RawBuilder } from "kysely";
import type { AskRows } from "../../kernel/db/ask-in-packets.ts";
import { prepare, type Sendable, type ValueOf } from "../../kernel/db/prepare.ts";
import { campaignPriceAt, nextCampaignTurn } from "./campaign-price.ts";
import { orders, type GoodsFilter, type GoodsWish } from "./catalogue-queries.ts";

/** One of our own goods, and a mark that is another one as soon as anything that a list shows of it changed. */
export interface MarkedGoods {
  readonly id: number;
  readonly mark: string;
}

export interface GoodsPage {
  readonly goods: readonly MarkedGoods[];
  /** How many there are on all pages. */
  readonly total: number;
  /** When the prices of a campaign change next; undefined where none will. */
  readonly changesAt: Date | undefined;
}

/**
 * Which goods stand on a page, and how many there are in all, in one statement that reads no texts. The row of
 * a listed product is written with every change of it, the row of a shop with its name: their xmin, the number
 * of the transaction that wrote them last, is the mark, with the campaign whose price they have: its prices are never changed.
 */
export async function findGoodsPage(ask: AskRows, wish: GoodsWish): Promise<GoodsPage> {
  const [row] = await ask(statementOf(wish)(wish));
  if (!row) throw new Error("a page of goods answered no row");
  const goods = row.goods === "" ? [] : row.goods.split(",").map(readMarked);
  return {
    goods,
    total: row.total,
    changesAt: row.turn === null ? undefined : new Date(row.turn),
  };
}

function readMarked(text: string): MarkedGoods {
  const end = text.indexOf(":");
  return { id: Number(text.slice(0, end)), mark: text.slice(end + 1) };
}

interface PageRow {
  readonly total: number;
  /** `id:mark` of each, joined by commas, in their order. */
  readonly goods: string;
  readonly turn: string | null;
}
type PageStatement = (wish: GoodsWish) => Sendable<PageRow>;

/** One for each kind of wish: two dozen at most, each put together once. */
const statements = new Map<string, PageStatement>();

function statementOf({ order, category_id, shop_id, words }: GoodsWish): PageStatement {
  const has = {
    category_id: category_id !== undefined,
    shop_id: shop_id !== undefined,
    words: words !== undefined,
  };
  const kind = JSON.stringify([order, has]);
  const known = statements.get(kind);
  if (known) return known;
  const made = prepare<GoodsWish, PageRow>((_db, value) => pageStatement(order, has, value));
  statements.set(kind, made);
  return made;
}

type Has = Readonly<Record<keyof GoodsFilter, boolean>>;

/** A shelf is read along its order and counted apart; what words find is found once for both. */
function pageStatement(
  order: GoodsWish["order"],
  has: Has,
  value: ValueOf<GoodsWish>,
): RawBuilder<PageRow> {
  const [column, direction] = orders[order];
  const place = sql.ref(column);
  const now = sql<Date>`${value("now")}::timestamptz`;
  const descending = sql.raw(direction);
  const wanted = sql`
    select goods.id, goods.shop_id, goods.${place} as place, goods.xmin as written
    from listed_goods as goods
    where ${filterOf(has, value)}`;
  const from = has.words ? sql`found` : sql`(${wanted}) as found`;
  return sql<PageRow>`
    ${has.words ? sql`with found as materialized (${wanted})` : sql``}
    select
      (select count(*)::int from ${from}) as total,
      coalesce((
        select string_agg(
          concat(page.id, ':', page.written, '.', shop.xmin, '.', ${campaignPriceAt(sql`page.id`, now)} ->> 'id'), ','
          order by page.place ${descending}, page.id
        )
        from (
          select *
          from ${from}
          order by place ${descending}, id
          limit ${value("limit")} offset ${value("offset")}
        ) as page
        left join shops as shop on shop.id = page.shop_id
      ), '') as goods,
      ${nextCampaignTurn(now)} as turn`;
}

function filterOf(has: Has, value: ValueOf<GoodsWish>): RawBuilder<unknown> {
  const conditions = [
    has.words ? sql`goods.search_tokens @@ ${value("words")}::tsquery` : sql`true`,
    ...(has.category_id
      ? [
          // An array of its own, so that the index finds the few that are wanted by any plan that is kept.
          sql`goods.category_id = any(array(
            select id from categories
            where id = ${value("category_id")} or parent_id = ${value("category_id")}))`,
        ]
      : []),
    ...(has.shop_id
      ? [sql`goods.shop_id = (select id from shops where key = ${value("shop_id")})`]
      : []),
  ];
  return sql.join(conditions, sql` and `);
}
