import { expect, test } from "vitest";
import { endsOf } from "./ends-of.ts";
import { readStatement } from "./formats/read-statement.ts";

const ends = (text: string) => {
  const read = readStatement(new TextEncoder().encode(text), "mt940");
  if (!read.ok) throw new Error(read.error.code);
  return endsOf(read.value);
};
const statement = (...movements: string[]): string =>
  [":20:S", ":25:468", ":60F:C261119THB100,00", ...movements].join("\n");

test("a file tells of every day that a movement or the closing balance has, whichever comes last [BO-32]", () => {
  const balances = { opening: 10_000, closing: 15_000 };
  const movement = (day: string) =>
    statement(`:61:${day}C50,NTRFNONREF//A1`, ":62F:C261120THB150,00");
  expect(ends(movement("261123"))).toEqual({
    ...balances,
    first_day: "2026-11-20",
    last_day: "2026-11-23",
  });
  expect(ends(movement("261118"))).toEqual({
    ...balances,
    first_day: "2026-11-18",
    last_day: "2026-11-20",
  });
});

test("a file without movements tells of the day it closes, and one without its end of its movements", () => {
  expect(ends(statement(":62F:C261120THB100,00"))).toMatchObject({
    first_day: "2026-11-20",
    last_day: "2026-11-20",
    opening: 10_000,
    closing: 10_000,
  });
  expect(ends(statement(":61:261118C50,NTRFNONREF//A1"))).toMatchObject({
    first_day: "2026-11-18",
    last_day: "2026-11-18",
    closing: 15_000,
  });
  expect(endsOf({ lines: [] })).toEqual({
    first_day: null,
    last_day: null,
    opening: null,
    closing: null,
  });
});
