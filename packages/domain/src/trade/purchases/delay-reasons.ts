/** Why goods are late at their seller. */
export const delayReasons = [
  "seller_silent",
  "restocking",
  "making",
  "checking",
  "closed",
  "marketplace",
] as const;
export type DelayReason = (typeof delayReasons)[number];

/** How many days ahead a buyer may expect goods: what takes longer is asked about instead. */
export const longestDelay_days = 60;
