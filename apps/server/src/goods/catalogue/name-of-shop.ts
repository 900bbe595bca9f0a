import type { Language } from "@sampan/domain/language";
import { convertToTaiwan } from "../translation/convert-to-taiwan.ts";

/** A marketplace's shop as it calls itself, in Taiwan's characters for readers there; nobody translates it. [I18N-06] */
export const nameOfShop = (name: string, language: Language): string =>
  language === "zh-TW" ? convertToTaiwan(name) : name;
