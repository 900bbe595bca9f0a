import { platformNames } from "@sampan/domain/goods/sourcing/platforms";
import { queryPages, read } from "@sampan/client/query";
import { searchCalls } from "@sampan/contract/goods/sourcing/sourcing";
import { orderByOf, type ResultOrder, type SearchPlatform } from "./result-order.ts";

export interface Search {
  readonly words: string;
  readonly platform: SearchPlatform;
  readonly order: ResultOrder;
}

/** Long enough to look at thirty products and come back to the same list. */
export const keptAlive_ms = 30 * 60_000;

/** Results of any search, page by page. */
export type FoundQuery = ReturnType<typeof resultsQuery>;

/**
 * The results of one search, page by page, so many a page. They stay as they were found while people look at products, so
 * that coming back asks nobody. Each question says when it was asked, which keeps caches on its way from answering and
 * makes no other search of it. [SRCH-07] [SRCH-17] [CONST-29] [ITEM-17]
 */
export function resultsQuery({ words, platform, order }: Search, page_size: number) {
  const call = searchCalls[platformNames[platform]];
  const asked = { keywords: words, order_by: orderByOf(platform, order), page_size };
  const pages = queryPages(call, asked);
  return {
    ...pages,
    queryFn: (({ client, signal, pageParam: page }) =>
      read(
        call,
        { ...asked, page, timestamp: String(Date.now()) },
        { client, signal },
      )) satisfies typeof pages.queryFn,
    staleTime: keptAlive_ms,
    gcTime: keptAlive_ms,
  };
}
