import { describe, expect, test } from "vitest";
import { readStatement } from "./read-statement.ts";
import type { StatementFormat } from "@sampan/domain/money/statements/statement";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A balance of camt.053 as banks write it. */
const balance = (code: string, amount: string, day: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="TWD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
const entry = (side: "CRDT" | "DBIT", amount: string, booked: string): string =>
  `<Ntry><Amt Ccy="TWD">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt>${
    booked.includes("T") ? `<DtTm>${booked}+08:00</DtTm>` : `<Dt>${booked}</Dt>`
  }</BookgDt><AcctSvcrRef>${booked}-${amount}</AcctSvcrRef></Ntry>`;
const day = (on: string, opening: string, closing: string, ...entries: string[]): string =>
  `<Stmt><Id>${on}</Id><Acct><Id><Othr><Id>012035001234</Id></Othr></Id><Ccy>TWD</Ccy></Acct>${balance("OPBD", opening, on)}${balance("CLBD", closing, on)}${entries.join("")}</Stmt>`;
const camt = (...statements: string[]): Uint8Array =>
  utf8(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr>${statements.join("\n")}</BkToCstmrStmt></Document>`,
  );

const friday = day("2026-11-20", "100.00", "150.00", entry("CRDT", "50.00", "2026-11-20"));
const saturday = day("2026-11-21", "150.00", "150.00");
const monday = day(
  "2026-11-23",
  "150.00",
  "30.00",
  entry("DBIT", "130.00", "2026-11-23"),
  entry("CRDT", "10.00", "2026-11-23"),
);

const mt = (opening: string, closing: string, ...movements: string[]): string =>
  [
    ":20:STARTUMS",
    ":25:4680123456",
    ":28C:325/1",
    `:60F:${opening}`,
    ...movements,
    `:62F:${closing}`,
    "-",
  ].join("\n");
const mtFriday = mt("C261119THB100,00", "C261120THB150,00", ":61:2611201120C50,NTRFNONREF//A1");
const mtMonday = mt(
  "C261120THB150,00",
  "C261123THB30,00",
  ":61:2611231123D130,NTRFNONREF//A2",
  ":86:TO KBANK X1234",
  ":61:2611231123C10,NTRFNONREF//A3",
);

const read = (format: StatementFormat, bytes: Uint8Array) => {
  const statement = readStatement(bytes, format);
  if (!statement.ok) throw new Error(JSON.stringify(statement.error));
  const { lines, balances } = statement.value;
  return { balances, moved: lines.map(({ amount, balance: held }) => [amount, held]) };
};

describe("statements in one file", () => {
  const whole = {
    balances: { opening: 10_000, closing: 3_000, last_day: "2026-11-23" },
    moved: [
      [5_000, 15_000],
      [-13_000, 2_000],
      [1_000, 3_000],
    ],
  };
  test.each([
    ["camt053", "the oldest", camt(friday, saturday, monday)],
    ["camt053", "the newest", camt(monday, saturday, friday)],
    ["camt053", "a middle one", camt(saturday, monday, friday)],
    ["mt940", "the oldest", utf8(`${mtFriday}\n${mtMonday}\n`)],
    ["mt940", "the newest", utf8(`${mtMonday}\n${mtFriday}\n`)],
  ] as const)("of %s are read as they followed, where %s stands first", (format, _, bytes) => {
    expect(read(format, bytes)).toEqual(whole);
  });

  test("of one day are put behind each other by what they open and close with", () => {
    const morning = day("2026-11-20", "100.00", "150.00", entry("CRDT", "50.00", "2026-11-20"));
    const evening = day("2026-11-20", "150.00", "149.00", entry("DBIT", "1.00", "2026-11-20"));
    for (const bytes of [camt(morning, evening), camt(evening, morning)])
      expect(read("camt053", bytes)).toEqual({
        balances: { opening: 10_000, closing: 14_900, last_day: "2026-11-20" },
        moved: [
          [5_000, 15_000],
          [-100, 14_900],
        ],
      });
  });

  test.each([
    [
      "camt053",
      "a day with movements is left out",
      camt(friday, day("2026-11-24", "30.00", "30.00")),
      2,
    ],
    [
      "camt053",
      "nothing moved and balances differ",
      camt(day("2026-11-20", "100.00", "100.00"), day("2026-11-21", "90.00", "90.00")),
      1,
    ],
    [
      "mt940",
      "nothing moved and balances differ",
      utf8(
        [mt("C261119THB100,00", "C261120THB100,00"), mt("C261120THB90,00", "C261121THB90,00")].join(
          "\n",
        ),
      ),
      10,
    ],
  ] as const)(
    "of %s are refused where %s, with where the stranger begins",
    (format, _, bytes, line) => {
      expect(readStatement(bytes, format)).toMatchObject({
        error: { code: "statement_row_missing", values: { line } },
      });
    },
  );

  test("are refused where one between tells no balance and what it moved is not all", () => {
    const silent = `<Stmt><Acct><Id><Othr><Id>012035001234</Id></Othr></Id></Acct>${entry("CRDT", "7.00", "2026-11-21")}</Stmt>`;
    const after = (opening: string) => day("2026-11-22", opening, opening);
    expect(read("camt053", camt(friday, silent, after("157.00"))).balances).toMatchObject({
      opening: 10_000,
      closing: 15_700,
    });
    expect(readStatement(camt(friday, silent, after("158.00")), "camt053")).toMatchObject({
      error: { code: "statement_row_missing" },
    });
  });
});

describe("entries of camt.053", () => {
  const week = (...entries: string[]): Uint8Array =>
    camt(day("2026-11-23", "100.00", "165.00", ...entries));
  const [first, second, third] = [
    entry("CRDT", "50.00", "2026-11-20"),
    entry("DBIT", "5.00", "2026-11-21"),
    entry("CRDT", "20.00", "2026-11-23"),
  ];
  const held = [
    [5_000, 15_000],
    [-500, 14_500],
    [2_000, 16_500],
  ];

  test("from the newest on are turned round before balances are added up", () => {
    expect(read("camt053", week(first, second, third)).moved).toEqual(held);
    expect(read("camt053", week(third, second, first)).moved).toEqual(held);
  });

  test("of one day are turned round by their times where each has one", () => {
    const [dawn, noon] = [
      entry("CRDT", "50.00", "2026-11-20T06:00:00"),
      entry("CRDT", "15.00", "2026-11-20T12:00:00"),
    ];
    for (const bytes of [week(dawn, noon), week(noon, dawn)])
      expect(read("camt053", bytes).moved).toEqual([
        [5_000, 15_000],
        [1_500, 16_500],
      ]);
  });

  test("of which one was booked late for a day before stay as the bank has them", () => {
    expect(read("camt053", week(first, third, second)).moved).toEqual([
      [5_000, 15_000],
      [2_000, 17_000],
      [-500, 16_500],
    ]);
  });

  test("on a day there is not are refused with their place", () => {
    expect(
      readStatement(week(first, entry("CRDT", "15.00", "2026-11-31")), "camt053"),
    ).toMatchObject({ error: { code: "statement_row_unreadable", values: { line: 2 } } });
  });
});

test("a statement of MT940 whose opening cannot be read is refused with its line, and so is a movement before any", () => {
  const unread = mtMonday.replace(":60F:C261120THB150,00", ":60F:C261120THB150.00");
  expect(readStatement(utf8(`${mtFriday}\n${unread}\n`), "mt940")).toMatchObject({
    error: { code: "statement_row_unreadable", values: { line: 11 } },
  });
  expect(readStatement(utf8(`:61:2611201120C50,NTRF\n${mtFriday}\n`), "mt940")).toMatchObject({
    error: { code: "statement_row_missing", values: { line: 1 } },
  });
});
