import { describe, expect, test } from "vitest";
import { insuranceFee, isInsuranceType } from "./insurance.ts";

describe("insurance", () => {
  test.each([
    [0, 0],
    [2, 7_28],
    [3, 10_92],
    [4, 14_56],
  ] as const)("of %d percent on 364.00 costs %d cents", (type, fee) => {
    expect(insuranceFee(364_00, type)).toBe(fee);
  });
  test("knows no other percentage", () => {
    expect([1, 5, "3", null, undefined].filter(isInsuranceType)).toEqual([]);
    expect([0, 1, 2, 3, 4, 5].filter(isInsuranceType)).toEqual([0, 2, 3, 4]);
  });
});
