import type { Language } from "@sampan/domain/language";

/** What the audit log calls a text in one language. */
export const nameOfText = (key: string, language: Language): string => `${language} ${key}`;
