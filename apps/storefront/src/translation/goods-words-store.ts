import type { Language } from "@sampan/domain/language";

/** What this tab knows of goods in other languages, and whether it shows them. */
export interface GoodsWords {
  readonly translations: ReadonlyMap<string, string>;
  /** Somebody wants to read the originals for a moment. */
  readonly showsOriginals: boolean;
}

/** A long afternoon of browsing; beyond it the oldest are asked for again. */
const kept_max = 4_000;

/** What the server renders with: all that is known there came with the goods themselves. */
export const nothingKnown: GoodsWords = { translations: new Map(), showsOriginals: false };

let current = nothingKnown;
const listeners = new Set<() => void>();

export const readGoodsWords = (): GoodsWords => current;

export function followGoodsWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const translationKey = (language: Language, text: string): string => `${language}\n${text}`;

/** Keeps what was answered; a text that stands beside itself stays as it is and is not asked for again. */
export function keepTranslations(
  language: Language,
  translationByText: Readonly<Record<string, string>>,
): void {
  const added = Object.entries(translationByText).map(
    ([text, translation]) => [translationKey(language, text), translation] as const,
  );
  const all = [...current.translations, ...added].slice(-kept_max);
  change({ ...current, translations: new Map(all) });
}

export const showOriginals = (showsOriginals: boolean): void =>
  change({ ...current, showsOriginals });

function change(next: GoodsWords): void {
  current = next;
  for (const listener of listeners) listener();
}
