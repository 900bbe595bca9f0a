import type { MarketplaceCustom } from "@sampan/domain/goods/sourcing/marketplaces/marketplace";
import { askingOf } from "@sampan/domain/goods/sourcing/marketplaces/marketplaces";
import {
  platformIds,
  platformNames,
  type PlatformId,
} from "@sampan/domain/goods/sourcing/platforms";
import type { Source } from "../../outbound/outbound.ts";

/**
 * A seller of marketplace data in the shape OneBound made common. Several vendors speak it; they
 * differ in their address and in what they call the key.
 */
export interface AggregatorConfig {
  /** Scheme, host and what comes before the platform's folder, e.g. https://api-gw.onebound.cn */
  readonly baseUrl: string;
  /** The parameters that say who asks, e.g. { key, secret }. They travel as they are: https only. */
  readonly credentials: Readonly<Record<string, string>>;
}

/** One platform of an aggregator. */
export interface AggregatedPlatform {
  readonly platform: PlatformId;
  /** The aggregator's word for the platform in its addresses, e.g. `1688`. */
  readonly folder: string;
}

export interface AggregatorSession {
  readonly config: AggregatorConfig;
  readonly of: AggregatedPlatform;
  readonly source: Source;
}

/** OneBound's words for the platforms that it sells under a word of its own. */
export const aggregatedPlatforms: readonly AggregatedPlatform[] = platformIds.flatMap(
  (platform) => {
    const { aggregatorFolder: folder }: MarketplaceCustom = askingOf[platformNames[platform]];
    return folder === undefined ? [] : [{ platform, folder }];
  },
);
