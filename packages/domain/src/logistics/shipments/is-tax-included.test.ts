import { expect, test } from "vitest";
import { isTaxIncluded } from "./is-tax-included.ts";

test("duty and tax are in the freight of what leaves as one where one order of several wants them there", () => {
  const [wants, wantsNot] = [{ is_tax_included: true }, { is_tax_included: false }];
  expect(isTaxIncluded([wantsNot, wants])).toBe(true);
  expect(isTaxIncluded([wantsNot, wantsNot])).toBe(false);
});
