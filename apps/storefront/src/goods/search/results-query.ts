import { platformNames } from "@sampan/domain/goods/sourcing/platforms";
import { queryPages } from "@sampan/client/query";
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
 * that coming back asks nobody. [SRCH-07] [SRCH-17] [CONST-29]
 */
export const resultsQuery = ({ words, platform, order }: Search, page_size: number) => ({
  ...queryPages(searchCalls[platformNames[platform]], {
    keywords: words,
    order_by: orderByOf(platform, order),
    page_size,
  }),
  staleTime: keptAlive_ms,
  gcTime: keptAlive_ms,
});
