import { expect, test } from "vitest";
import {
  booksCurrencies,
  daysToClose,
  findBrokenHistory,
  regionOfBooks,
  spanOfDay,
  spanOfMonth,
  sumOfSide,
} from "./close.ts";
import { differenceStates, nextDifferenceState } from "./difference.ts";

const firstMoved = new Date("2026-11-01T03:00:00Z");
const days = (now: string, last?: string) =>
  daysToClose({ last, firstMoved, now: new Date(now), region: "TW" });

test("a day is closed ten minutes after it ended where the currency is paid in, and each missed day with it", () => {
  expect(days("2026-11-20T16:09:59Z", "2026-11-19")).toEqual([]);
  expect(days("2026-11-20T16:10:00Z", "2026-11-19")).toEqual(["2026-11-20"]);
  expect(days("2026-11-22T20:00:00Z", "2026-11-19")).toEqual([
    "2026-11-20",
    "2026-11-21",
    "2026-11-22",
  ]);
  expect(days("2026-11-22T20:00:00Z", "2026-11-22")).toEqual([]);
  // However long ago the last close was.
  expect(days("2027-11-19T20:00:00Z", "2026-11-19")).toHaveLength(365);
});

test("the first close begins with the first movement, a month back at most, and needs one", () => {
  expect(days("2026-11-03T20:00:00Z")).toEqual(["2026-11-01", "2026-11-02", "2026-11-03"]);
  expect(days("2027-02-01T20:00:00Z")).toHaveLength(31);
  expect(days("2027-02-01T20:00:00Z").at(-1)).toBe("2027-02-01");
  const now = new Date("2026-11-03T20:00:00Z");
  const unmoved = { firstMoved: undefined, now, region: "TW" } as const;
  expect(daysToClose({ ...unmoved, last: undefined })).toEqual([]);
  expect(daysToClose({ ...unmoved, last: "2026-11-01" })).toEqual([]);
});

test("days last on the clocks of whoever pays in the currency", () => {
  expect(booksCurrencies.map((currency) => [currency, regionOfBooks(currency)])).toEqual([
    ["TWD", "TW"],
    ["THB", "TH"],
    ["PTS", "TW"],
  ]);
  expect(spanOfDay("2026-11-30", "TH")).toEqual({
    from: new Date("2026-11-29T17:00:00Z"),
    until: new Date("2026-11-30T17:00:00Z"),
  });
  expect(spanOfMonth("2026-12", "TW")).toEqual({
    from: new Date("2026-11-30T16:00:00Z"),
    until: new Date("2026-12-31T16:00:00Z"),
  });
  expect(spanOfMonth("2027-02", "TH").until).toEqual(new Date("2027-02-28T17:00:00Z"));
});

test("what is no day lasts nowhere", () => {
  expect(() => spanOfDay("2026-02-30", "TW")).toThrow("2026-02-30 is no day");
});

const sum = (kind: "cash" | "bank", came: number, went: number, closing: number) => ({
  side: kind === "bank" ? ("held" as const) : ("owed" as const),
  kind,
  opening: 0,
  came,
  went,
  closing,
});

test("what was changed behind a close is found, to the cent, also where a kind is gone", () => {
  const before = [
    { kind: "cash", closing: 500 },
    { kind: "bonus", closing: 20 },
  ] as const;
  expect(findBrokenHistory(undefined, [sum("cash", 1, 0, 999)])).toEqual([]);
  const sums = [sum("cash", 100, -50, 551), sum("bank", 100, 0, 100)];
  expect(findBrokenHistory(before, sums)).toEqual([
    { kind: "cash", expected: 550, found: 551 },
    { kind: "bonus", expected: 20, found: 0 },
  ]);
  // A kind that the close before did not know of begins with nothing.
  expect(findBrokenHistory(before.slice(0, 0), [sum("bank", 100, 0, 101)])).toEqual([
    { kind: "bank", expected: 100, found: 101 },
  ]);
  expect(sumOfSide(sums, "owed")).toBe(551);
  expect(sumOfSide(sums, "held")).toBe(100);
});

test("only an open difference is taken, explained, or found no more", () => {
  const events = ["take", "explain", "vanish"] as const;
  const settled = { ok: false, error: { code: "difference_settled" } };
  const open = ["open", "explained", "gone"].map((value) => ({ ok: true, value }));
  expect(
    differenceStates.map((state) => events.map((one) => nextDifferenceState(state, one))),
  ).toEqual([open, [settled, settled, settled], [settled, settled, settled]]);
});
