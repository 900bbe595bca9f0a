import { askingTaobao } from "@sampan/domain/goods/sourcing/marketplaces/taobao";
import { platformId } from "@sampan/domain/goods/sourcing/platforms";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { Id, Yuan } from "../../read-answer.ts";
import type { ListingPage, ListingSummary } from "../listing.ts";
import { sortByOrder, type MarketplaceSort } from "../map-order-by.ts";
import type { SearchQuery } from "../marketplace.ts";
import { readUrl } from "../read-url.ts";
import { askTaobaoGlobal, type TaobaoGlobalSession } from "./ask-api.ts";

const sorts = {
  default: undefined,
  price_asc: "PRICE_ASC",
  price_desc: "PRICE_DESC",
  sales_asc: "SALE_QTY_ASC",
  sales_desc: "SALE_QTY_DESC",
} as const satisfies Record<MarketplaceSort, string | undefined>;

/** Taobao Global refuses larger pages. */
const pageSize_max = 20;

/** A row of both searches, by keyword and by picture; its price is yuan. */
export const FoundItem = z.object({
  // Some rows come without an id; they are shown, and opening one says that it is faulty [SRCH-26].
  item_id: Id.nullish(),
  title: z.string(),
  main_image_url: z.string(),
  price: Yuan,
  shop_name: z.string().nullish(),
});

const Found = z.object({ data: z.array(FoundItem).nullish() });

/** Finds Taobao and Tmall items by keyword; `page_size` is capped at 20. Prices are in fen [SRCH-07] [API-48]. */
export async function searchTaobaoGlobal(
  session: TaobaoGlobalSession,
  query: SearchQuery,
): Promise<Result<ListingPage, SourceFailure>> {
  const page_size = Math.min(query.page_size, pageSize_max);
  const sort = sorts[sortByOrder[query.order_by]];
  const found = await askTaobaoGlobal(session, {
    path: "/traffic/item/search",
    parameters: {
      keyword: query.keywords,
      page_no: String(query.page),
      page_size: String(page_size),
      language: session.config.language,
      ...(sort && { sort }),
    },
    data: Found,
  });
  if (!found.ok) return found;
  const rows = found.value.data ?? [];
  const has_more = rows.length === page_size;
  return ok({
    items: rows.map(summaryFromTaobaoGlobal),
    page: query.page,
    page_size,
    total: (query.page - 1) * page_size + rows.length + (has_more ? 1 : 0),
    has_more,
  });
}

export const summaryFromTaobaoGlobal = ({
  item_id,
  title,
  main_image_url,
  price,
  shop_name,
}: z.output<typeof FoundItem>): ListingSummary => ({
  platform: platformId.taobao,
  thid_item_id: item_id ?? "",
  title,
  image: readUrl(main_image_url),
  price,
  url: item_id ? taobaoItemUrl(item_id) : "",
  ...(shop_name && { shop_name }),
});

/** The page of an item that people and buyers open. */
export const taobaoItemUrl = askingTaobao.pageOf;
