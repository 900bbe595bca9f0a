import { askingOf } from "@sampan/domain/goods/sourcing/marketplaces/marketplaces";
import { platformNames, type PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { readUrl } from "../read-url.ts";

/**
 * The page of a product that people and buyers open. Where the marketplace is known, its own pattern is
 * safer than an address that passed through a vendor.
 */
export function aggregatedItemUrl(
  platform: PlatformId,
  id: string,
  detail_url: string | null | undefined,
): string {
  const told = detail_url ? readUrl(detail_url) : "";
  return id === "" ? told : askingOf[platformNames[platform]].pageOf(id, told);
}
