import type { Language } from "@sampan/domain/kernel/language";
import { textHash } from "./text-hash.ts";

/** What the audit log calls the translation of a text, however long the text is. */
export const nameOfTranslation = (source_text: string, language: Language): string =>
  `${language} ${textHash(source_text)}`;
