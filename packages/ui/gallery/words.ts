import type { Language } from "@sampan/domain/kernel/language";

/** Words as long as those of pages: a primitive that holds them holds the product's. */
export interface GalleryWords {
  readonly action: string;
  readonly brand: string;
  readonly field: string;
  readonly hint: string;
  readonly error: string;
  readonly title: string;
  readonly body: string;
  readonly product: string;
  readonly shop: string;
  readonly places: readonly [string, string, string, string];
  readonly steps: readonly [string, string, string];
  readonly sums: readonly [string, string, string];
  readonly close: string;
}

export interface PartProps {
  readonly words: GalleryWords;
}

/** A language has a file of its own here. */
export async function readWords(language: Language): Promise<GalleryWords> {
  const { default: words } = (await import(`./words/${language}.json`)) as {
    default: GalleryWords;
  };
  return words;
}
