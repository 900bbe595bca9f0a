import type { ConvertedLanguage, Language } from "@sampan/domain/kernel/language";
import { convertToMainland } from "./convert-to-mainland.ts";
import { convertToTaiwan } from "./convert-to-taiwan.ts";

/** A language that tables of characters make of what sellers write, and back. [TRAN-03] [NFR-01] */
interface Converter {
  readonly fromOriginal: (text: string) => string;
  readonly toOriginal: (text: string) => string;
}

const converters: Readonly<Record<ConvertedLanguage, Converter>> = {
  "zh-TW": { fromOriginal: convertToTaiwan, toOriginal: convertToMainland },
};
const known: Readonly<Partial<Record<Language, Converter>>> = converters;

/** Undefined for a language that is not made by tables. */
export const converterOf = (language: Language): Converter | undefined => known[language];
