import type { Language } from "@sampan/domain/kernel/language";
import { converterOf } from "../translation/converters.ts";

/** A marketplace's shop as it calls itself, in Taiwan's characters for readers there; nobody translates it. [I18N-06] */
export const nameOfShop = (name: string, language: Language): string =>
  converterOf(language)?.fromOriginal(name) ?? name;
