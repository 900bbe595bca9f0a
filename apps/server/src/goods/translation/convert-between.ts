import {
  languageFacts,
  originalLanguage,
  type Language,
  type SpokenLanguage,
} from "@sampan/domain/kernel/language";
import { converterOf } from "./converters.ts";

const isSpoken = (language: Language): language is SpokenLanguage =>
  languageFacts[language].goods !== "converted";

/** What a provider is asked in: Taiwan's form is made of the mainland's by tables. */
export const spokenOf = (language: Language): SpokenLanguage =>
  isSpoken(language) ? language : originalLanguage;

/** Whether tables of characters are enough to put words of one language into another. */
export const isReadBy = (from: Language, to: Language): boolean => spokenOf(from) === spokenOf(to);

/** Words of one form in the other's, where tables are enough. */
export const convertBetween = (words: string, from: Language, to: Language): string =>
  fromSpoken(toSpoken(words, from), to);

export const toSpoken = (words: string, language: Language): string =>
  converterOf(language)?.toOriginal(words) ?? words;

export const fromSpoken = (words: string, language: Language): string =>
  converterOf(language)?.fromOriginal(words) ?? words;
