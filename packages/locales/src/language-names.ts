import type { Language } from "@sampan/domain/language";

/** Each language in its own words, as a picker shows it in every language. [I18N-01] */
export const languageNames = {
  zh: "简体中文",
  "zh-TW": "繁體中文",
  th: "ไทย",
  en: "English",
} as const satisfies Record<Language, string>;
