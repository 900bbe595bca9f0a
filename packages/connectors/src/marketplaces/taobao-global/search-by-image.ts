import { ok, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { Id } from "../../read-answer.ts";
import type { ListingPage, ListingSummary } from "../listing.ts";
import type { ImageQuery } from "../marketplace.ts";
import { sortByOrder, type MarketplaceSort } from "../map-order-by.ts";
import { askTaobaoGlobal, type TaobaoGlobalSession } from "./ask-api.ts";
import { FoundItem, summaryFromTaobaoGlobal } from "./search.ts";

const Uploaded = z.object({ image_id: Id });

/** By price only: the answer tells no sales. */
const comparisons: Readonly<
  Partial<Record<MarketplaceSort, (a: ListingSummary, b: ListingSummary) => number>>
> = {
  price_asc: (a, b) => a.price - b.price,
  price_desc: (a, b) => b.price - a.price,
};

/**
 * Finds items that look like the picture; it is uploaded first. Taobao Global answers one list of at
 * most 100, without pages or sorts, so both are made here [SRCH-10].
 */
export async function searchTaobaoGlobalByImage(
  session: TaobaoGlobalSession,
  { image, page, page_size, order_by }: ImageQuery,
): Promise<Result<ListingPage, SourceFailure>> {
  const uploaded = await askTaobaoGlobal(session, {
    path: "/upload/image",
    parameters: { image_base64: Buffer.from(image).toString("base64") },
    data: Uploaded,
  });
  if (!uploaded.ok) return uploaded;
  const found = await askTaobaoGlobal(session, {
    path: "/traffic/item/imgsearch",
    parameters: { image_id: uploaded.value.image_id, language: session.config.language },
    data: z.array(FoundItem).nullish(),
  });
  if (!found.ok) return found;

  const all = (found.value ?? []).map(summaryFromTaobaoGlobal);
  const compare = comparisons[sortByOrder[order_by]];
  const from = (page - 1) * page_size;
  return ok({
    items: (compare ? all.toSorted(compare) : all).slice(from, from + page_size),
    page,
    page_size,
    total: all.length,
    has_more: from + page_size < all.length,
  });
}
