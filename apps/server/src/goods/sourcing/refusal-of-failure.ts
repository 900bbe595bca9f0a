import type { SourceFailure, SourceFailureCode } from "@sampan/connectors/outbound/source-failure";
import { askingOf } from "@sampan/domain/goods/sourcing/marketplaces/marketplaces";
import type { MarketplaceCustom } from "@sampan/domain/goods/sourcing/marketplaces/marketplace";
import { platformNames, type PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import type { Refusal } from "../../kernel/http/envelope.ts";

export type SourceRefusal = Refusal<
  | "item_not_found_1688"
  | "item_not_found"
  | "too_many_calls"
  | "pinduoduo_transient"
  | "platform_unavailable"
>;

const customOf = (platform: PlatformId): MarketplaceCustom => askingOf[platformNames[platform]];

/** A missing product may have a number of its marketplace's own. [ERR-02] [ERR-46] */
export const notFoundOn = (platform: PlatformId): SourceRefusal => ({
  code: customOf(platform).gone,
});

/** What a marketplace's failure is to the person who asked. Its own words stay in the log. [NFR-09] [AGNT-33] */
export function refusalOfFailure(failure: SourceFailure, platform: PlatformId): SourceRefusal {
  const names = {
    not_found: notFoundOn(platform).code,
    too_many_calls: "too_many_calls",
    transient: customOf(platform).passingFault ?? "platform_unavailable",
    unavailable: "platform_unavailable",
    disabled: "platform_unavailable",
    rejected: "platform_unavailable",
  } as const satisfies Record<SourceFailureCode, SourceRefusal["code"]>;
  return { code: names[failure.code] };
}
