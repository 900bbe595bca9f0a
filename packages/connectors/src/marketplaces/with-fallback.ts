import type { Result } from "@sampan/domain/result";
import type { SourceFailure, SourceFailureCode } from "../outbound/source-failure.ts";
import type { Marketplace } from "./marketplace.ts";

/**
 * What another source can make good. Not a product that is absent, which is an answer; nor throttling
 * and passing faults, which people are told about in words of their own and then try again.
 */
const isMadeGood = {
  unavailable: true,
  rejected: true,
  disabled: true,
  not_found: false,
  too_many_calls: false,
  transient: false,
} as const satisfies Record<SourceFailureCode, boolean>;

/**
 * A marketplace with a second source behind the first. Each keeps its own breaker, so a first source that
 * is down costs nothing once its breaker is open. When both fail, the first one's failure is answered.
 */
export function withFallback(primary: Marketplace, fallback: Marketplace): Marketplace {
  const byImage = [primary, fallback].flatMap(({ searchByImage }) => searchByImage ?? []);
  const [imageFirst, imageNext = imageFirst] = byImage;
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
    ...(imageFirst &&
      imageNext && {
        searchByImage: (query) =>
          imageFirst === imageNext
            ? imageFirst(query)
            : firstThatCan(
                () => imageFirst(query),
                () => imageNext(query),
              ),
      }),
  };
}

type Ask<T> = () => Promise<Result<T, SourceFailure>>;

async function firstThatCan<T>(ask: Ask<T>, askNext: Ask<T>): Promise<Result<T, SourceFailure>> {
  const answer = await ask();
  if (answer.ok || !isMadeGood[answer.error.code]) return answer;
  const second = await askNext();
  // What the fallback does not know, it cannot call absent: it is not the marketplace.
  return second.ok ? second : answer;
}
