import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { defaultLimits } from "../../kernel/settings/limits.ts";
import { earnedPoints, pointsRuleOf, redeemPoints, spendablePoints } from "./points.ts";

const rule = pointsRuleOf(defaultLimits);

describe("points", () => {
  test("are earned for every full hundred paid", () => {
    expect(earnedPoints(2_040_75, rule)).toBe(20);
    expect(earnedPoints(99_99, rule)).toBe(0);
    expect(earnedPoints(-5_00, rule)).toBe(0);
  });
  test("cover at most a fifth of a payment, and no more than are held", () => {
    expect(spendablePoints(10_000, 1_702_75, rule)).toBe(3_405);
    expect(spendablePoints(120, 1_702_75, rule)).toBe(120);
  });
  test("take off ten cents each", () => {
    expect(redeemPoints(120, { held: 500, payment: 1_000_00 }, rule)).toEqual({
      ok: true,
      value: 12_00,
    });
    expect(redeemPoints(0, { held: 0, payment: 0 }, rule)).toEqual({ ok: true, value: 0 });
  });
  test.each([501, -1, 0.5, Number.NaN])("refuse to be %d of 500", (wanted) => {
    expect(redeemPoints(wanted, { held: 500, payment: 1_000_00 }, rule)).toEqual({
      ok: false,
      error: { code: "points_insufficient", values: { most: 500 } },
    });
  });
  test("never take off more than the share", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(100_000_00), (held, payment) => {
        const most = spendablePoints(held, payment, rule);
        const off = redeemPoints(most, { held, payment }, rule);
        expect(off.ok && off.value * 5 <= payment).toBe(true);
      }),
    );
  });
});
