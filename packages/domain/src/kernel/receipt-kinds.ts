import { chargedKinds } from "./charge-kinds.ts";

/** What the law of a region calls a receipt. */
export const receiptKinds = ["tw_einvoice", "th_receipt"] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** When it is issued: with the payment, or once all goods it is for were handed over. */
export const receiptMoments = ["payment", "hand_over"] as const;
export type ReceiptMoment = (typeof receiptMoments)[number];

/** The rows of what was paid that a receipt can be for. An advance is set against what it was paid for. */
export const receiptRows = chargedKinds;
