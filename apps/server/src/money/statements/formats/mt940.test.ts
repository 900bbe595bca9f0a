import { expect, test } from "vitest";
import { readStatement } from "./read-statement.ts";

/** Each movement's day of booking and of value, by a statement from 30 December to 2 January. */
const days = (...movements: string[]) => {
  const text = [
    ":20:STARTUMS",
    ":25:4680123456",
    ":60F:C261230THB100,00",
    ...movements.map((one, at) => `:61:${one}C1,NTRFNONREF//A${at}`),
    `:62F:C270102THB${100 + movements.length},00`,
    "-",
  ].join("\n");
  const read = readStatement(new TextEncoder().encode(text), "mt940");
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.lines.map(({ booked_on, valued_on }) => [booked_on, valued_on]);
};

test("a movement of MT940 stands on the day it was booked, in the year that is nearest to its day of value [BO-32]", () => {
  expect(days("2701031231", "2612300101")).toEqual([
    ["2026-12-31", "2027-01-03"],
    ["2027-01-01", "2026-12-30"],
  ]);
});

test("where MT940 tells the day of value alone, days neither go back nor leave the days of their statement", () => {
  expect(days("261228", "261231", "261230", "270105")).toEqual([
    ["2026-12-30", "2026-12-28"],
    ["2026-12-31", "2026-12-31"],
    ["2026-12-31", "2026-12-30"],
    ["2027-01-02", "2027-01-05"],
  ]);
});

test("a day of booking that there is not is told by the day of value", () => {
  expect(days("2612311131")).toEqual([["2026-12-31", "2026-12-31"]]);
});
