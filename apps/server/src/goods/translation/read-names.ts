import { targetLanguages } from "@sampan/domain/goods/translation/translation";
import type { I18n } from "@sampan/contract/goods/i18n";
import type { NamesText } from "../../kernel/db/columns.ts";
import { converterOf } from "./converters.ts";
import { wordOfTerms } from "./word-of-terms.ts";

/**
 * A text in the languages it is known in. Where nobody wrote one, Taiwan's form is converted, colours, sizes and
 * the like are said in our own words, and what remains stays absent until someone translates. [TRAN-03]
 */
export function readNames(original: string, known: Partial<NamesText> = {}): I18n {
  const names: I18n = { zh: known.zh ?? original };
  for (const language of targetLanguages) {
    const converter = converterOf(language);
    const words =
      known[language] ??
      (converter ? converter.fromOriginal(original) : wordOfTerms(original, language));
    if (converter || words) names[language] = words;
  }
  return names;
}

/** Several texts as one, part by part: `藏青 M`. A language counts where every part has it. */
export function joinNames(parts: readonly I18n[], between = " "): I18n {
  const joined = (pick: (names: I18n) => string | undefined): string | undefined => {
    const texts = parts.map(pick);
    return texts.every((text) => text !== undefined) ? texts.join(between) : undefined;
  };
  const names: I18n = { zh: joined((part) => part.zh) ?? "" };
  for (const language of targetLanguages) {
    const text = joined((part) => part[language]);
    if (text !== undefined) names[language] = text;
  }
  return names;
}
