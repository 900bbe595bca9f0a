import { firstThatCan } from "./first-that-can.ts";
import type { Marketplace } from "./marketplace.ts";

/**
 * A marketplace with a second source behind the first. Each keeps its own breaker, so a first source that
 * is down costs nothing once its breaker is open (docs/decisions/0023).
 */
export function withFallback(primary: Marketplace, fallback: Marketplace): Marketplace {
  return {
    platform: primary.platform,
    search: (query) =>
      firstThatCan(
        () => primary.search(query),
        () => fallback.search(query),
      ),
    getListing: (id) =>
      firstThatCan(
        () => primary.getListing(id),
        () => fallback.getListing(id),
      ),
    ...searchingByImage(primary, fallback),
    // Orders are one account's: nobody stands in for it.
    ...(primary.ordering && { ordering: primary.ordering }),
  };
}

type ImageSearch = Required<Pick<Marketplace, "searchByImage">>;

const searchesByImage = (marketplace: Marketplace): marketplace is Marketplace & ImageSearch =>
  marketplace.searchByImage !== undefined;

/** Either of them may be the only one that can. */
function searchingByImage(...sources: readonly Marketplace[]): Partial<ImageSearch> {
  const [first, next] = sources.filter(searchesByImage);
  if (!first) return {};
  return {
    searchByImage: (query) =>
      next
        ? firstThatCan(
            () => first.searchByImage(query),
            () => next.searchByImage(query),
          )
        : first.searchByImage(query),
  };
}
