import { describe, expect, test } from "vitest";
import { readCentimetres, readKilograms, readScale } from "./read-lengths.ts";

describe("what is typed off the scale and the tape", () => {
  test("becomes whole grams and millimetres [BO-14]", () => {
    expect(readKilograms("0.84")).toBe(840);
    expect(readKilograms("12")).toBe(12_000);
    expect(readKilograms("1,005")).toBe(1005);
    expect(readCentimetres("24.5")).toBe(245);
    expect(readCentimetres("２４")).toBe(240);
  });

  test("is nothing when it is no weight or length above zero [BO-14]", () => {
    for (const text of ["", "0", "-1", "1.2.3", "kg", "1e3", "0.0001"]) {
      expect(readKilograms(text)).toBeUndefined();
      expect(readCentimetres(text)).toBeUndefined();
    }
  });

  test("of a scale that nothing lies on is nothing, which is not no reading", () => {
    expect(["0", "0.00", "0,0", "0.84", "", "-"].map(readScale)).toEqual([
      0,
      0,
      0,
      840,
      undefined,
      undefined,
    ]);
  });
});
