import { describe, expect, test } from "vitest";
import { checkPacking, judgePackedWeight } from "./check-packing.ts";

const parts = [
  { tid: "SP1", weight_g: 1_120 },
  { tid: "SP2", weight_g: 1_360 },
  { tid: "SP3", weight_g: 840 },
];
const scanned = ["SP3", "SP1", "SP2"];

describe("a box that several parcels become", () => {
  test("is packed when every one of them was scanned, in any order, and the scale says what can be [BO-19]", () => {
    expect(checkPacking({ parts, scanned, weight_g: 3_180 })).toMatchObject({ ok: true });
    expect(checkPacking({ parts, scanned: [...scanned, "SP1"], weight_g: 3_180 }).ok).toBe(true);
  });

  test("is refused with the numbers of what is missing, and of what belongs elsewhere [BO-19]", () => {
    expect(checkPacking({ parts, scanned: ["SP2"], weight_g: 3_180 })).toMatchObject({
      error: { code: "parts_missing", values: { tids: "SP1, SP3" } },
    });
    expect(checkPacking({ parts, scanned: [...scanned, "SP9"], weight_g: 3_180 })).toMatchObject({
      error: { code: "part_foreign", values: { tid: "SP9" } },
    });
  });

  test("is refused on a scale that reads nothing, or hundreds of kilograms [BO-14]", () => {
    const weighed = (weight_g: number) => checkPacking({ parts, scanned, weight_g });
    expect(weighed(0)).toMatchObject({ error: { code: "scale_empty" } });
    expect(weighed(900_000)).toMatchObject({
      error: { code: "scale_impossible", values: { weight: 900, parts: 3.32 } },
    });
    expect(weighed(800)).toMatchObject({ error: { code: "scale_impossible" } });
  });

  test.each([
    [3_320, "expected"],
    [3_652, "expected"],
    [3_653, "differs"],
    [2_987, "differs"],
    [830, "differs"],
    [829, "impossible"],
    [26_640, "differs"],
    [26_641, "impossible"],
    [-5, "empty"],
  ] as const)("of 3.32 kg: %i g is %s [BO-14]", (weight_g, judged) => {
    expect(judgePackedWeight(weight_g, 3_320)).toBe(judged);
  });
});
