import { expect, test } from "vitest";
import { badgeOf, defaultLimits } from "./limits.ts";

test("a badge shows 99 and, above it, 99+", () => {
  expect([0, 1, 99, 100, 4_000].map((count) => badgeOf(count))).toEqual([
    "0",
    "1",
    "99",
    "99+",
    "99+",
  ]);
  expect(badgeOf(10, { ...defaultLimits, badge_max: 9 })).toBe("9+");
});
