import type { Language } from "@sampan/domain/language";
import { createTranslator } from "use-intl/core";
import { texts as en } from "./server/en.ts";
import { texts as th } from "./server/th.ts";
import { texts as zhTW } from "./server/zh-TW.ts";
import { texts as zh } from "./server/zh.ts";

type ServerTexts = typeof zh;

// A translation has the keys and placeholders of its source, so its literal words may stand in.
const translators = {
  zh: createTranslator({ locale: "zh", messages: zh }),
  "zh-TW": createTranslator({ locale: "zh-TW", messages: zhTW as unknown as ServerTexts }),
  th: createTranslator({ locale: "th", messages: th as unknown as ServerTexts }),
  en: createTranslator({ locale: "en", messages: en as unknown as ServerTexts }),
} satisfies Record<Language, unknown>;

/** What the server says in one language: `createTexts("th")("errors.no_stock")`. [I18N-09] */
export const createTexts = (language: Language) => translators[language];
