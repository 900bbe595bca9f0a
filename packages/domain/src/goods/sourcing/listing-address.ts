/**
 * The places goods come from, by the number that travels in `platform`. 2 means unknown; 7 is the
 * group-buying site. [QRY-05..10] [CONST-38] [CONST-39]
 */
export const platformIds = [3, 4, 5, 6, 7] as const;
export type PlatformId = (typeof platformIds)[number];

export const unknownPlatform = 2;

export const platformNames = {
  3: "alibaba",
  4: "taobao",
  5: "jd",
  6: "pdd",
  7: "group",
} as const satisfies Record<PlatformId, string>;
export type PlatformName = (typeof platformNames)[PlatformId];

/**
 * The domains whose listings belong to a platform; a host below one of them belongs to it as well.
 * The group-buying site's are configuration.
 */
export const platformDomains: Readonly<Record<PlatformId, readonly string[]>> = {
  3: ["1688.com"],
  4: ["taobao.com", "tmall.com", "tmall.hk", "tb.cn"],
  5: ["jd.com", "jd.hk", "3.cn"],
  6: ["pinduoduo.com", "yangkeduo.com"],
  7: ["tuan.sampan.test"],
};

/**
 * The platform a product page asks: the named one, or, when that is 2, blank or strange, the one
 * whose listing `urltb` is. Undefined means the product cannot be found.
 * [QRY-05] [QRY-06] [QRY-07] [QRY-08] [QRY-09] [QRY-10]
 */
export function platformOf(
  value: string | number | null | undefined,
  urltb: string | null | undefined,
  domains: Readonly<Record<PlatformId, readonly string[]>> = platformDomains,
): PlatformId | undefined {
  const named = platformIds.find((id) => String(id) === String(value ?? "").trim());
  return named ?? (urltb ? platformOfAddress(urltb, domains) : undefined);
}

/** The platform of a listing's address, with or without its scheme; undefined for any other. */
export function platformOfAddress(
  address: string,
  domains: Readonly<Record<PlatformId, readonly string[]>> = platformDomains,
): PlatformId | undefined {
  const host = hostOf(address);
  return platformIds.find((id) =>
    domains[id].some((domain) => host === domain || host?.endsWith(`.${domain}`)),
  );
}

export const isPlatformId = (value: unknown): value is PlatformId =>
  platformIds.some((id) => id === value);

/**
 * The full address of a listing, where it lies at that platform; undefined for any other, so that nobody is led
 * elsewhere by an address that only says so.
 */
export function listingAt(
  platform: PlatformId,
  address: string,
  domains: Readonly<Record<PlatformId, readonly string[]>> = platformDomains,
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
