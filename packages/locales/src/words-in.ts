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
  // The texts of some shops are kept as they are, in Thai and English too.
  const isOriginal = text === texts.zh && (language === "th" || language === "en");
  return text === undefined || isOriginal ? { text: texts.zh, lang: "zh" } : { text };
}
