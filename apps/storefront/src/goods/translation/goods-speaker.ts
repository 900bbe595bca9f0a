import type { I18n } from "@sampan/contract/goods/i18n";
import type { Language } from "@sampan/domain/kernel/language";
import { wordsIn, type Words } from "@sampan/locales/words-in";

/** How texts of goods are said in a language. */
export type SayGoods = (language: Language, texts: I18n) => Words;

/**
 * At first goods are said as they came, which is also what the server renders. A reader of other languages
 * gets a speaker that translates, with code that is fetched for it.
 */
let say: SayGoods = wordsIn;
const listeners = new Set<() => void>();

export const readSpeaker = (): SayGoods => say;

export function followSpeaker(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Everything on the page is said anew. */
export function changeSpeaker(next: SayGoods): void {
  say = next;
  for (const listener of listeners) listener();
}
