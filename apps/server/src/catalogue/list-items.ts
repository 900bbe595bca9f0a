import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { queryItemList } from "@sampan/contract/catalogue";
import { ok, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { Visitor } from "../http/callers.ts";
import {
  countOwnGoods,
  findOwnGoods,
  searchOwnGoods,
  type GoodsOrder,
  type GoodsWish,
  type ListRow,
} from "./catalogue-queries.ts";
import { describeOwnItem } from "./describe-own-item.ts";
import { wordsToFind } from "./search-words.ts";

type Call = typeof queryItemList;

const orderByNumber = {
  "1": "default",
  "3": "price_up",
  "4": "price_down",
  "5": "sales_down",
  "6": "sales_up",
} as const satisfies Record<InputOf<Call>["order_by"], GoodsOrder>;

/**
 * Goods of our own shop, a page at a time; with keywords those whose names hold all of their words, in
 * whatever language. Keywords without a word find nothing. [API-62] [OWN-01] [OWN-09] [CONST-34]
 */
export async function listItems(
  db: Db,
  input: InputOf<Call>,
  { language }: Visitor,
): Promise<Result<OutputOf<Call>, never>> {
  const entry = input.keywords?.trim() ?? "";
  const words = entry === "" ? undefined : wordsToFind(entry);
  if (entry !== "" && words === undefined) return ok({ datalist: [], total: 0 });
  const filter = {
    category_id: input.category_id,
    shop_id: input.shop_id === undefined ? undefined : Number(input.shop_id),
    words,
  };
  const { rows, total } = await readPage(db, {
    ...filter,
    order: orderByNumber[input.order_by],
    limit: input.page_size,
    offset: (input.page - 1) * input.page_size,
  });
  return ok({ datalist: rows.map(describeOwnItem(language)), total });
}

/** A whole shelf is read along its order and counted apart; what words find is found once for both. */
async function readPage(db: Db, wish: GoodsWish): Promise<{ rows: ListRow[]; total: number }> {
  if (wish.words === undefined) {
    const [rows, total] = await Promise.all([findOwnGoods(db, wish), countOwnGoods(db, wish)]);
    return { rows, total };
  }
  const rows = await searchOwnGoods(db, wish);
  // A page beyond the end has no row to say how many there are.
  return { rows, total: rows[0]?.total ?? (await countOwnGoods(db, wish)) };
}
