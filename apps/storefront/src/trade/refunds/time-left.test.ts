import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

const now = new Date("2026-11-21T04:48:00Z");

test.each([
  ["2026-11-21T10:00:00Z", 24, { share: 312 / 1440, unit: "hours", figure: "5:12" }],
  ["2026-11-23T04:48:00Z", 48, { share: 1, unit: "days", figure: "2" }],
  ["2026-11-23T04:47:00Z", 48, { share: 2879 / 2880, unit: "hours", figure: "47:59" }],
  ["2026-11-28T04:00:00Z", 168, { share: 10032 / 10080, unit: "days", figure: "6" }],
  ["2026-11-21T04:48:01Z", 24, { share: 0, unit: "hours", figure: "0:00" }],
])("until %s of %d hours", (due_iso, given_hours, left) => {
  expect(timeLeft({ due_iso, given_hours }, now)).toEqual({ ...left, isOver: false });
});

test.each([
  ["2026-11-21T04:48:00Z", { unit: "hours", figure: "0:00" }],
  ["2026-11-21T04:35:30Z", { unit: "hours", figure: "0:12" }],
  ["2026-11-19T04:49:00Z", { unit: "hours", figure: "47:59" }],
  ["2026-11-17T10:00:00Z", { unit: "days", figure: "3" }],
])("past %s it is how long ago that was", (due_iso, past) => {
  expect(timeLeft({ due_iso, given_hours: 24 }, now)).toEqual({ ...past, share: 0, isOver: true });
});
