import type { ReceiptKind } from "../../kernel/receipt-kinds.ts";

/** Whom a Taiwanese invoice is for, and where it lies. Without anything it lies with the provider. */
export type InvoiceBuyer =
  | { readonly kind: "member" }
  | { readonly kind: "barcode"; readonly barcode: string }
  | { readonly kind: "donation"; readonly love_code: string }
  | {
      readonly kind: "company";
      readonly tax_id: string;
      readonly name: string;
      readonly barcode?: string | undefined;
    };

export const invoiceBuyerKinds = ["member", "barcode", "donation", "company"] as const;
export type InvoiceBuyerKind = (typeof invoiceBuyerKinds)[number];

/** A phone's barcode: a slash and seven of digits, capitals and `+ - .`. */
export const isPhoneBarcode = (text: string): boolean => /^\/[0-9A-Z+\-.]{7}$/.test(text);

/** What an invoice is donated by: three to seven digits. */
export const isLoveCode = (text: string): boolean => /^\d{3,7}$/.test(text);

/** Whom the receipts of each kind can be for: barcodes and donations are Taiwan's. */
export const buyerKindsOf: Readonly<Record<ReceiptKind, readonly InvoiceBuyerKind[]>> = {
  tw_einvoice: invoiceBuyerKinds,
  th_receipt: ["member", "company"],
};
