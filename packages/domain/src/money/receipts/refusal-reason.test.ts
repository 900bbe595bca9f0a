import { expect, test } from "vitest";
import { ownRefusal, reasonOfRefusal } from "./refusal-reason.ts";

test.each([
  ["10000017 字軌號碼已用罄", "series_ended"],
  ["10000019 無可用之發票字軌", "series_ended"],
  ["10000018 折讓金額大於剩餘金額", "above_invoice"],
  ["10000018 折讓金額錯誤", "said"],
  ["10000002 缺少欄位 CustomerEmail", "said"],
  ["envelope was not taken: decrypt", "said"],
  [ownRefusal("other_amount", "AB12345678: 5000"), "other_amount"],
  ["AB12345678 is an invoice of 5000 cents", "other_amount"],
  [ownRefusal("other_left", "100"), "other_left"],
  ["100 cents are left, not 300 or 200", "other_left"],
  [ownRefusal("nobody_to_tell"), "nobody_to_tell"],
  ["nobody to tell of it", "nobody_to_tell"],
  ["the provider said other_amount", "said"],
  ["AB12345678 is an invoice of 5000 cents, it says", "said"],
  ["the provider said other_left", "said"],
  ["it says 100 cents are left", "said"],
  ["the provider said nobody_to_tell", "said"],
  ["there is nobody to tell of it", "said"],
  ["nobody to tell of it yet", "said"],
  ["", "said"],
])("“%s” was refused as %s", (refusal, reason) => {
  expect(reasonOfRefusal(refusal)).toBe(reason);
});

test("what we refuse ourselves is written with what stands behind it, or with nothing", () => {
  expect(ownRefusal("other_left", "100")).toBe("other_left 100");
  expect(ownRefusal("nobody_to_tell")).toBe("nobody_to_tell");
});
