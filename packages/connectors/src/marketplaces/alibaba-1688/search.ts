import { askingAlibaba } from "@sampan/domain/goods/sourcing/marketplaces/alibaba";
import { platformId } from "@sampan/domain/goods/sourcing/platforms";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { Count, Id, Yuan } from "../../read-answer.ts";
import type { ListingPage, ListingSummary } from "../listing.ts";
import type { SearchQuery } from "../marketplace.ts";
import { sortByOrder, type MarketplaceSort } from "../map-order-by.ts";
import { readUrl } from "../read-url.ts";
import { askApi1688 } from "./ask-api.ts";
import type { Alibaba1688Session } from "./ask-gateway.ts";

const sorts = {
  default: undefined,
  price_asc: '{"price":"asc"}',
  price_desc: '{"price":"desc"}',
  sales_asc: '{"monthSold":"asc"}',
  sales_desc: '{"monthSold":"desc"}',
} as const satisfies Record<MarketplaceSort, string | undefined>;

const Row = z.object({
  // Some rows come without an id; they are shown, and opening one says that it is faulty [SRCH-26].
  offerId: Id.nullish(),
  subject: z.string(),
  imageUrl: z.string(),
  priceInfo: z.object({ price: Yuan }),
  monthSold: Count.nullish(),
  companyName: z.string().nullish(),
  sellerIdentities: z.array(z.string()).nullish(),
});

/** The payload of both searches, by keyword and by picture. */
export const SearchPayload = z.object({
  totalRecords: Count,
  totalPage: Count,
  currentPage: Count,
  pageSize: Count,
  data: z.array(Row).nullish(),
});

/** Finds offers by keyword, `page_size` at most 50. Prices are in fen [SRCH-07] [API-48]. */
export async function search1688(
  session: Alibaba1688Session,
  query: SearchQuery,
): Promise<Result<ListingPage, SourceFailure>> {
  const found = await askApi1688(session, {
    api: "product.search.keywordQuery",
    parameters: {
      offerQueryParam: {
        keyword: query.keywords,
        beginPage: query.page,
        pageSize: query.page_size,
        country: session.config.country,
        sort: sort1688(query),
      },
    },
    payload: SearchPayload,
  });
  return found.ok ? ok(pageFrom1688(found.value)) : found;
}

/** The value of 1688's `sort`, JSON inside a string; undefined leaves its own order. */
export const sort1688 = ({ order_by }: Pick<SearchQuery, "order_by">): string | undefined =>
  sorts[sortByOrder[order_by]];

/** A search answer of 1688 in our shape. */
export function pageFrom1688(payload: z.output<typeof SearchPayload>): ListingPage {
  return {
    items: (payload.data ?? []).map(summaryFrom1688),
    page: payload.currentPage,
    page_size: payload.pageSize,
    total: payload.totalRecords,
    has_more: payload.currentPage < payload.totalPage,
  };
}

function summaryFrom1688(row: z.output<typeof Row>): ListingSummary {
  return {
    platform: platformId.alibaba,
    thid_item_id: row.offerId ?? "",
    title: row.subject,
    image: readUrl(row.imageUrl),
    price: row.priceInfo.price,
    url: row.offerId ? offerUrl(row.offerId) : "",
    is_factory: row.sellerIdentities?.includes("super_factory") ?? false,
    ...(row.companyName && { shop_name: row.companyName }),
    ...(typeof row.monthSold === "number" && { month_sold: row.monthSold }),
  };
}

/** The page of an offer that people and buyers open. */
export const offerUrl = askingAlibaba.pageOf;
