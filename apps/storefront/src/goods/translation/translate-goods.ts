import type { I18n } from "@sampan/contract/goods/i18n";
import { originalLanguage, type Language } from "@sampan/domain/kernel/language";
import { needsTranslation } from "@sampan/domain/goods/translation/translation";
import { wordsIn, type Words } from "@sampan/locales/words-in";
import { askTranslations } from "./ask-translations.ts";
import { changeSpeaker } from "./goods-speaker.ts";

/** A long afternoon of browsing; beyond it the oldest are asked for again. */
const kept_max = 4_000;
/** The cards of one list are drawn within this; their texts travel together. */
const gather_ms = 10;
/** What failed is left alone for this long, and asked for again when somebody looks at it then. */
const rest_ms = 60_000;

/** What this tab knows; a text that stands beside itself stays as it is. */
let translations: ReadonlyMap<string, string> = new Map();
let showsOriginals = false;
let isTranslating = false;
/** Asked for in this tab, answered or under way. */
const asked = new Set<string>();
const gathered = new Map<Language, string[]>();

const keyOf = (language: Language, text: string): string => `${language}\n${text}`;

/** From now on goods are translated as they are said; once is enough. */
export function startTranslating(): void {
  if (isTranslating) return;
  isTranslating = true;
  sayAnew();
}

/** Whether the sellers' own words are shown at the moment. */
export const areOriginalsShown = (): boolean => showsOriginals;

export function showOriginals(wanted: boolean): void {
  showsOriginals = wanted;
  sayAnew();
}

/** A function of its own each time, so that whoever shows goods notices. */
const sayAnew = (): void => changeSpeaker((language, texts) => sayTranslated(language, texts));

/** [TRAN-01] [TRAN-02] [TRAN-06] */
function sayTranslated(language: Language, texts: I18n): Words {
  if (showsOriginals && language !== originalLanguage)
    return { text: texts.zh, lang: originalLanguage };
  if (texts[language] !== undefined || !needsTranslation(language, texts.zh))
    return wordsIn(language, texts);
  const translation = translations.get(keyOf(language, texts.zh));
  if (translation === undefined) want(language, texts.zh);
  return wordsIn(
    language,
    translation === undefined ? texts : { ...texts, [language]: translation },
  );
}

/** What is noted in one moment is asked for together, each text once. [TRAN-07] */
function want(language: Language, text: string): void {
  const key = keyOf(language, text);
  if (asked.has(key)) return;
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
  const failed = await askTranslations(language, texts, keep);
  setTimeout(() => {
    for (const text of failed) asked.delete(keyOf(language, text));
  }, rest_ms);
}

function keep(language: Language, answered: Readonly<Record<string, string>>): void {
  const added = Object.entries(answered).map(
    ([text, translation]) => [keyOf(language, text), translation] as const,
  );
  translations = new Map([...translations, ...added].slice(-kept_max));
  sayAnew();
}
