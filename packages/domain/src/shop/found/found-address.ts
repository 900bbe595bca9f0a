import { languages, type Language } from "../../kernel/language.ts";

/** The same page, for one language or for whoever chooses by their browser (`x-default`). */
export interface Alternate {
  readonly hreflang: Language | "x-default";
  readonly href: string;
}

/** The address of a page that speaks this language to whoever has not chosen one; undefined speaks what fits. */
export function addressIn(address: string, language: Language | undefined): string {
  if (language === undefined) return address;
  return `${address}${address.includes("?") ? "&" : "?"}lang=${language}`;
}

/**
 * Every language a page is found in, as search engines are told it: each names all others and itself, and the plain
 * address stands for everybody else. `address` is absolute and names no language.
 */
export const alternatesOf = (address: string): readonly Alternate[] => [
  ...languages.map((language) => ({ hreflang: language, href: addressIn(address, language) })),
  { hreflang: "x-default", href: address },
];
