import { expect, test } from "vitest";
import { startOfHalf } from "./clearance.ts";

test.each([
  ["2026-06-30T15:59:59Z", "TW", "2025-12-31T16:00:00Z"],
  ["2026-06-30T16:00:00Z", "TW", "2026-06-30T16:00:00Z"],
  ["2026-06-30T16:00:00Z", "TH", "2025-12-31T17:00:00Z"],
  ["2026-12-31T15:59:59Z", "TW", "2026-06-30T16:00:00Z"],
] as const)("at %s the half of a year in %s began at %s", (now, region, begun) => {
  expect(startOfHalf(new Date(now), region)).toEqual(new Date(begun));
});
