import { expect, test } from "vitest";
import type { ReceiptKind } from "../../kernel/receipt-kinds.ts";
import { formsOf } from "./regions.ts";
import { receiptForm, regionOfReceipt, yearOfReceipt } from "./receipt-region.ts";

test("each kind of receipt is of the region whose law asks for it", () => {
  expect(regionOfReceipt("tw_einvoice")).toBe("TW");
  expect(regionOfReceipt("th_receipt")).toBe("TH");
  expect(receiptForm("th_receipt")).toBe(formsOf.TH.receipt);
  expect(() => regionOfReceipt("other" as ReceiptKind)).toThrow("no region issues a other");
});

test("its numbers begin anew with the year on the clocks there", () => {
  const midnight = new Date("2026-12-31T16:00:00Z");
  expect(yearOfReceipt("tw_einvoice", midnight)).toBe(2027);
  expect(yearOfReceipt("th_receipt", midnight)).toBe(2026);
});
