export const whyNotTaken = [
  "closed",
  "not_started",
  "over",
  "wrong_currency",
  "limit",
  "gone",
] as const;
export type WhyNotTaken = (typeof whyNotTaken)[number];
