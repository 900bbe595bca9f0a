import { ok, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { Count, Id, Yuan } from "../../read-answer.ts";
import type { ListingPage, ListingSummary } from "../listing.ts";
import { sortByOrder, type MarketplaceSort } from "../map-order-by.ts";
import type { ImageQuery, SearchQuery } from "../marketplace.ts";
import { readUrl } from "../read-url.ts";
import type { AggregatorSession } from "./aggregator-config.ts";
import { askAggregator } from "./ask-api.ts";
import { aggregatedItemUrl } from "./item-url.ts";

const sorts = {
  default: {},
  price_asc: { sort: "bid" },
  price_desc: { sort: "_bid" },
  sales_asc: { sort: "sale" },
  sales_desc: { sort: "_sale" },
} as const satisfies Record<MarketplaceSort, object>;

/** Prices are yuan, as text or as numbers; a field that was not found is empty text. */
const Row = z.object({
  num_iid: Id.nullish().catch(null),
  title: z.string(),
  pic_url: z.string().nullish(),
  price: Yuan.nullish().catch(null),
  promotion_price: Yuan.nullish().catch(null),
  sales: Count.nullish().catch(null),
  seller_nick: z.string().nullish(),
  detail_url: z.string().nullish(),
});

const Found = z.object({
  items: z.object({
    page: Count.nullish().catch(null),
    page_count: Count.nullish().catch(null),
    real_total_results: Count.nullish().catch(null),
    total_results: Count.nullish().catch(null),
    page_size: Count.nullish().catch(null),
    item: z.array(Row).nullish(),
  }),
});

const Uploaded = z.object({ items: z.object({ item: z.object({ name: z.string().min(1) }) }) });

/** Finds goods by keyword. The aggregator decides how many stand on a page. Prices are in fen. */
export async function searchAggregator(
  session: AggregatorSession,
  { keywords, page, page_size, order_by }: SearchQuery,
): Promise<Result<ListingPage, SourceFailure>> {
  const parameters = { q: keywords, ...pageAndSort({ page, page_size, order_by }) };
  const call = { api: "item_search", parameters, answer: Found };
  return readPage(session, { page, page_size }, await askAggregator(session, call));
}

/** Finds goods that look like the picture, which is handed over first [SRCH-10]. */
export async function searchAggregatorByImage(
  session: AggregatorSession,
  { image, page, page_size, order_by }: ImageQuery,
): Promise<Result<ListingPage, SourceFailure>> {
  const uploaded = await askAggregator(session, {
    api: "upload_img",
    parameters: {},
    form: { imgcode: Buffer.from(image).toString("base64") },
    answer: Uploaded,
  });
  if (!uploaded.ok) return uploaded;
  const imgid = uploaded.value.items.item.name;
  const parameters = { imgid, ...pageAndSort({ page, page_size, order_by }) };
  const call = { api: "item_search_img", parameters, answer: Found };
  return readPage(session, { page, page_size }, await askAggregator(session, call));
}

const pageAndSort = ({ page, page_size, order_by }: Omit<SearchQuery, "keywords">) => ({
  page: String(page),
  page_size: String(page_size),
  ...sorts[sortByOrder[order_by]],
});

function readPage(
  session: AggregatorSession,
  asked: Pick<SearchQuery, "page" | "page_size">,
  found: Result<z.output<typeof Found>, SourceFailure>,
): Result<ListingPage, SourceFailure> {
  if (!found.ok) {
    if (found.error.code !== "not_found") return found;
    return ok({ items: [], ...asked, total: 0, has_more: false });
  }
  const { item, page, page_size, page_count, real_total_results, total_results } =
    found.value.items;
  // A row without a price can be neither shown nor bought; vendors send them for withdrawn goods.
  const items = (item ?? []).flatMap((row) => summaryOf(session, row) ?? []);
  const at = { page: page ?? asked.page, page_size: page_size || asked.page_size };
  const total = real_total_results ?? total_results ?? (at.page - 1) * at.page_size + items.length;
  const has_more = page_count ? at.page < page_count : at.page * at.page_size < total;
  return ok({ items, ...at, total, has_more });
}

function summaryOf(
  { of }: AggregatorSession,
  row: z.output<typeof Row>,
): ListingSummary | undefined {
  const price = row.promotion_price || row.price;
  if (!price) return undefined;
  // Some rows come without an id; they are shown, and opening one says that it is faulty [SRCH-26].
  const thid_item_id = row.num_iid ?? "";
  return {
    platform: of.platform,
    thid_item_id,
    title: row.title,
    image: readUrl(row.pic_url ?? ""),
    price,
    url: aggregatedItemUrl(of.platform, thid_item_id, row.detail_url),
    ...(row.seller_nick && { shop_name: row.seller_nick }),
    ...(typeof row.sales === "number" && { month_sold: row.sales }),
  };
}
