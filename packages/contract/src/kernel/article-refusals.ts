/** Refusals of articles and of help, with their numbers, as `errorCodes` holds all of them. */
export const articleRefusals = {
  article_unknown: 3101,
  outer_address_unlisted: 3102,
  article_words_missing: 3103,
  article_picture_undescribed: 3104,
  article_not_in_state: 3105,
  article_day_past: 3106,
  article_known: 3107,
  article_kept: 3108,
  help_words_few: 3109,
  help_words_unknown: 3110,
} as const;
