/** Refusals of pages of blocks, with their numbers, as `errorCodes` holds all of them. */
export const pageRefusals = {
  page_unknown: 4701,
  page_version_unknown: 4702,
  page_incomplete: 4703,
  page_window_invalid: 4704,
  page_address_invalid: 4705,
  page_address_taken: 4706,
  page_not_published: 4707,
  page_words_undrafted: 4708,
} as const;
