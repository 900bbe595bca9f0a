import type { Lifetime } from "../age-of-copy.ts";

/** What is one marketplace's own. Its number and name stand in `sourcing/platforms.ts`; connectors are attached by it. */
export interface MarketplaceForms {
  /** Domains whose listings are its own; a host below one of them is as well. */
  readonly domains: readonly string[];
  /** The id of the product whose page this is, on one of those domains. [SRCH-08] */
  readonly itemIdOf: (url: URL) => string | undefined;
  /** Whether an address on those domains has to be followed before it names a product. */
  readonly isShortLink: (url: URL) => boolean;
  /** What its share texts call it, in small letters. */
  readonly signs: readonly string[];
  /** The passwords it shares; undefined where it shares none. */
  readonly password?: PasswordForm;
}

export interface PasswordForm {
  /** How many characters it has. */
  readonly length: number;
  /** Where it stands in an address: in any, or in one of this marketplace. */
  readonly inAnyAddress?: RegExp;
  readonly inOwnAddress?: RegExp;
  /** Its short links cannot be followed from every country: a password beside one is asked first. */
  readonly goesBeforeLink?: true;
}

/** How it is asked, unless staff set otherwise. */
export interface MarketplaceCustom {
  readonly lifetimes: { readonly listing: Lifetime; readonly search: Lifetime };
  /** Questions that all processes together may put to it. */
  readonly questions: { readonly per_minute: number; readonly per_day: number };
  /** Who asks it must have these settings of this service (docs/operating.md). */
  readonly service: { readonly name: string; readonly settings: readonly string[] };
  /** Its word in the addresses of aggregators; undefined where none sells it under a word of its own. */
  readonly aggregatorFolder?: string;
  /** The page of a product that people and buyers open; `told` is what a vendor says it is. */
  readonly pageOf: (id: string, told: string) => string;
  /** What a product that is gone is answered with. [ERR-02] [ERR-46] */
  readonly gone: "item_not_found" | "item_not_found_1688";
  /** A fault that passes is the customer's app's to repeat, once: it has a number of its own. [AGNT-33] */
  readonly passingFault?: "pinduoduo_transient";
}

const kept = (fresh_minutes: number): Lifetime => ({ fresh_minutes, keep_hours: 24 });

export const freshFor = (listing: number, search: number) => ({
  listing: kept(listing),
  search: kept(search),
});

const idDigits = /^\d{1,20}$/;

/** An id as most marketplaces give them out. */
export const digits = (text: string | null | undefined): string | undefined =>
  text && idDigits.test(text) ? text : undefined;

export const parameter = (url: URL, ...names: readonly string[]): string | undefined =>
  names.map((name) => digits(url.searchParams.get(name))).find((id) => id !== undefined);

export const inPath = (url: URL, pattern: RegExp): string | undefined =>
  pattern.exec(url.pathname)?.[1];

export const isHostOf = (url: URL, domain: string): boolean =>
  url.hostname === domain || url.hostname.endsWith(`.${domain}`);

/** An address on a host that does nothing but lead elsewhere. */
export const leadsOn = (url: URL, hosts: readonly string[]): boolean =>
  hosts.includes(url.hostname) && url.pathname.length > 1;
