import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryLeaderboard } from "@sampan/contract/goods/catalogue/leaderboard";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import { findOwnGoods, findPlacedGoods } from "./catalogue-queries.ts";
import { describeOwnItem } from "./describe-own-item.ts";

type Call = typeof queryLeaderboard;

/** A board that goes on for ever ranks nothing. */
const places = 100;

/** Goods that staff placed in their order, then the best sold, a hundred in all. [RT-04] [BO-41] */
export async function listLeaderboard(
  db: Db,
  { category_id, page, page_size }: InputOf<Call>,
  { language, now }: Visitor,
): Promise<Result<OutputOf<Call>, never>> {
  const [placed, sold] = await Promise.all([
    findPlacedGoods(db, { category_id, now }),
    findOwnGoods(db, {
      category_id,
      order: "sales_down",
      limit: places,
      offset: 0,
      now,
    }),
  ]);
  const isPlaced = new Set(placed.map(({ id }) => id));
  const board = [...placed, ...sold.filter(({ id }) => !isPlaced.has(id))].slice(0, places);
  const begin = (page - 1) * page_size;
  return ok({
    datalist: board
      .slice(begin, begin + page_size)
      .map(describeOwnItem(language))
      .map((item, index) => ({ ...item, place: begin + index + 1 })),
    total: board.length,
  });
}
