/**
 * Why an online top-up failed, as far as providers tell it in codes that are known; the catalogues have words for
 * each. Anything else is told in the provider's own words. [RT-77]
 */
export const topupFailures = [
  "declined",
  "insufficient_funds",
  "card_expired",
  "card_blocked",
  "wrong_details",
  "cancelled",
  "timed_out",
] as const;
export type TopupFailure = (typeof topupFailures)[number];
