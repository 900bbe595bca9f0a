import { ok, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { Count } from "../../read-answer.ts";
import type { ListingPage } from "../listing.ts";
import { sortByOrder, type MarketplaceSort } from "../map-order-by.ts";
import type { SearchQuery } from "../marketplace.ts";
import { askJdUnion, type JdUnionSession } from "./ask-api.ts";
import { JdGoods, summaryFromJd } from "./goods.ts";

const sorts = {
  default: {},
  price_asc: { sortName: "price", sort: "asc" },
  price_desc: { sortName: "price", sort: "desc" },
  sales_asc: { sortName: "inOrderCount30DaysSku", sort: "asc" },
  sales_desc: { sortName: "inOrderCount30DaysSku", sort: "desc" },
} as const satisfies Record<MarketplaceSort, object>;

/** JD Union refuses larger pages. */
const pageSize_max = 30;

const Found = z.object({ totalCount: Count.nullish(), data: z.array(JdGoods).nullish() });

/** Finds JD goods by keyword; `page_size` is capped at 30. Prices are in fen [API-46] [API-48]. */
export async function searchJdUnion(
  session: JdUnionSession,
  { keywords, page, page_size: asked, order_by }: SearchQuery,
): Promise<Result<ListingPage, SourceFailure>> {
  const page_size = Math.min(asked, pageSize_max);
  const sort = sorts[sortByOrder[order_by]];
  const found = await askJdUnion(session, {
    method: "jd.union.open.goods.query",
    question: { goodsReqDTO: { keyword: keywords, pageIndex: page, pageSize: page_size, ...sort } },
    result: Found,
  });
  if (!found.ok) return found;
  const rows = found.value.data ?? [];
  // A row without a price can be neither shown nor bought.
  const items = rows.map(summaryFromJd).filter(({ price }) => price > 0);
  const total = found.value.totalCount ?? (page - 1) * page_size + rows.length;
  return ok({ items, page, page_size, total, has_more: page * page_size < total });
}
