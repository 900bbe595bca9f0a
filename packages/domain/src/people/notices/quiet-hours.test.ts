import { expect, test } from "vitest";
import { quietUntil, usualQuietHours } from "./quiet-hours.ts";

test.each([
  ["2026-11-20T13:59:59Z", "TW", usualQuietHours, undefined],
  ["2026-11-20T14:00:00Z", "TW", usualQuietHours, "2026-11-21T00:00:00.000Z"],
  ["2026-11-20T23:59:59Z", "TW", usualQuietHours, "2026-11-21T00:00:00.000Z"],
  ["2026-11-21T00:00:00Z", "TW", usualQuietHours, undefined],
  ["2026-11-20T14:30:00Z", "TH", usualQuietHours, undefined],
  ["2026-11-20T15:00:00Z", "TH", usualQuietHours, "2026-11-21T01:00:00.000Z"],
  ["2026-11-20T05:30:00Z", "TW", { from: 12, to: 14 }, "2026-11-20T06:00:00.000Z"],
  ["2026-11-20T05:30:00Z", "TW", { from: 0, to: 0 }, undefined],
] as const)("at %s it is quiet in %s from and to %o until %s", (now, region, hours, until) =>
  expect(quietUntil(new Date(now), region, hours)?.toISOString()).toBe(until),
);
