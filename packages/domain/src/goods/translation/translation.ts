import type { Language } from "./language.ts";

/** Locales whose readers read the original. zh-TW is not among them: it is converted. [TRAN-01] [TRAN-03] */
const originalLocales: ReadonlySet<string> = new Set(["zh-CN", "zh-Hans", "zh"]);

/** The languages goods are put into. */
export type TargetLanguage = Exclude<Language, "zh">;

/** Latin letters, the accented ones included, or Chinese characters. */
const words = /[A-Za-z\u00C0-\u024F]|\p{Script=Han}/u;
const chinese = /\p{Script=Han}/u;

/** True for Chinese characters, which nobody but readers of the original can be left with. */
export const hasChinese = (text: string): boolean => chinese.test(text);

/**
 * Whether a text of goods is to be put into the reader's language: never for readers of the original, and
 * not for digits and signs alone. [TRAN-01] [TRAN-02] [TRAN-03]
 */
export const needsTranslation = (locale: string, text: string): boolean =>
  !originalLocales.has(locale) && words.test(text);

/** What one call may ask for: so many texts, so many characters each and together. */
export const translationLimits = {
  texts_max: 100,
  text_characters_max: 500,
  characters_max: 12_000,
} as const;
