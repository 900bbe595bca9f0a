import { expect, test } from "vitest";
import { endsOf } from "./ends-of.ts";
import { readStatement } from "./formats/read-statement.ts";

/** A day of camt.053 that closes on 20 November, with an entry of another day. */
const ends = (entryOn: string | undefined) => {
  const balance = (code: string, amount: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="TWD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>`;
  const entry = `<Ntry><Amt Ccy="TWD">50.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${entryOn}</Dt></BookgDt></Ntry>`;
  const told = entryOn === undefined ? "" : entry;
  const text = `<Document><BkToCstmrStmt><Stmt>${balance("OPBD", "100.00")}${balance("CLBD", told === "" ? "100.00" : "150.00")}${told}</Stmt></BkToCstmrStmt></Document>`;
  const read = readStatement(new TextEncoder().encode(text), "camt053");
  if (!read.ok) throw new Error(read.error.code);
  return endsOf(read.value);
};

test("a file tells of every day that a movement or the closing balance has, whichever comes last [BO-32]", () => {
  const balances = { opening: 10_000, closing: 15_000 };
  expect(ends("2026-11-23")).toEqual({
    ...balances,
    first_day: "2026-11-20",
    last_day: "2026-11-23",
  });
  expect(ends("2026-11-18")).toEqual({
    ...balances,
    first_day: "2026-11-18",
    last_day: "2026-11-20",
  });
});

test("a file without movements tells of the day it closes, and one that tells nothing of none", () => {
  expect(ends(undefined)).toEqual({
    first_day: "2026-11-20",
    last_day: "2026-11-20",
    opening: 10_000,
    closing: 10_000,
  });
  expect(endsOf({ lines: [] })).toEqual({
    first_day: null,
    last_day: null,
    opening: null,
    closing: null,
  });
});
