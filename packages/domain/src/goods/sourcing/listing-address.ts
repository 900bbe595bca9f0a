import { marketplaces } from "./marketplaces/marketplaces.ts";
import { platformIds, platformNames, type PlatformId } from "./platforms.ts";

type Domains = Readonly<Record<PlatformId, readonly string[]>>;

/** The domains whose listings belong to a platform. The group-buying site's are configuration. */
export const platformDomains = Object.fromEntries(
  platformIds.map((id) => [id, marketplaces[platformNames[id]].domains]),
) as Domains;

/**
 * The platform a product page asks: the named one, or, when that is 2, blank or strange, the one
 * whose listing `urltb` is. Undefined means the product cannot be found.
 * [QRY-05] [QRY-06] [QRY-07] [QRY-08] [QRY-09] [QRY-10]
 */
export function platformOf(
  value: string | number | null | undefined,
  urltb: string | null | undefined,
  domains: Domains = platformDomains,
): PlatformId | undefined {
  const named = platformIds.find((id) => String(id) === String(value).trim());
  return named ?? (urltb ? platformOfAddress(urltb, domains) : undefined);
}

/** The platform of a listing's address, with or without its scheme; undefined for any other. */
export function platformOfAddress(
  address: string,
  domains: Domains = platformDomains,
): PlatformId | undefined {
  const host = hostOf(address);
  return platformIds.find((id) =>
    domains[id].some((domain) => host === domain || host?.endsWith(`.${domain}`)),
  );
}

/**
 * The full address of a listing, where it lies at that platform; undefined for any other, so that nobody is led
 * elsewhere by an address that only says so.
 */
export function listingAt(
  platform: PlatformId,
  address: string,
  domains: Domains = platformDomains,
): string | undefined {
  return platformOfAddress(address, domains) === platform ? fullAddress(address) : undefined;
}

function hostOf(address: string): string | undefined {
  const full = fullAddress(address);
  return URL.canParse(full) ? new URL(full).hostname.toLowerCase() : undefined;
}

function fullAddress(address: string): string {
  const text = address.trim();
  return /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, "")}`;
}
