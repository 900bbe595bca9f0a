import type { PlatformId } from "@sampan/domain/platforms";
import { platformDomains } from "@sampan/domain/platforms";
import { offerUrl } from "../alibaba-1688/search.ts";
import { pddGoodsUrl } from "../pinduoduo-ddk/goods.ts";
import { readUrl } from "../read-url.ts";
import { taobaoItemUrl } from "../taobao-global/search.ts";

/**
 * The page of a product that people and buyers open. Where the marketplace is known, its own pattern is
 * safer than an address that passed through a vendor; the group-buying site has only the latter.
 */
export function aggregatedItemUrl(
  platform: PlatformId,
  id: string,
  detail_url: string | null | undefined,
): string {
  const told = detail_url ? readUrl(detail_url) : "";
  if (id === "") return told;
  const pages = {
    3: () => offerUrl(id),
    4: () => taobaoItemUrl(id),
    5: () => `https://item.jd.com/${encodeURIComponent(id)}.html`,
    6: () => pddGoodsUrl(id),
    7: () => told || `https://${platformDomains[7][0]}/goods/${encodeURIComponent(id)}.html`,
  } as const satisfies Record<PlatformId, () => string>;
  return pages[platform]();
}
