/** What a customer says is wrong; anything else they write is `other` with their words. */
export const refundReasons = [
  "not_wanted",
  "stock_out",
  "late",
  "wrong_goods",
  "damaged",
  "missing",
  "other",
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Who it comes down to: it decides which fees come back and who bears the freight of a return. */
export const refundFaults = ["customer", "seller", "us", "carrier"] as const;
export type RefundFault = (typeof refundFaults)[number];

/** Pieces that come back, or money for goods that stay. */
export const refundKinds = ["pieces", "compensation"] as const;
export type RefundKind = (typeof refundKinds)[number];

const presumed = {
  not_wanted: "customer",
  stock_out: "seller",
  late: "seller",
  wrong_goods: "seller",
  damaged: "seller",
  missing: "carrier",
  other: "customer",
} as const satisfies Record<RefundReason, RefundFault>;

/** Whose fault a reason sounds like, for the amount that is shown before anybody looked at it. */
export const presumedFault = (reason: RefundReason): RefundFault => presumed[reason];

/** A reason as it was written: one of ours, or `other` with its words. [REF-16] */
export const readRefundReason = (
  text: string,
): { readonly reason: RefundReason; readonly words: string } => {
  const known = refundReasons.find((reason) => reason === text.trim());
  return known ? { reason: known, words: "" } : { reason: "other", words: text.trim() };
};
