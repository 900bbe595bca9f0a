import { describe, expect, test } from "vitest";
import { feeOfRehearsal, remindedUntil, termsOfRehearsal } from "./rehearsal-terms.ts";

const limits = {
  rehearsal_fee_units: 90,
  rehearsal_answer_hours: 72,
  rehearsal_price_hours: 48,
  rehearsal_reminder_hours: 24,
};
const packed = new Date("2026-03-02T05:00:00Z");

describe("packing first", () => {
  test("costs its fee once; the first change of what was packed is free, each later one costs it again", () => {
    expect([0, 1, 2, 3].map((takenApart) => feeOfRehearsal(limits, takenApart))).toEqual([
      90_00, 90_00, 180_00, 270_00,
    ]);
    expect(feeOfRehearsal({ rehearsal_fee_units: 0 }, 3)).toBe(0);
  });

  test("gives its owner hours to answer in, and a price that holds for hours", () => {
    expect(termsOfRehearsal(packed, limits)).toEqual({
      answer_by: new Date("2026-03-05T05:00:00Z"),
      price_until: new Date("2026-03-04T05:00:00Z"),
    });
    expect(remindedUntil(packed, limits)).toEqual(new Date("2026-03-03T05:00:00Z"));
  });
});
