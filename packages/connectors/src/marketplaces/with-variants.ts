import { ok, type Result } from "@sampan/domain/kernel/result";
import type { SourceFailure } from "../outbound/source-failure.ts";
import { canBeMadeGood } from "./first-that-can.ts";
import type { Listing } from "./listing.ts";
import type { Marketplace } from "./marketplace.ts";
import { withFallback } from "./with-fallback.ts";

/**
 * An affiliate programme's marketplace whose products take their variants, stock and prices from an
 * aggregator, which also knows the products outside the programme and stands in for all of it. Both are
 * asked at once: nearly every answer needs both.
 */
export function withVariants(affiliate: Marketplace, aggregator: Marketplace): Marketplace {
  return {
    ...withFallback(affiliate, aggregator),
    async getListing(id) {
      const [listing, detailed] = await Promise.all([
        affiliate.getListing(id),
        aggregator.getListing(id),
      ]);
      return join(listing, detailed);
    },
  };
}

type Answer = Result<Listing, SourceFailure>;

/**
 * What the aggregator does not know stays one sku. While it cannot answer, neither does this: a product
 * stored with its variants would otherwise lose them, and carts with it (docs/decisions/0023).
 */
function join(listing: Answer, detailed: Answer): Answer {
  if (!listing.ok && !isForAggregator(listing.error)) return listing;
  if (!detailed.ok) return isPassing(detailed.error) ? detailed : listing;
  return listing.ok ? ok(withVariantsOf(detailed.value, listing.value)) : detailed;
}

/** Absent from the programme is not absent from the marketplace. */
const isForAggregator = (failure: SourceFailure): boolean =>
  failure.code === "not_found" || canBeMadeGood(failure);

/** Whether the aggregator may know more in a moment. */
const isPassing = ({ code }: SourceFailure): boolean =>
  code === "unavailable" || code === "transient" || code === "too_many_calls";

/** The variants of one under the words and pictures of the other, each where it tells more. */
function withVariantsOf(detailed: Listing, { title, shop, ...listing }: Listing): Listing {
  const { description_html, description_images, images, attributes } = listing;
  return {
    ...detailed,
    title,
    url: listing.url,
    images: images.length > 0 ? images : detailed.images,
    attributes: detailed.attributes.length > 0 ? detailed.attributes : attributes,
    shop: shop.id === "" ? detailed.shop : { ...detailed.shop, ...shop },
    ...(description_html && { description_html }),
    ...(description_images && { description_images }),
  };
}
