import type { TargetLanguage } from "@sampan/domain/goods/translation/translation";
import type { Language } from "@sampan/domain/kernel/language";

/** One word in simplified Chinese, in Taiwan's words, in Thai and in English. */
export type Term = readonly [zh: string, taiwan: string, th: string, en: string];

const columns: Readonly<Partial<Record<Language, 1 | 2 | 3>>> = { "zh-TW": 1, th: 2, en: 3 };

/** Where a term says a language; undefined for one that our terms are not written in: a translator is asked. */
export const columnOf = (language: TargetLanguage): 1 | 2 | 3 | undefined => columns[language];
