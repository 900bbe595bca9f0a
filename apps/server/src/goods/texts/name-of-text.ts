import type { Language } from "@sampan/domain/kernel/language";

/** What the audit log calls a text in one language. */
export const nameOfText = (key: string, language: Language): string => `${language} ${key}`;
