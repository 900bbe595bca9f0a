import { expect, test } from "vitest";
import { contradictionIn, limitBounds } from "./limit-bounds.ts";
import { defaultLimits, type LimitName } from "./limits.ts";

const names = Object.keys(defaultLimits) as LimitName[];

test("every default lies within the bounds it may be changed in", () => {
  const outside = names.filter((name) => {
    const { min, max } = limitBounds[name];
    return defaultLimits[name] < min || defaultLimits[name] > max;
  });
  expect(outside).toEqual([]);
  expect(Object.keys(limitBounds).toSorted()).toEqual(names.toSorted());
});

test("a smallest above its largest contradicts it, and equal ones agree", () => {
  expect(contradictionIn(defaultLimits)).toBeUndefined();
  expect(contradictionIn({ ...defaultLimits, password_min_characters: 20 })).toBeUndefined();
  expect(
    contradictionIn({ ...defaultLimits, password_min_characters: 12, password_max_characters: 11 }),
  ).toEqual({ lower: "password_min_characters", upper: "password_max_characters" });
  expect(contradictionIn({ ...defaultLimits, topup_max_units: 100, topup_min_units: 101 })).toEqual(
    { lower: "topup_min_units", upper: "topup_max_units" },
  );
});
