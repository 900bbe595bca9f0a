import { ok, refuse, type Result } from "@sampan/domain/result";
import type { SourceFailure } from "../outbound/source-failure.ts";
import type { Listing } from "./listing.ts";
import type { Marketplace } from "./marketplace.ts";

/**
 * An affiliate programme's marketplace whose products take their variants, stock and prices from an
 * aggregator. Where the aggregator does not know a product it stays one sku. While the aggregator cannot
 * answer, neither does this: a product stored with its variants would otherwise lose them, and carts with
 * it (docs/decisions/0023).
 */
export function withVariants(affiliate: Marketplace, aggregator: Marketplace): Marketplace {
  return {
    ...affiliate,
    async getListing(id) {
      const listing = await affiliate.getListing(id);
      if (!listing.ok) return listing;
      return join(listing.value, await aggregator.getListing(id));
    },
  };
}

function join(
  listing: Listing,
  detailed: Result<Listing, SourceFailure>,
): Result<Listing, SourceFailure> {
  if (detailed.ok) return ok(withVariantsOf(detailed.value, listing));
  switch (detailed.error.code) {
    case "not_found":
    case "rejected":
    case "disabled":
      return ok(listing);
    case "unavailable":
      // Not the affiliate programme: it has answered, so its fallback has nothing to make good.
      return refuse({ ...detailed.error, code: "transient" });
    case "too_many_calls":
    case "transient":
      return detailed;
  }
}

/** The variants of one over the words and pictures of the other, each where it tells more. */
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
