import type { Language } from "@sampan/domain/language";
import { createElement, type ReactNode } from "react";
import { IntlProvider } from "use-intl";
import type { ConsoleTexts, StorefrontTexts } from "./texts.ts";

interface Spoken {
  readonly language: Language;
  readonly texts: StorefrontTexts | ConsoleTexts;
  /** IANA zone of the reader's region. */
  readonly timeZone: string;
  readonly children: ReactNode;
}

/** Lets everything below it speak: `useTranslations("cart")` reads these texts. */
export const TextsProvider = ({ language, texts, timeZone, children }: Spoken): ReactNode =>
  createElement(IntlProvider, {
    locale: language,
    // The keys are those of the source language, which types them; the words are this language's.
    messages: texts as never,
    timeZone,
    children,
  });
