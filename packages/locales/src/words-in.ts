import type { I18n } from "@sampan/contract/goods/i18n";
import { languageFacts, originalLanguage, type Language } from "@sampan/domain/kernel/language";

export interface Words {
  readonly text: string;
  /** The language the words are in, when it is not the one asked for: it goes into `lang`. */
  readonly lang?: Language;
}

/** A text of goods or shops in a language, else the original, which is simplified Chinese. */
export function wordsIn(language: Language, texts: I18n): Words {
  const text = texts[language];
  // The texts of some shops are kept as they are where others are translated.
  const isOriginal = text === texts.zh && languageFacts[language].goods === "translated";
  return text === undefined || isOriginal ? { text: texts.zh, lang: originalLanguage } : { text };
}
