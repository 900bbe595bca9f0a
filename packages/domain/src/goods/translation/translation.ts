import {
  languageFacts,
  languages,
  originalLanguage,
  readLanguage,
  type Language,
  type OriginalLanguage,
  type TranslatedLanguage,
} from "../../kernel/language.ts";

/** The languages goods are put into. */
export type TargetLanguage = Exclude<Language, OriginalLanguage>;

export const isTarget = (language: Language): language is TargetLanguage =>
  language !== originalLanguage;

export const targetLanguages = languages.filter(isTarget);

/** Those of them that a translator is asked for. */
export const isTranslated = (language: Language): language is TranslatedLanguage =>
  languageFacts[language].goods === "translated";

export const translatedLanguages = languages.filter(isTranslated);

/** Latin letters, the accented ones included, or Chinese characters. */
const words = /[A-Za-z\u00C0-\u024F]|\p{Script=Han}/u;
const chinese = /\p{Script=Han}/u;

/** True for Chinese characters, which nobody but readers of the original can be left with. */
export const hasChinese = (text: string): boolean => chinese.test(text);

/** False for digits and signs alone, which are read everywhere. */
export const hasWords = (text: string): boolean => words.test(text);

/**
 * Whether a text of goods is to be put into the reader's language: never for readers of the original, and
 * not for digits and signs alone. [TRAN-01] [TRAN-02] [TRAN-03]
 */
export const needsTranslation = (locale: string, text: string): boolean =>
  readLanguage(locale) !== originalLanguage && hasWords(text);

/** What one call may ask for: so many texts, so many characters each and together. */
export const translationLimits = {
  texts_max: 100,
  text_characters_max: 500,
  characters_max: 12_000,
} as const;
