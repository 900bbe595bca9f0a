import { byLanguage } from "@sampan/domain/kernel/by-language";
import { originalLanguage } from "@sampan/domain/kernel/language";
import * as z from "zod/mini";

/** Texts in the languages they exist in; the original is always there. */
export const I18n = z.object({
  ...byLanguage(() => z.optional(z.string())),
  [originalLanguage]: z.string(),
});
export type I18n = z.infer<typeof I18n>;
