import type { I18n } from "@sampan/contract/goods";
import type { Language } from "@sampan/domain/language";

export interface Words {
  readonly text: string;
  /** The language the words are in, when it is not the one asked for: it goes into `lang`. */
  readonly lang?: Language;
}

/** A text of goods or shops in a language, else the original, which is simplified Chinese. */
export function wordsIn(language: Language, texts: I18n): Words {
  const text = texts[language];
  return text === undefined ? { text: texts.zh, lang: "zh" } : { text };
}
