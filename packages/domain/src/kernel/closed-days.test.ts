import { expect, test } from "vitest";
import {
  afterOpenHours,
  calendarOf,
  type ClosedDays,
  mainlandCalendar,
  openHoursBetween,
} from "./closed-days.ts";

const closed_days: ClosedDays = {
  TW: ["2026-02-16", "2026-02-17"],
  TH: ["2026-04-13"],
  mainland: ["2026-02-16"],
};
const inTaipei = calendarOf("TW", { closed_days });
const after = (from: string, hours: number, calendar = inTaipei) =>
  afterOpenHours(new Date(from), hours, calendar).toISOString();

test("hours are counted as they pass where no day is closed", () => {
  expect(after("2026-02-10T04:00:00Z", 48)).toBe("2026-02-12T04:00:00.000Z");
  expect(after("2026-02-10T04:00:00Z", 0)).toBe("2026-02-10T04:00:00.000Z");
});

test("a closed day passes without its hours, by the clocks of its place", () => {
  // Sunday noon in Taipei; Monday and Tuesday are closed.
  expect(after("2026-02-15T04:00:00Z", 24)).toBe("2026-02-18T04:00:00.000Z");
  // Within a closed day nothing runs until it is over.
  expect(after("2026-02-16T04:00:00Z", 1)).toBe("2026-02-17T17:00:00.000Z");
  // 23:30 of the Sunday there is a Sunday still in UTC, as is 00:30 of the closed Monday.
  expect(after("2026-02-15T15:30:00Z", 1)).toBe("2026-02-17T16:30:00.000Z");
  expect(after("2026-02-15T16:30:00Z", 1)).toBe("2026-02-17T17:00:00.000Z");
});

test("a deadline that would fall on the first moment of a closed day is after it", () => {
  expect(after("2026-02-15T04:00:00Z", 12)).toBe("2026-02-17T16:00:00.000Z");
});

test("each region and the mainland have days of their own", () => {
  const inBangkok = calendarOf("TH", { closed_days });
  expect(after("2026-02-15T04:00:00Z", 24, inBangkok)).toBe("2026-02-16T04:00:00.000Z");
  expect(after("2026-04-12T10:00:00Z", 12, inBangkok)).toBe("2026-04-13T22:00:00.000Z");
  const inMainland = mainlandCalendar({ closed_days });
  expect(after("2026-02-15T04:00:00Z", 24, inMainland)).toBe("2026-02-17T04:00:00.000Z");
});

test("what passed between two moments is counted without closed days", () => {
  const between = (from: string, to: string) =>
    openHoursBetween(new Date(from), new Date(to), inTaipei);
  expect(between("2026-02-10T04:00:00Z", "2026-02-12T04:00:00Z")).toBe(48);
  expect(between("2026-02-15T04:00:00Z", "2026-02-18T04:00:00Z")).toBe(24);
  expect(between("2026-02-12T04:00:00Z", "2026-02-10T04:00:00Z")).toBe(0);
});
