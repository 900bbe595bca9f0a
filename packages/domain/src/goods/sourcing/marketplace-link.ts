import { digits } from "./marketplaces/marketplace.ts";
import { marketplaces } from "./marketplaces/marketplaces.ts";
import { platformOfAddress } from "./listing-address.ts";
import { platformId, platformNames, type PlatformId } from "./platforms.ts";

/** A link that names a product, or one that has to be expanded before it does. */
export type MarketplaceLink =
  | {
      readonly kind: "item";
      readonly platform: PlatformId;
      readonly thid_item_id: string;
      readonly url: string;
    }
  | { readonly kind: "short_link"; readonly platform: PlatformId; readonly url: string };

/** The group-buying site: its product pages, with `{id}` where the id stands. */
export interface GroupBuySite {
  readonly linkPattern: string;
}

/**
 * Reads the address of a marketplace page. Only http and https, without user, password or port, on
 * a marketplace's own host; http becomes https. Undefined for everything else, search pages and
 * shops included [SRCH-08] [API-58].
 */
export function readMarketplaceLink(
  address: string,
  groupBuy?: GroupBuySite,
): MarketplaceLink | undefined {
  const url = safeUrl(address);
  if (!url) return undefined;
  const groupId = groupBuy && idByPattern(url, groupBuy.linkPattern);
  if (groupId)
    return { kind: "item", platform: platformId.group, thid_item_id: groupId, url: url.href };

  const platform = platformOfAddress(url.href);
  if (!platform) return undefined;
  const forms = marketplaces[platformNames[platform]];
  const thid_item_id = forms.itemIdOf(url);
  if (thid_item_id) return { kind: "item", platform, thid_item_id, url: url.href };
  return forms.isShortLink(url) ? { kind: "short_link", platform, url: url.href } : undefined;
}

function safeUrl(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol === "http:") url.protocol = "https:";
  const isSafe = url.protocol === "https:" && !url.username && !url.password && !url.port;
  return isSafe ? url : undefined;
}

function idByPattern(url: URL, linkPattern: string): string | undefined {
  const [start = "", end = ""] = linkPattern.split("{id}");
  const page = url.origin + url.pathname;
  if (!page.startsWith(start) || !page.endsWith(end)) return undefined;
  return digits(page.slice(start.length, page.length - end.length));
}
