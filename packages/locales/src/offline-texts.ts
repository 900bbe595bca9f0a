import { byLanguage } from "@sampan/domain/kernel/by-language";
import type { installing } from "./zh/shop/installing.ts";
import type { offline } from "./zh/shop/offline.ts";

type Said = Record<keyof typeof installing | keyof typeof offline, string>;

/** Found by their places, so that one more language is named nowhere here. */
const files = import.meta.glob<Record<string, Partial<Said>>>("./*/shop/{installing,offline}.ts", {
  eager: true,
});

/** What is said where no catalogue can be fetched: by the worker of the storefront, which carries every language. */
export const offlineTexts = byLanguage((language) => {
  const places = files[`./${language}/shop/installing.ts`]?.["installing"];
  const words = files[`./${language}/shop/offline.ts`]?.["offline"];
  // Each language says what Chinese says, held by the types of its own files.
  return { ...places, ...words } as Said;
});
