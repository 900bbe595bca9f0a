import { originalLanguage, type Language } from "@sampan/domain/kernel/language";
import type { TargetLanguage } from "@sampan/domain/goods/translation/translation";
import { loadStorefrontTexts } from "@sampan/locales/load-texts";
import type { StorefrontTexts, Texts } from "@sampan/locales/texts";
import { createTranslator } from "use-intl/core";
import type { ChangedTexts } from "./put-changed-texts.ts";

/** The language the page speaks now, and its words. */
export interface Speech {
  readonly language: Language;
  /** What goods are translated into; absent for readers of the original. [I18N-08] */
  readonly translationCode?: TargetLanguage;
  readonly texts: StorefrontTexts;
  /** What of them was changed after the build; absent mostly. */
  readonly changed?: ChangedTexts;
  /** For titles and other words outside of components. */
  readonly say: ReturnType<typeof createTranslator<Texts>>;
}

/** The words of a language, those that content staff changed in the place of the built ones. [BO-51] */
export async function speak(language: Language, changed?: ChangedTexts): Promise<Speech> {
  const built = await loadStorefrontTexts(language);
  const texts = changed
    ? (await import("./put-changed-texts.ts")).putChangedTexts(built, changed)
    : built;
  return {
    language,
    ...(language === originalLanguage ? {} : { translationCode: language }),
    texts,
    ...(changed ? { changed } : {}),
    say: createTranslator({ locale: language, messages: texts as unknown as Texts }),
  };
}
