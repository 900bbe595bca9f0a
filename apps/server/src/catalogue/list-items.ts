import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { queryItemList } from "@sampan/contract/catalogue";
import { ok, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import { findOwnGoods, type GoodsOrder } from "./catalogue-queries.ts";
import { describeListItem } from "./describe-list-item.ts";

type Call = typeof queryItemList;

const orderByNumber = {
  "1": "default",
  "3": "price_up",
  "4": "price_down",
  "5": "sales_down",
  "6": "sales_up",
} as const satisfies Record<InputOf<Call>["order_by"], GoodsOrder>;

/** Goods of our own shop, a page at a time. [API-62] [OWN-01] [OWN-09] */
export async function listItems(
  db: Db,
  input: InputOf<Call>,
): Promise<Result<OutputOf<Call>, never>> {
  const rows = await findOwnGoods(db, {
    category_id: input.category_id,
    keywords: input.keywords?.trim(),
    order: orderByNumber[input.order_by],
    limit: input.page_size,
    offset: (input.page - 1) * input.page_size,
  });
  return ok({ datalist: rows.map(describeListItem), total: rows[0]?.total ?? 0 });
}
