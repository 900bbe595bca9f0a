import type { Language } from "@sampan/domain/kernel/language";
import { createElement, type ReactNode } from "react";
import { IntlProvider } from "use-intl";
import type { ConsoleTexts, StorefrontTexts } from "./texts.ts";

interface Spoken {
  readonly language: Language;
  readonly texts: StorefrontTexts | ConsoleTexts;
  readonly children: ReactNode;
}

/** Lets everything below it speak: `useTranslations("cart")` reads these texts. */
export const TextsProvider = ({ language, texts, children }: Spoken): ReactNode =>
  createElement(IntlProvider, {
    locale: language,
    // The keys are those of the source language, which types them; the words are this language's.
    messages: texts as never,
    // Times arrive written out, so nothing is ever formatted in a zone.
    timeZone: "UTC",
    children,
  });
