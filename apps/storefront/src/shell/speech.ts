import type { Language } from "@sampan/domain/language";
import { loadStorefrontTexts } from "@sampan/locales/load-texts";
import type { StorefrontTexts, Texts } from "@sampan/locales/texts";
import { createTranslator } from "use-intl/core";

/** The language the page speaks now, and its words. */
export interface Speech {
  readonly language: Language;
  readonly texts: StorefrontTexts;
  /** For titles and other words outside of components. */
  readonly say: ReturnType<typeof createTranslator<Texts>>;
}

export async function speak(language: Language): Promise<Speech> {
  const texts = await loadStorefrontTexts(language);
  return {
    language,
    texts,
    say: createTranslator({ locale: language, messages: texts as unknown as Texts }),
  };
}
