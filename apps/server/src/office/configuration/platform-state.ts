import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import type { Needs } from "../../kernel/needs.ts";
import type { Settings } from "../../kernel/settings/settings.ts";

/** Switched off by staff, without a connector here, or open. [NFR-09] [BO-43] */
export function platformState(
  id: PlatformId,
  { disabled_platforms }: Pick<Settings, "disabled_platforms">,
  { marketplaces }: Pick<Needs, "marketplaces">,
): "open" | "unavailable" | "disabled" {
  if (disabled_platforms.includes(id)) return "disabled";
  return marketplaces.has(id) ? "open" : "unavailable";
}
