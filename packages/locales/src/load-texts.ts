import type { Language } from "@sampan/domain/language";
import type { ConsoleTexts, StorefrontTexts } from "./texts.ts";

const storefrontByLanguage: Readonly<Record<Language, () => Promise<{ texts: StorefrontTexts }>>> =
  {
    zh: () => import("./storefront/zh.ts"),
    "zh-TW": () => import("./storefront/zh-TW.ts"),
    th: () => import("./storefront/th.ts"),
    en: () => import("./storefront/en.ts"),
  };

const consoleByLanguage: Readonly<Record<Language, () => Promise<{ texts: ConsoleTexts }>>> = {
  zh: () => import("./console/zh.ts"),
  "zh-TW": () => import("./console/zh-TW.ts"),
  th: () => import("./console/th.ts"),
  en: () => import("./console/en.ts"),
};

/** The storefront's texts in one language, fetched when that language is first spoken. */
export const loadStorefrontTexts = async (language: Language): Promise<StorefrontTexts> =>
  (await storefrontByLanguage[language]()).texts;

/** The console's texts in one language, likewise. */
export const loadConsoleTexts = async (language: Language): Promise<ConsoleTexts> =>
  (await consoleByLanguage[language]()).texts;
