import { expect, test } from "vitest";
import { couponTerms } from "./coupon-terms.ts";

const say = (key: string, values: Record<string, string> = {}) =>
  [
    key,
    ...Object.entries(values)
      .map(([name, value]) => `${name}=${value}`)
      .toSorted(),
  ].join(" ");

test.each([
  [0, { value: 50_00 }, "terms.amount value=NT$ 50.00"],
  [300_00, { value: 50_00 }, "terms.amountFrom from=NT$ 300.00 value=NT$ 50.00"],
  [0, { share_bp: 1_000, most: 80_00 }, "terms.share most=NT$ 80.00 percent=10"],
  [
    300_00,
    { share_bp: 1_250, most: 80_00 },
    "terms.shareFrom from=NT$ 300.00 most=NT$ 80.00 percent=12.5",
  ],
])("from %d on a coupon of %o says so [CPN-02]", (start_value, discount, said) => {
  const terms = couponTerms(say, { start_value, discount }, "TWD");
  expect(terms.replaceAll("\u00a0", " ")).toBe(said);
});
