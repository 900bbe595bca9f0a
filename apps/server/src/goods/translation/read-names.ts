import type { I18n } from "@sampan/contract/goods";
import type { NamesText } from "../db/columns.ts";
import { convertToTaiwan } from "../translation/convert-to-taiwan.ts";
import { wordOfTerms } from "../translation/word-of-terms.ts";

/**
 * A text in the languages it is known in. The original is simplified Chinese; its Taiwan form is converted
 * where nobody wrote one, colours, sizes and the like are said in our own words, and what remains stays
 * absent until someone translates. [TRAN-03]
 */
export function readNames(original: string, known: Partial<NamesText> = {}): I18n {
  const names: I18n = {
    zh: known.zh ?? original,
    "zh-TW": known["zh-TW"] ?? convertToTaiwan(original),
  };
  const th = known.th ?? wordOfTerms(original, "th");
  const en = known.en ?? wordOfTerms(original, "en");
  if (th) names.th = th;
  if (en) names.en = en;
  return names;
}

/** Several texts as one, part by part: `藏青 M`. A language counts where every part has it. */
export function joinNames(parts: readonly I18n[], between = " "): I18n {
  const joined = (pick: (names: I18n) => string | undefined): string | undefined => {
    const texts = parts.map(pick);
    return texts.every((text) => text !== undefined) ? texts.join(between) : undefined;
  };
  const names: I18n = { zh: joined((part) => part.zh) ?? "" };
  for (const language of ["zh-TW", "th", "en"] as const) {
    const text = joined((part) => part[language]);
    if (text !== undefined) names[language] = text;
  }
  return names;
}
