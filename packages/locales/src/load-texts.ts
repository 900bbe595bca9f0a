import type { Language } from "@sampan/domain/kernel/language";
import type { ConsoleTexts, ServerTexts, StorefrontTexts } from "./texts.ts";

type Catalogues<Texts> = Readonly<Record<Language, () => Promise<{ readonly texts: Texts }>>>;

const storefrontByLanguage: Catalogues<StorefrontTexts> = {
  zh: () => import("./storefront/zh.ts"),
  "zh-TW": () => import("./storefront/zh-TW.ts"),
  th: () => import("./storefront/th.ts"),
  en: () => import("./storefront/en.ts"),
};

const consoleByLanguage: Catalogues<ConsoleTexts> = {
  zh: () => import("./console/zh.ts"),
  "zh-TW": () => import("./console/zh-TW.ts"),
  th: () => import("./console/th.ts"),
  en: () => import("./console/en.ts"),
};

const serverByLanguage: Catalogues<ServerTexts> = {
  zh: () => import("./server/zh.ts"),
  "zh-TW": () => import("./server/zh-TW.ts"),
  th: () => import("./server/th.ts"),
  en: () => import("./server/en.ts"),
};

/** The storefront's texts in one language, fetched when that language is first spoken. */
export const loadStorefrontTexts = async (language: Language): Promise<StorefrontTexts> =>
  (await storefrontByLanguage[language]()).texts;

/** The console's texts in one language, likewise. */
export const loadConsoleTexts = async (language: Language): Promise<ConsoleTexts> =>
  (await consoleByLanguage[language]()).texts;

/** What the server says in one language. */
export const loadServerTexts = async (language: Language): Promise<ServerTexts> =>
  (await serverByLanguage[language]()).texts;
