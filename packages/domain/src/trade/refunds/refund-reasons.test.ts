import { expect, test } from "vitest";
import { presumedFault, readRefundReason, refundReasons } from "./refund-reasons.ts";

test.each(refundReasons)("%s is read as itself, and says no more [REF-16]", (reason) => {
  expect(readRefundReason(` ${reason}\n`)).toEqual({ reason, words: "" });
});

test.each([
  [" the colour is wrong ", "the colour is wrong"],
  ["Damaged", "Damaged"],
  ["", ""],
])("%j is another reason, in the customer's words [REF-16]", (text, words) => {
  expect(readRefundReason(text)).toEqual({ reason: "other", words });
});

test.each([
  ["not_wanted", "customer"],
  ["other", "customer"],
  ["stock_out", "seller"],
  ["late", "seller"],
  ["wrong_goods", "seller"],
  ["damaged", "seller"],
  ["missing", "carrier"],
] as const)("%s sounds like the fault of the %s", (reason, fault) => {
  expect(presumedFault(reason)).toBe(fault);
});
