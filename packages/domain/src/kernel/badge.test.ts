import { expect, test } from "vitest";
import { badgeOf } from "./badge.ts";

test("a badge shows 99 and, above it, 99+", () => {
  expect([0, 1, 99, 100, 4_000].map(badgeOf)).toEqual(["0", "1", "99", "99+", "99+"]);
});
