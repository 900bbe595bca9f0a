import type { Language } from "@sampan/domain/kernel/language";
import { type TranslationNeeds, withinBudget } from "./ask-translations.ts";
import { fromSpoken, spokenOf, toSpoken } from "./convert-between.ts";
import type { Share } from "./translation-budget-queries.ts";

export type WordsNeeds = TranslationNeeds;

export interface WordsWish {
  /** What somebody wrote, all in one language. */
  readonly texts: readonly string[];
  readonly from: Language;
  readonly to: Language;
  /** Characters of this day that all translations together may cost. */
  readonly budget: number;
  /** Of whoever reads it. */
  readonly share: Share;
  readonly now: Date;
}

/**
 * What people write to each other, in another language, in the order of the texts: asked of the provider within the
 * reader's share of the day, and kept by whoever asks, not among texts of goods. Undefined where nobody could.
 */
export async function askWords(
  needs: WordsNeeds,
  { texts, from, to, ...means }: WordsWish,
): Promise<readonly string[] | undefined> {
  const { translator } = needs;
  if (!translator || texts.length === 0) return undefined;
  const asked = texts.map((text) => toSpoken(text, from));
  const answers: string[] = [];
  for (let at = 0; at < asked.length; at += translator.texts_max) {
    const part = asked.slice(at, at + translator.texts_max);
    const order = { texts: part, from: spokenOf(from), to: spokenOf(to) };
    const answer = await withinBudget(needs, { ...means, texts: part }, () =>
      translator.translate(order),
    );
    if (!answer) return undefined;
    answers.push(...answer.map((words) => fromSpoken(words, to)));
  }
  return answers;
}
