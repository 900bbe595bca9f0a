import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { draftPageWords as call } from "@sampan/contract/shop/pages/staff-pages";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { askWords, type WordsNeeds } from "../../goods/translation/ask-words.ts";
import { convertBetween, isReadBy } from "../../goods/translation/convert-between.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";

type Draft = OutputOf<typeof call>["list"][number];

/**
 * A text in other languages: by tables of characters where those are enough, else as a provider drafts it within the
 * day's budget. Languages nobody could draft are left out; refuses `page_words_undrafted` where that is all of them.
 */
export async function askPageWords(
  needs: WordsNeeds,
  { text, from, to }: InputOf<typeof call>,
  { staff, settings, now }: StaffCaller,
): Promise<Result<OutputOf<typeof call>, Refusal<"page_words_undrafted">>> {
  const budget = settings.translation_characters_per_day;
  const share = { who: `staff:${staff.id}`, most: budget };
  const list: Draft[] = [];
  for (const language of new Set(to)) {
    const words = isReadBy(from, language)
      ? convertBetween(text, from, language)
      : (await askWords(needs, { texts: [text], from, to: language, budget, share, now }))?.[0];
    if (words !== undefined) list.push({ language, words });
  }
  return list.length > 0 ? ok({ list }) : refuse({ code: "page_words_undrafted" });
}
