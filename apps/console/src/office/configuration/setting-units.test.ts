import { expect, test } from "vitest";
import { minuteOf, readableNumber, storedNumber } from "./setting-units.ts";

test.each([
  ["bytes", 1_572_864, 1.5, "1.5"],
  ["basis_points", 5_200, 52, "52"],
  ["basis_points", 275, 2.75, "2.75"],
  ["yuan_cents", 800, 8, "8"],
  ["money_units", 5_000_000, 5_000_000, "5,000,000"],
] as const)("%s of %d are read and typed as %d", (unit, stored, typed, text) => {
  expect(readableNumber(stored, unit)).toBe(text);
  expect(storedNumber(typed, unit)).toBe(stored);
});

test("a minute of the day is a time on a clock, to the end of the day", () => {
  expect(readableNumber(510, "minute_of_day")).toBe("08:30");
  expect(["8:30", "08:30", "24:00"].map(minuteOf)).toEqual([510, 510, 1440]);
  expect(["24:01", "8:60", "8", "", "half past"].map(minuteOf)).toEqual(Array(5).fill(undefined));
});
