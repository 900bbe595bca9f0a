import type { PlatformId } from "@sampan/domain/platforms";
import { refuse } from "@sampan/domain/result";
import type { Marketplace } from "./marketplace.ts";

/** Stands in for a marketplace without a connector or credentials: it says so and nothing else [NFR-09]. */
export function disabledMarketplace(platform: PlatformId): Marketplace {
  const refused = refuse({
    code: "disabled",
    source: `platform-${platform}`,
    detail: "no credentials are configured for this marketplace",
  } as const);
  return { platform, search: async () => refused, getListing: async () => refused };
}
