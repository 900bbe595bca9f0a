import type { pageErrors as source } from "../../zh/kernel/page-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const pageErrors = {
  page_incomplete:
    "{place, plural, =0 {The page itself} one {Block #} other {Block #}}{language, select, none {} other { ({language})}}: {kind, select, words {words are missing} alt {the description of a picture is missing} draft {nobody confirmed the draft yet} picture {a picture is missing} link {links are addresses of ours that begin with /} cards {there is no picture} until {the countdown has no end} window {its window ends after it begins} goods {no goods are chosen} names {nothing is chosen} unknown {what was chosen is not there any more} frame {the partner’s host is not listed} blocks {there is no block yet} other {{kind}}}",
  page_unknown: "There is no such page",
  page_version_unknown: "There is no such version",
  page_window_invalid: "The window ends after it begins",
  page_address_invalid:
    "No page can stand there: its address begins with / and is no other screen's",
  page_address_taken: "Another page stands at this address at that time",
  page_not_published: "This page is not published",
  page_words_undrafted: "Nobody can translate now; please write it yourself",
} as const satisfies SameKeys<typeof source>;
