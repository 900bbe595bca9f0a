import { readMarketplaceLink } from "@sampan/domain/goods/sourcing/marketplace-link";
import {
  listingAt,
  platformDomains,
  platformOf,
} from "@sampan/domain/goods/sourcing/listing-address";
import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";

/** What the address of an agent product page may say. */
export interface ProductAddress {
  /** The marketplace's id, or `url` when `address` holds the listing's link. */
  readonly goodsId: string;
  readonly platform?: string | undefined;
  /** The original listing. */
  readonly urltb?: string | undefined;
  readonly address?: string | undefined;
  readonly itemId?: string | undefined;
}

/** The marketplace's product to read, and where its listing is when that is known. */
export interface ProductKey {
  readonly platform: PlatformId;
  readonly thid_item_id: string;
  readonly url?: string | undefined;
}

/** Domains by platform, as configured. */
type Domains = Readonly<Record<string, readonly string[]>>;

/**
 * Which product an address means. The named platform decides; an unknown one is derived from the listing's
 * link. Undefined when nothing can be derived: the product cannot be found. [QRY-03] [QRY-04] [QRY-10] [QRY-11]
 */
export function productKeyOf(address: ProductAddress, domains: Domains): ProductKey | undefined {
  return address.goodsId === "url"
    ? keyOfLink(address, domains)
    : keyOfId(address.goodsId, address.platform, address.urltb, domains);
}

function keyOfLink(
  { platform, address, urltb, itemId }: ProductAddress,
  domains: Domains,
): ProductKey | undefined {
  const url = address ?? urltb;
  const link = url === undefined ? undefined : readMarketplaceLink(url);
  if (link?.kind === "item") return link;
  return itemId === undefined ? undefined : keyOfId(itemId, platform, url, domains);
}

function keyOfId(
  thid_item_id: string,
  named: string | undefined,
  listing: string | undefined,
  domains: Domains,
): ProductKey | undefined {
  const known = { ...platformDomains, ...domains };
  const platform = platformOf(named, listing, known);
  // The page links to it, therefore it has to be one.
  const url = platform && listing && listingAt(platform, listing, known);
  return platform && { platform, thid_item_id, ...(url ? { url } : {}) };
}
