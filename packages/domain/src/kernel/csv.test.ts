import { expect, test } from "vitest";
import { csvOf, decimalOf } from "./csv.ts";

test("a file keeps leading zeros, quotes and amounts, and runs no formula", () => {
  expect(
    csvOf([
      ["no", "name"],
      ["007", 'a "b"'],
      ["-1.50", "=1+1"],
      ["", "-x"],
    ]),
  ).toBe('\uFEFF"no","name"\r\n"007","a ""b"""\r\n"-1.50","\'=1+1"\r\n"","\'-x"\r\n');
});

test.each([
  "=1+1",
  "+1",
  "@sum",
  "-x",
  "-1+2",
  "=-5",
  "-1.5.1",
  "-1x",
  "-.5",
  "-1.",
  "\t=1",
  "\r=1",
  "\n=1",
  "＝1+1",
  "＋1",
  "－1",
  "＠sum",
])("%j would be run or read as something else, and is marked as text", (cell) =>
  expect(csvOf([[cell]])).toBe(`\uFEFF"'${cell}"\r\n`),
);

test.each(["-5", "-12.50", "1+1", "a=b", "me@example.org", "a-b", ""])(
  "%j stays as it is",
  (cell) => expect(csvOf([[cell]])).toBe(`\uFEFF"${cell}"\r\n`),
);

test("cents are written with two decimals, below nothing too", () => {
  expect([0, 5, 200_005, -5, -12_30].map(decimalOf)).toEqual([
    "0.00",
    "0.05",
    "2000.05",
    "-0.05",
    "-12.30",
  ]);
});
