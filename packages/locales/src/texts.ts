import type { Language } from "@sampan/domain/kernel/language";
import type { SameKeys } from "./same-keys.ts";
import type { texts as consoleTexts } from "./console/zh.ts";
import type { texts as serverTexts } from "./server/zh.ts";
import type { texts as storefrontTexts } from "./storefront/zh.ts";

/** All texts there are, by noun. Simplified Chinese names the keys and the placeholders. */
export type Texts = typeof consoleTexts & typeof serverTexts & typeof storefrontTexts;

export type StorefrontTexts = SameKeys<typeof storefrontTexts>;
export type ServerTexts = SameKeys<typeof serverTexts>;
export type ConsoleTexts = SameKeys<typeof consoleTexts>;

/** Gives `useTranslations("cart")` its keys, and each key its placeholders. */
declare module "use-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: Texts;
  }
}
