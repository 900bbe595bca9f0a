import type { receipts as source } from "../../zh/money/receipts.ts";
import type { SameKeys } from "../../same-keys.ts";

export const receipts = {
  title: "Receipts",
  none: "No receipts yet",
  none_note: "After you pay, your receipts appear here.",
  state: {
    asked: "Being issued",
    issued: "Issued",
    void: "Void",
    lapsed: "Refunded in full, not issued",
  },
  random: "Random code {code}",
  allowed: "{amount} taken off",
  pdf: "Open PDF",
  note: "Credit note {number}",
  details: "Receipt details",
  kind: {
    member: "In my account",
    barcode: "Phone barcode",
    donation: "Donate",
    company: "Company",
  },
  barcode: "Phone barcode, such as /ABC1234",
  love_code: "Donation code, 3 to 7 digits",
  tax_id: "Tax number",
  company_name: "Company name",
  save: "Save",
  saved: "Saved, from the next receipt on",
} as const satisfies SameKeys<typeof source>;
