import type { Language } from "@sampan/domain/language";
import { translationKey } from "./goods-words-store.ts";

/** The cards of one list are drawn within this; their texts travel together. */
const gather_ms = 10;

/** Asked for in this tab, answered or under way. */
const asked = new Set<string>();
const gathered = new Map<Language, string[]>();

/**
 * Notes that a text on the page has no translation yet. What is noted in one moment is asked for together,
 * each text once; the code for asking is fetched then, as most pages never need it. [TRAN-07]
 */
export function wantTranslation(language: Language, text: string): void {
  const key = translationKey(language, text);
  if (import.meta.env.SSR || asked.has(key)) return;
  asked.add(key);
  const texts = gathered.get(language);
  if (texts) {
    texts.push(text);
    return;
  }
  gathered.set(language, [text]);
  setTimeout(() => void ask(language), gather_ms);
}

async function ask(language: Language): Promise<void> {
  const texts = gathered.get(language) ?? [];
  gathered.delete(language);
  const { askTranslations } = await import("./ask-translations.ts");
  await askTranslations(language, texts);
}

/** Lets texts be asked for again, when somebody looks at them then. */
export function wantAgain(language: Language, texts: readonly string[]): void {
  for (const text of texts) asked.delete(translationKey(language, text));
}
