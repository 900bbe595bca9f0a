import { expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { followBalances, type Run } from "./follow-balances.ts";

const run = (days: string, opening: number, closing: number): Run => {
  const [from = "", until = from] = days.split("..");
  return { from: `2026-11-${from}`, until: `2026-11-${until}`, opening, closing };
};

test("runs that go on from each other are one account, and what lacks between two of them is said with its days and cents [BO-32]", () => {
  expect(followBalances([])).toBeUndefined();
  expect(followBalances([run("01..04", 500, 900), run("05", 900, 200)])).toEqual({
    opening: 500,
    closing: 200,
    begun_on: "2026-11-01",
    gaps: [],
  });
  const gapped = followBalances([run("01..04", 500, 900), run("07..08", 850, 200)]);
  expect(gapped).toMatchObject({
    opening: 500,
    closing: 200,
    gaps: [{ from: "2026-11-04", until: "2026-11-07", expected: 900, found: 850 }],
  });
});

test("the halves of one day are put behind each other by their balances, also where the day ends as it began", () => {
  const day = [run("01..02", 0, 10), run("02", 40, 70), run("02", 10, 40), run("03", 70, 5)];
  expect(followBalances(day)).toMatchObject({ opening: 0, closing: 5, gaps: [] });
  expect(followBalances([run("02", 10, 40), run("02", 40, 10)])).toMatchObject({
    opening: 10,
    closing: 10,
    gaps: [],
  });
});

test("a later day is never put before an earlier one because it ends with the same balance", () => {
  expect(followBalances([run("01", 0, 100), run("05", 30, 60), run("09", 60, 0)])).toMatchObject({
    opening: 0,
    closing: 0,
    gaps: [{ expected: 100, found: 30 }],
  });
});

test("nor is one put before a later day over what lies between, which goes on there as well", () => {
  const days = [run("01", 0, 10), run("03", 50, 10), run("05", 10, 5)];
  expect(followBalances(days)).toEqual({
    opening: 0,
    closing: 5,
    begun_on: "2026-11-01",
    gaps: [{ from: "2026-11-01", until: "2026-11-03", expected: 10, found: 50 }],
  });
});

test("a run goes on from one other at most, and each gap is said", () => {
  const halves = [run("03", 0, 10), run("03", 50, 10), run("03", 10, 5), run("04", 7, 9)];
  expect(followBalances(halves)).toMatchObject({
    opening: 0,
    closing: 9,
    gaps: [
      { expected: 5, found: 50 },
      { expected: 10, found: 7 },
    ],
  });
});

test("a day on which nothing is left of what came stands by itself", () => {
  expect(followBalances([run("02", 10, 10)])).toEqual({
    opening: 10,
    closing: 10,
    begun_on: "2026-11-02",
    gaps: [],
  });
});

test("whatever is taken out of a random account is found to the cent, and nothing is found in a whole one", () => {
  const amounts = fc.array(
    fc.integer({ min: -5_000, max: 5_000 }).filter((cents) => cents !== 0),
    {
      minLength: 3,
      maxLength: 27,
    },
  );
  fc.assert(
    fc.property(fc.integer(), amounts, fc.nat(), (opening, moved, drawn) => {
      let held = opening;
      // A movement a day, each a run of its own: the hardest file to follow.
      const days = moved.map((amount, at) =>
        run(String(at + 1).padStart(2, "0"), held, (held += amount)),
      );
      expect(followBalances(days)).toMatchObject({ opening, closing: held, gaps: [] });
      const out = 1 + (drawn % (days.length - 2));
      const left = days.filter((_, at) => at !== out);
      const found = followBalances(left)?.gaps ?? [];
      expect(found).toHaveLength(1);
      expect((found[0]?.found ?? 0) - (found[0]?.expected ?? 0)).toBe(moved[out]);
    }),
  );
});
