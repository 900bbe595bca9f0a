import { platformOfAddress, platformDomains, type PlatformId } from "./platforms.ts";

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
  if (groupId) return { kind: "item", platform: 7, thid_item_id: groupId, url: url.href };

  const platform = platformOfAddress(url.href, platformDomains);
  if (!platform || platform === 7) return undefined;
  const thid_item_id = itemIdReaders[platform](url);
  if (thid_item_id) return { kind: "item", platform, thid_item_id, url: url.href };
  return isShortLink(platform, url) ? { kind: "short_link", platform, url: url.href } : undefined;
}

function safeUrl(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol === "http:") url.protocol = "https:";
  const isSafe = url.protocol === "https:" && !url.username && !url.password && !url.port;
  return isSafe ? url : undefined;
}

const idDigits = /^\d{1,20}$/;

const digits = (text: string | null | undefined): string | undefined =>
  text && idDigits.test(text) ? text : undefined;

const parameter = (url: URL, ...names: readonly string[]): string | undefined =>
  names.map((name) => digits(url.searchParams.get(name))).find((id) => id !== undefined);

const inPath = (url: URL, pattern: RegExp): string | undefined => pattern.exec(url.pathname)?.[1];

const itemIdReaders = {
  3: (url) => inPath(url, /\/offer\/(\d{1,20})\.html$/) ?? parameter(url, "offerId"),
  4: readTaobaoId,
  5: (url) =>
    isHostOf(url, "jd.hk") || /^(item|npcitem|mitem)(\.m)?\.jd\.com$/.test(url.hostname)
      ? (inPath(url, /^\/(?:product\/)?(\d{1,20})\.html$/) ??
        (url.pathname === "/ware/view.action" ? parameter(url, "wareId") : undefined))
      : undefined,
  6: (url) =>
    /^\/goods\d?\.html$/.test(url.pathname) ? parameter(url, "goods_id", "goodsId") : undefined,
} as const satisfies Record<Exclude<PlatformId, 7>, (url: URL) => string | undefined>;

/** Taobao's pages name the id in the path or in the query, by age and device. */
function readTaobaoId(url: URL): string | undefined {
  const isItemPage = /\/(?:item|detail)[^/]*$/.test(url.pathname);
  return (
    inPath(url, /\/item\/(?:wap\/)?(\d{1,20})\.html?$/) ??
    (/^a\.m\.(taobao|tmall)\.com$/.test(url.hostname)
      ? inPath(url, /^\/i(\d{1,20})\.html?$/)
      : undefined) ??
    (isItemPage ? parameter(url, "id", "itemId", "item_id") : undefined)
  );
}

/** Hosts that do nothing but lead elsewhere. */
const shortHosts: Readonly<Record<Exclude<PlatformId, 7>, readonly string[]>> = {
  3: ["qr.1688.com", "dj.1688.com"],
  4: ["m.tb.cn", "e.tb.cn", "i.tb.cn", "s.tb.cn", "s.click.taobao.com", "uland.taobao.com"],
  5: ["3.cn", "u.jd.com", "union-click.jd.com", "re.jd.com"],
  6: ["p.pinduoduo.com"],
};

function isShortLink(platform: Exclude<PlatformId, 7>, url: URL): boolean {
  if (shortHosts[platform].includes(url.hostname)) return url.pathname.length > 1;
  // Pinduoduo shares its normal page with a code, and Taobao's world site may encode the id.
  if (platform === 6) return /^\/goods\d?\.html$/.test(url.pathname) && url.searchParams.has("ps");
  return url.hostname === "world.taobao.com" && /^\/item\/[^/]+\.htm$/.test(url.pathname);
}

const isHostOf = (url: URL, domain: string): boolean =>
  url.hostname === domain || url.hostname.endsWith(`.${domain}`);

function idByPattern(url: URL, linkPattern: string): string | undefined {
  const [start = "", end = ""] = linkPattern.split("{id}");
  const page = url.origin + url.pathname;
  if (!page.startsWith(start) || !page.endsWith(end)) return undefined;
  return digits(page.slice(start.length, page.length - end.length));
}
