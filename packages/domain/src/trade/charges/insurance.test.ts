import { describe, expect, test } from "vitest";
import { insuranceFee, insurancePayout, isInsuranceType } from "./insurance.ts";

describe("insurance", () => {
  test.each([
    [0, 0, 0],
    [2, 7_28, 182_00],
    [3, 10_92, 273_00],
    [4, 14_56, 364_00],
  ] as const)("of %d percent on 364.00 costs %d and pays up to %d cents", (type, fee, payout) => {
    expect(insuranceFee(364_00, type)).toBe(fee);
    expect(insurancePayout(364_00, type)).toBe(payout);
  });
  test("knows no other percentage", () => {
    expect([1, 5, "3", null, undefined].filter(isInsuranceType)).toEqual([]);
    expect([0, 1, 2, 3, 4, 5].filter(isInsuranceType)).toEqual([0, 2, 3, 4]);
  });
});
