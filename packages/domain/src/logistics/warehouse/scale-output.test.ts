import { expect, test } from "vitest";
import { followScale, readScaleLine, type ScaleStanding } from "./scale-output.ts";

test.each<[line: string, weight_g: number | undefined, isAtRest?: boolean | undefined]>([
  ["ST,GS,+  2.360kg", 2360, true],
  ["ST,NT,+00002.36  kg", 2360, true],
  ["ST,+0123.4  g\r", 123, true],
  ["US,GS,+  1.905kg", 1905, false],
  ["S S     2360 g", 2360, true],
  ["S D     2.36 kg", 2360, false],
  ["   2.360 kg", 2360, undefined],
  ["   2.360 kg ?", 2360, false],
  ["wn0002.36kg", 2360, undefined],
  ["ww000,840kg", 840, undefined],
  ["ST,GS,-  0.002kg", -2, true],
  ["ST,GS,   0.000kg", 0, true],
  ["OL,GS,+999.999kg", undefined],
  ["S +", undefined],
  ["S I", undefined],
  ["ST,GS,+  5.203lb", undefined],
  ["2.360 kgf", undefined],
  ["A00231", undefined],
  ["", undefined],
])("reads %j", (line, weight_g, isAtRest) => {
  expect(readScaleLine(line)).toEqual(weight_g === undefined ? undefined : { weight_g, isAtRest });
});

const follow = (lines: readonly string[]): (ScaleStanding | undefined)[] => {
  let standing: ScaleStanding | undefined;
  return lines.map((line) => {
    const reading = readScaleLine(line);
    if (reading) standing = followScale(standing, reading);
    return standing;
  });
};

test("a scale that says so is at rest at once, and each load that comes to rest is one weighing", () => {
  const standings = follow([
    "ST,GS,+  0.000kg",
    "US,GS,+  1.200kg",
    "ST,GS,+  2.360kg",
    "ST,GS,+  2.360kg",
    "US,GS,+  1.100kg",
    "ST,GS,+  0.000kg",
    "US,GS,+  2.360kg",
    "ST,GS,+  2.360kg",
  ]);
  expect(standings.map((one) => one?.weighings)).toEqual([0, 0, 1, 1, 1, 1, 1, 2]);
  expect(standings.map((one) => one?.isAtRest)).toEqual([
    true,
    false,
    true,
    true,
    false,
    true,
    false,
    true,
  ]);
});

test("a scale that never says so is at rest once it says the same three times", () => {
  const standings = follow(["1.9 kg", "2.36 kg", "2.36 kg", "2.36 kg", "2.36 kg", "2.37 kg"]);
  expect(standings.map((one) => one?.isAtRest)).toEqual([false, false, false, true, true, false]);
  expect(standings.at(-1)?.weighings).toBe(1);
});
