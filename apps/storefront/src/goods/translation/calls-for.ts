import { translationLimits } from "@sampan/domain/goods/translation/translation";

/**
 * Splits texts over as few calls as the limits of one call allow, in their order. Equal texts go once; a
 * text that is too long for any call is left out and stays as it is. [TRAN-07]
 */
export function callsFor(texts: readonly string[]): string[][] {
  const { texts_max, text_characters_max, characters_max } = translationLimits;
  const calls: string[][] = [];
  let characters = 0;
  for (const text of new Set(texts)) {
    if (text.length > text_characters_max) continue;
    const last = calls.at(-1);
    if (last && last.length < texts_max && characters + text.length <= characters_max) {
      last.push(text);
      characters += text.length;
    } else {
      calls.push([text]);
      characters = text.length;
    }
  }
  return calls;
}
