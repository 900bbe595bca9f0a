import { ok, refuse, type Result } from "@sampan/domain/result";
import type { SourceFailure } from "../outbound/source-failure.ts";
import type { Listing } from "./listing.ts";
import type { Marketplace } from "./marketplace.ts";

/**
 * An affiliate programme's marketplace whose products take their variants, stock and prices from an
 * aggregator, which also knows the products outside the programme. What the aggregator has no variants
 * for stays one sku. While it cannot answer, neither does this: a product stored with its variants would
 * otherwise lose them, and carts with it (docs/decisions/0023).
 */
export function withVariants(affiliate: Marketplace, aggregator: Marketplace): Marketplace {
  return {
    ...affiliate,
    async getListing(id) {
      const listing = await affiliate.getListing(id);
      if (!listing.ok && listing.error.code !== "not_found") return listing;
      const detailed = await aggregator.getListing(id);
      if (!detailed.ok) return isPassing(detailed.error) ? askedLater(detailed.error) : listing;
      return listing.ok ? ok(withVariantsOf(detailed.value, listing.value)) : detailed;
    },
  };
}

/** Whether the aggregator may know more in a moment. */
const isPassing = ({ code }: SourceFailure): boolean =>
  code === "unavailable" || code === "transient" || code === "too_many_calls";

/** The programme has answered, so a fallback for it has nothing to make good. */
const askedLater = (failure: SourceFailure): Result<never, SourceFailure> =>
  refuse(failure.code === "unavailable" ? { ...failure, code: "transient" } : failure);

/** The variants of one under the words and pictures of the other, each where it tells more. */
function withVariantsOf(detailed: Listing, { title, shop, ...listing }: Listing): Listing {
  const { description_html, description_images, images, attributes } = listing;
  return {
    ...detailed,
    title,
    url: listing.url,
    images: images.length > 0 ? images : detailed.images,
    attributes: detailed.attributes.length > 0 ? detailed.attributes : attributes,
    shop: shop.id === "" ? detailed.shop : shop,
    ...(description_html && { description_html }),
    ...(description_images && { description_images }),
  };
}
