/** Why a receipt or an allowance was refused, as far as anybody can tell; `said` for what only the words themselves say. */
export const refusalReasons = [
  "series_ended",
  "above_invoice",
  "other_amount",
  "other_left",
  "nobody_to_tell",
  "said",
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** What we refuse ourselves begins with its reason, so that it is read again whatever stands behind it. */
export const ownRefusal = (
  reason: Extract<RefusalReason, "other_amount" | "other_left" | "nobody_to_tell">,
  detail = "",
): string => `${reason} ${detail}`.trimEnd();

/**
 * The provider publishes no codes for these: they are known by the words that it says them with. The last three are ours, the second
 * form of each as it was written at first.
 */
const signs: readonly (readonly [RefusalReason, RegExp])[] = [
  ["series_ended", /字軌.*(?:用罄|用完|不足|已滿)|無可用.*字軌/],
  ["above_invoice", /折讓.*(?:大於|超過|超出)/],
  ["other_amount", /^other_amount\b|is an invoice of \d+ cents$/],
  ["other_left", /^other_left\b|^\d+ cents are left/],
  ["nobody_to_tell", /^nobody_to_tell\b|^nobody to tell of it$/],
];

/** Why it was refused, by what was written down of it. */
export const reasonOfRefusal = (refusal: string): RefusalReason =>
  signs.find(([, sign]) => sign.test(refusal))?.[0] ?? "said";
