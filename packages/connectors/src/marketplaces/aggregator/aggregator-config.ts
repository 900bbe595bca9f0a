import type { PlatformId } from "@sampan/domain/platforms";
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

/** OneBound's words for the platforms that have a connector of their own as well. */
export const aggregatorFolders = {
  3: "1688",
  4: "taobao",
  5: "jd",
  6: "pinduoduo",
} as const satisfies Record<Exclude<PlatformId, 7>, string>;
