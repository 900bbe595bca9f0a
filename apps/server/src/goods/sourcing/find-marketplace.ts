import type { Marketplace } from "@sampan/connectors/marketplaces/marketplace";
import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Settings } from "../../kernel/settings/settings.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";

/**
 * The connector of a platform. Refuses `platform_disabled` while staff have it switched off and
 * `platform_unavailable` where nobody has connected it. [NFR-09] [ERR-63]
 */
export function findMarketplace(
  { marketplaces }: Pick<Needs, "marketplaces">,
  platform: PlatformId,
  settings: Settings,
): Result<Marketplace, Refusal<"platform_disabled" | "platform_unavailable">> {
  if (settings.disabled_platforms.includes(platform)) return refuse({ code: "platform_disabled" });
  const marketplace = marketplaces.get(platform);
  return marketplace ? ok(marketplace) : refuse({ code: "platform_unavailable" });
}
