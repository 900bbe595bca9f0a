import { byLanguage } from "@sampan/domain/kernel/by-language";
import { type Language, originalLanguage } from "@sampan/domain/kernel/language";
import type { NamesText } from "../db/columns.ts";

/** A stored text in a language, in the original where it was not written in that one. */
export const textIn = (text: NamesText, language: Language): string => text[language] ?? text.zh;

/** A stored text as it is edited: empty in each language that nobody wrote it in. */
export const textToEdit = (text: Partial<NamesText>): Record<Language, string> =>
  byLanguage((language) => text[language] ?? "");

/** What was typed in each language as it is stored: where nothing was written the original is read. */
export const writtenText = (typed: Readonly<Record<Language, string>>): NamesText => ({
  [originalLanguage]: "",
  ...Object.fromEntries(
    Object.entries(typed)
      .map(([language, text]) => [language, text.trim()] as const)
      .filter(([, text]) => text !== ""),
  ),
});
