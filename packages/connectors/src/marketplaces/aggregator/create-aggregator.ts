import type { Result } from "@sampan/domain/kernel/result";
import type { Outbound } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import type { Marketplace } from "../marketplace.ts";
import type { SharedItem } from "../share-resolver.ts";
import type { AggregatedPlatform, AggregatorConfig } from "./aggregator-config.ts";
import { getDetailAggregator } from "./get-detail.ts";
import { readAggregatorPassword } from "./read-password.ts";
import { searchAggregator, searchAggregatorByImage } from "./search.ts";

export interface Aggregator extends Marketplace {
  searchByImage: NonNullable<Marketplace["searchByImage"]>;
  readSharePassword(text: string): Promise<Result<SharedItem, SourceFailure>>;
}

/**
 * One platform through an aggregator. Each platform is a source of its own: an aggregator that is sick
 * for one marketplace often serves the others.
 */
export function createAggregator(
  config: AggregatorConfig,
  of: AggregatedPlatform,
  outbound: Outbound,
): Aggregator {
  const session = { config, of, source: outbound.source(`aggregator-${of.folder}`) };
  return {
    platform: of.platform,
    search: (query) => searchAggregator(session, query),
    getListing: (id) => getDetailAggregator(session, id),
    searchByImage: (query) => searchAggregatorByImage(session, query),
    readSharePassword: (text) => readAggregatorPassword(session, text),
  };
}
