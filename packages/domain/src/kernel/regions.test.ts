import { expect, test } from "vitest";
import { byCurrency, byRegion, currencies, paymentCurrencies, paysCents } from "./by-region.ts";
import { defaultRegion, isRegion, regionFacts, regions } from "./regions.ts";

test("a region is one of ours, and nothing else is", () => {
  expect(regions.map(isRegion)).toEqual(regions.map(() => true));
  expect(["", "tw", "CN", "toString", 0, null, undefined].filter(isRegion)).toEqual([]);
});

test("people are thought to be in Taiwan until they say", () => {
  expect(regionFacts[defaultRegion].zone).toBe("Asia/Taipei");
});

test("people pay in the money of their region, sellers are paid in yuan [MONEY-06] [MONEY-08]", () => {
  expect(byRegion((region) => regionFacts[region].currency)).toEqual({ TW: "TWD", TH: "THB" });
  expect(paymentCurrencies).toEqual(["TWD", "THB"]);
  expect(currencies).toEqual(["CNY", "TWD", "THB"]);
});

test("baht are paid to the satang, Taiwan's dollars whole", () => {
  expect(byCurrency(paysCents)).toEqual({ TWD: false, THB: true });
});
