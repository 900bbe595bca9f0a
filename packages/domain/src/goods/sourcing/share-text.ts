import { marketplaces, namelessPasswords } from "./marketplaces/marketplaces.ts";
import {
  readMarketplaceLink,
  type GroupBuySite,
  type MarketplaceLink,
} from "./marketplace-link.ts";
import { platformId, platformIds, platformNames, type PlatformId } from "./platforms.ts";

/** A code that only its marketplace can turn into a product. `text` is what to ask it with. */
export interface SharePassword {
  readonly kind: "password";
  /** Absent when neither the text nor the form of the password tells. */
  readonly platform?: PlatformId;
  readonly password: string;
  readonly text: string;
}

/** What a pasted text turns out to be. A short link may carry a password for the same product. */
export type ShareText =
  | Extract<MarketplaceLink, { kind: "item" }>
  | (Extract<MarketplaceLink, { kind: "short_link" }> & { readonly password?: SharePassword })
  | SharePassword
  | {
      readonly kind: "ambiguous";
      readonly candidates: readonly (MarketplaceLink | SharePassword)[];
    }
  /** A password made of words, which only the app it comes from can open. */
  | { readonly kind: "word_password" }
  | { readonly kind: "none" };

/** Share texts have a few hundred characters; more is a pasted document. */
const length_max = 4000;

/**
 * Finds the one product a pasted text is about. A link with an id comes first, then a short link,
 * then a password; two products, or a password and a link of two marketplaces, are `ambiguous`: the
 * person is asked, nothing is guessed. `markers` are those of `dashShareMarker`. Takes time in
 * proportion to the text [SRCH-01] [SRCH-08] [SRCH-09].
 */
export function readShareText(
  text: string,
  groupBuy?: GroupBuySite,
  markers?: readonly string[],
): ShareText {
  const shared = text.slice(0, length_max);
  const addresses = findAddresses(shared);
  const links = addresses.flatMap(({ address }) => readMarketplaceLink(address, groupBuy) ?? []);
  const items = distinct(links.filter((link) => link.kind === "item"));
  const found = items.length > 0 ? items : distinct(links);
  const code = findPassword(shared, addresses, found[0]?.platform);
  const password = code && { ...code, text: dashShareMarker(shared, markers) };

  const [first, ...others] = found;
  if (!first) return password ?? { kind: wordPassword.test(shared) ? "word_password" : "none" };
  const candidates = [...found, ...(password ? [password] : [])];
  const isOnePlatform = candidates.every(({ platform }) => platform === first.platform);
  if (!isOnePlatform || others.length > 0) {
    return { kind: "ambiguous", candidates };
  }
  return first.kind === "short_link" && password ? { ...first, password } : first;
}

/** What a marker is written in; whoever sets one is held to it. */
export const markerPattern = /^[A-Za-z]{1,8}$/;

/** A word of letters and four digits that nothing else is written on to. */
const channelCode = /(^|[^A-Za-z0-9-])([A-Za-z]{1,8})(\d{4})(?![A-Za-z0-9])/g;
const twoCapitals = /^[A-Z]{2}$/;

/**
 * Puts a dash before each channel code such as CZ0001, so that it is not taken for a part of the
 * password. Without `markers`, or with an empty list, any two capitals are one. Applying it twice
 * changes nothing more [SRCH-37] [SRCH-38].
 */
export function dashShareMarker(text: string, markers: readonly string[] = []): string {
  const isMarker = (word: string) =>
    markers.length === 0 ? twoCapitals.test(word) : markers.includes(word);
  return text.replaceAll(channelCode, (whole, before: string, marker: string, digits: string) =>
    isMarker(marker) ? `${before}-${marker}${digits}` : whole,
  );
}

interface Address {
  readonly address: string;
  /** The stretch of the text it was read from. */
  readonly run: string;
}

/** Brackets, quotes, blanks and everything beyond ASCII end an address. */
const addressRun = /[\w\-.~:/?#@!$&*+,;=%]{4,}/g;
/** Ends the sentence around an address, not the address. */
const endOfSentence = /[.,;:!?]/;

/** Addresses in the order of the text, with their scheme or, on a known host, without. */
function findAddresses(text: string): readonly Address[] {
  return (text.match(addressRun) ?? []).flatMap((run) => {
    const start = run.search(/https?:\/\//i);
    const written = withoutEnd(start < 0 ? run : run.slice(start));
    if (start >= 0) return [{ address: written, run }];
    const bare = `https://${written}`;
    return readMarketplaceLink(bare) ? [{ address: bare, run }] : [];
  });
}

function withoutEnd(address: string): string {
  let end = address.length;
  while (endOfSentence.test(address.slice(end - 1, end))) end -= 1;
  return address.slice(0, end);
}

function distinct(links: readonly MarketplaceLink[]): readonly MarketplaceLink[] {
  const firstByProduct = new Map<string, MarketplaceLink>();
  for (const link of links) {
    const product = productOf(link);
    if (!firstByProduct.has(product)) firstByProduct.set(product, link);
  }
  return [...firstByProduct.values()];
}

/** A short link that is there twice is one product, with and without its password in the query. */
const productOf = (link: MarketplaceLink): string =>
  link.kind === "item"
    ? `${link.platform}/${link.thid_item_id}`
    : `${link.platform} ${link.url.replace(sharedWith, "")}`;

/** What the apps hang on a short link; the code before it names the product. */
const sharedWith = /\?(?:jkl|tk|sm|sc)=.*/;

/** `5:/` and Chinese words, words between two signs of money, or the name such passwords go by. */
const wordPassword =
  /(?:^|[^\w:/])\d{1,2}:\/{1,2}\s?\p{Script=Han}{2}|[￥¥]\p{Script=Han}{3,30}[￥¥]|喵口令|文字口令/u;

const passwordOf = (id: PlatformId) => marketplaces[platformNames[id]].password;

/** The platform that is asked for a password which names none. */
export const platformOfNameless = platformId[namelessPasswords];

/** The password to ask before the short link it stands beside, where there is one. */
export const passwordBefore = (password: SharePassword | undefined): SharePassword | undefined =>
  password?.platform && passwordOf(password.platform)?.goesBeforeLink ? password : undefined;

const markedCode =
  /([￥¥$€£₤₳₴¢(（《！啊哈信]|\p{Extended_Pictographic}\uFE0F?)([A-Za-z0-9]{8,14})(?=[￥¥$€£₤₳₴¢)）》！啊哈信]|\p{Extended_Pictographic})/gu;

function findPassword(
  text: string,
  addresses: readonly Address[],
  linked: PlatformId | undefined,
): Omit<SharePassword, "text"> | undefined {
  const asked = (password: string, platform: PlatformId | undefined) =>
    ({ kind: "password", ...(platform && { platform }), password }) as const;
  for (const id of platformIds) {
    const code = passwordOf(id)?.inAnyAddress?.exec(text)?.[1];
    if (code) return asked(code, id);
  }

  const outsideLinks = addresses.reduce((rest, { run }) => rest.replace(run, " "), text);
  for (const [, opening, code] of outsideLinks.matchAll(markedCode)) {
    if (opening && code && looksLikePassword(opening, code)) {
      return asked(code, platformOfPassword(code, namedPlatform(text), linked));
    }
  }
  const inLink = linked && passwordOf(linked)?.inOwnAddress?.exec(text)?.[1];
  return inLink ? asked(inLink, linked) : undefined;
}

/** Model numbers and words stand in brackets too: there, only the form of nameless ones counts. */
function looksLikePassword(opening: string, code: string): boolean {
  const isMixed = /[a-z]/.test(code) && /[A-Z]/.test(code);
  const isWord = /^[A-Z][a-z]+\d*$/.test(code);
  if ("(（《啊哈信".includes(opening)) return looksNameless(code) && isMixed && !isWord;
  return isMixed || (/\d/.test(code) && /[A-Za-z]/.test(code));
}

const looksNameless = (code: string): boolean =>
  passwordOf(platformOfNameless)?.length === code.length;

/** A tag settles it, then a form that only one uses, then the link beside it, then the length. */
function platformOfPassword(
  code: string,
  named: PlatformId | undefined,
  linked: PlatformId | undefined,
): PlatformId | undefined {
  if (named) return named;
  if (looksNameless(code)) return platformOfNameless;
  return linked ?? platformByLength(code.length);
}

const platformByLength = (length: number): PlatformId | undefined =>
  platformIds.find((id) => passwordOf(id)?.length === length);

/** The marketplace a text says it comes from, when it names exactly one. */
function namedPlatform(text: string): PlatformId | undefined {
  const folded = text.toLowerCase();
  const named = platformIds.filter((id) =>
    marketplaces[platformNames[id]].signs.some((sign) => folded.includes(sign)),
  );
  return named.length === 1 ? named[0] : undefined;
}
