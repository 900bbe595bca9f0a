import type { articleErrors as source } from "../../zh/kernel/article-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const articleErrors = {
  article_unknown: "There is no such article",
  outer_address_unlisted: "This address is not among those we can take you to",
  article_words_missing:
    "Not yet written: {languages}. Title and text are needed in all four languages",
  article_picture_undescribed: "A picture is not described: {languages}",
  article_not_in_state: "This version cannot take this step now",
  article_day_past: "The moment it takes effect is past",
  article_known: "There is an article of this name already",
  article_kept: "People accepted agreements and policies, so they stay",
  help_words_few: "Write at least two words",
  help_words_unknown: "There is no such group of words",
} as const satisfies SameKeys<typeof source>;
