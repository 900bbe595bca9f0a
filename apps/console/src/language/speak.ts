import { loadConsoleTexts } from "@sampan/locales/load-texts";
import type { ConsoleTexts } from "@sampan/locales/texts";
import type { Language } from "@sampan/domain/kernel/language";
import type { Locale } from "antd/es/locale";
import { storeLanguage } from "./stored-language.ts";

/** One language of the console: our texts, and those of its controls. */
export interface Speech {
  readonly language: Language;
  readonly texts: ConsoleTexts;
  readonly controls: Locale;
}

const controlsByLanguage: Readonly<Record<Language, () => Promise<{ default: Locale }>>> = {
  zh: () => import("antd/es/locale/zh_CN.js"),
  "zh-TW": () => import("antd/es/locale/zh_TW.js"),
  th: () => import("antd/es/locale/th_TH.js"),
  en: () => import("antd/es/locale/en_US.js"),
};

/** Fetches a language, remembers the choice, and tells the page what it is written in. */
export async function speak(language: Language): Promise<Speech> {
  const [texts, controls] = await Promise.all([
    loadConsoleTexts(language),
    controlsByLanguage[language](),
  ]);
  storeLanguage(language);
  document.documentElement.lang = language;
  return { language, texts, controls: controls.default };
}
