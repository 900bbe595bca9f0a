import { refuse } from "@sampan/domain/result";
import type { Platform } from "./listing.ts";
import type { Marketplace } from "./marketplace.ts";

/** Stands in for a marketplace without a connector or credentials: it says so and nothing else [NFR-09]. */
export function disabledMarketplace(platform: Platform): Marketplace {
  const refused = refuse({
    code: "disabled",
    source: `platform-${platform}`,
    detail: "no credentials are configured for this marketplace",
  } as const);
  return { platform, search: async () => refused, getListing: async () => refused };
}
