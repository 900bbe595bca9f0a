import { inEach } from "@sampan/domain/kernel/by-language";
import { languages, type Language } from "@sampan/domain/kernel/language";
import { createTranslator } from "use-intl/core";
import { loadServerTexts } from "./load-texts.ts";
import type { texts as source } from "./server/zh.ts";

// Read once, before anybody asks: the server speaks all languages from its first answer on.
const catalogues = new Map(
  await Promise.all(
    languages.map(async (language) => [language, await loadServerTexts(language)] as const),
  ),
);

const translators = inEach(languages, (locale) =>
  // A translation has the keys and placeholders of its source, so its literal words may stand in.
  createTranslator({ locale, messages: catalogues.get(locale) as unknown as typeof source }),
);

/** What the server says in one language: `createTexts("th")("errors.no_stock")`. [I18N-09] */
export const createTexts = (language: Language) => translators[language];
