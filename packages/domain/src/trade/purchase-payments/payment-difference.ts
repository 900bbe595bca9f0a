/**
 * How what was paid at marketplaces disagrees with what was bought: a payment of nothing that we bought, a purchase that
 * nobody paid, other amounts, a second payment, money that came back and that nobody wrote down, or the other way round.
 */
export const paymentDifferenceKinds = [
  "payment_unknown",
  "purchase_unpaid",
  "amount_differs",
  "paid_twice",
  "refund_unrecorded",
  "refund_unseen",
] as const;
export type PaymentDifferenceKind = (typeof paymentDifferenceKinds)[number];

/** By what a movement is the purchase it is matched to. */
export const matchedBy = ["order_number", "pay_number", "amount"] as const;
export type MatchedBy = (typeof matchedBy)[number];

/** Money left for goods, or came back for them; whatever else an account moves is not looked at. */
export const movementKinds = ["paid", "returned"] as const;
export type MovementKind = (typeof movementKinds)[number];

/** The forms in which Alipay gives what an account moved. */
export const billForms = ["personal", "business"] as const;
export type BillForm = (typeof billForms)[number];
