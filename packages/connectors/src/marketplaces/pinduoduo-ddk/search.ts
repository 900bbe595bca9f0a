import { ok, type Result } from "@sampan/domain/kernel/result";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import type { ListingPage } from "../listing.ts";
import { sortByOrder, type MarketplaceSort } from "../map-order-by.ts";
import type { SearchQuery } from "../marketplace.ts";
import { askPinduoduo, type PinduoduoDdkSession } from "./ask-api.ts";
import { PddFound, summaryFromPdd } from "./goods.ts";

const sorts = {
  default: "0",
  price_asc: "3",
  price_desc: "4",
  sales_asc: "5",
  sales_desc: "6",
} as const satisfies Record<MarketplaceSort, string>;

/** Pinduoduo refuses smaller and larger pages. */
const pageSize_min = 10;
const pageSize_max = 100;

/** Finds Pinduoduo goods by keyword, 10 to 100 on a page. Prices are in fen [API-48]. */
export async function searchPinduoduoDdk(
  session: PinduoduoDdkSession,
  { keywords, page, page_size: asked, order_by }: SearchQuery,
): Promise<Result<ListingPage, SourceFailure>> {
  const page_size = Math.min(Math.max(asked, pageSize_min), pageSize_max);
  const sort_type = sorts[sortByOrder[order_by]];
  const search = `${sort_type} ${keywords}`;
  const list_id = page > 1 ? session.listIds.get(search) : undefined;
  const found = await askPinduoduo(session, {
    type: "pdd.ddk.goods.search",
    parameters: {
      keyword: keywords,
      page: String(page),
      page_size: String(page_size),
      sort_type,
      ...(list_id && { list_id }),
    },
    root: "goods_search_response",
    content: PddFound,
  });
  if (!found.ok) return found;
  rememberList(session, search, found.value.list_id);
  const rows = found.value.goods_list ?? [];
  // A row without a price can be neither shown nor bought.
  const items = rows.map(summaryFromPdd).filter(({ price }) => price > 0);
  const total = found.value.total_count ?? (page - 1) * page_size + rows.length;
  return ok({ items, page, page_size, total, has_more: page * page_size < total });
}

const rememberedLists_max = 200;

/**
 * Further pages are cut from the list of the first one only when it is named; without its name rows may
 * come twice. Lists of the last searches are enough: people turn pages at once.
 */
function rememberList(
  { listIds }: PinduoduoDdkSession,
  search: string,
  list_id: string | null | undefined,
): void {
  if (!list_id) return;
  listIds.delete(search);
  listIds.set(search, list_id);
  const [oldest] = listIds.keys();
  if (listIds.size > rememberedLists_max && oldest !== undefined) listIds.delete(oldest);
}
