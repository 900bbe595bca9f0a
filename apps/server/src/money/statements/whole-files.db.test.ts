import { importStatement } from "@sampan/contract/money/staff-statements";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { StatementFormat } from "@sampan/domain/money/statements/statement";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { readAccounts } from "./read-accounts.ts";

const { db, staff } = await openTestApp();
const finance = await staff("finance");

const answer = (format: StatementFormat, text: string) =>
  finance.call(importStatement, { file: new Blob([text]), format, name: "file" });
const bring = async (format: StatementFormat, text: string) =>
  valueOf(await answer(format, text)).data;
const accountsOf = async (currency: PaymentCurrency, format: StatementFormat) =>
  (await readAccounts(db, currency)).filter((one) => one.format === format);

/** A day of one account as camt.053 writes it, whole dollars; its entries from the newest on. */
function day(on: string, opening: number, ...amounts: readonly number[]): string {
  const balance = (code: string, amount: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="TWD">${amount}.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${on}</Dt></Dt></Bal>`;
  const entries = amounts.map(
    (amount, at) =>
      `<Ntry><Amt Ccy="TWD">${Math.abs(amount)}.00</Amt><CdtDbtInd>${amount < 0 ? "DBIT" : "CRDT"}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><DtTm>${on}T1${at}:00:00+08:00</DtTm></BookgDt></Ntry>`,
  );
  const closing = amounts.reduce((held, amount) => held + amount, opening);
  return `<Stmt><Acct><Id><Othr><Id>50012</Id></Othr></Id></Acct>${balance("OPBD", opening)}${balance("CLBD", closing)}${entries.toReversed().join("")}</Stmt>`;
}
const camt = (...days: readonly string[]): string =>
  `<Document><BkToCstmrStmt>${days.join("")}</BkToCstmrStmt></Document>`;

describe("a file", () => {
  test("of which the only movement is valued after its closing balance is brought, stands on the day that closes, and the next goes on from it [BO-32]", async () => {
    const mt940 = (opening: string, movement: string, closing: string): string =>
      [
        ":20:STARTUMS",
        ":25:4680123456",
        `:60F:${opening}`,
        `:61:${movement}`,
        `:62F:${closing}`,
        "-",
      ].join("\n");
    const first = (valued: string) =>
      mt940("C260301THB100,00", `${valued}C50,NTRFNONREF//SCB-1`, "C260302THB150,00");
    expect(await bring("mt940", first("260304"))).toMatchObject({ closing: 15_000, gaps: [] });
    expect(await accountsOf("THB", "mt940")).toMatchObject([
      { account: "4680123456", closing: 15_000, told_until: "2026-03-02" },
    ]);
    const next = mt940("C260302THB150,00", "260301D10,NTRFNONREF//SCB-2", "C260303THB140,00");
    expect(await bring("mt940", next)).toMatchObject({ closing: 14_000, gaps: [] });
    expect(await accountsOf("THB", "mt940")).toMatchObject([
      { closing: 14_000, told_until: "2026-03-03", gaps: [] },
    ]);
    // Movements are told apart by the day of value, as they were before the day of booking was read.
    expect(await bring("mt940", first("2603040302"))).toMatchObject({ known: 1, gaps: [] });
  });

  test("of which an entry is dated after its closing balance is brought, and tells up to that entry", async () => {
    const file = camt(day("2026-02-27", 100, -5, 5)).replaceAll(
      "<DtTm>2026-02-27",
      "<DtTm>2026-02-28",
    );
    expect(await bring("camt053", file)).toMatchObject({ movements: 2, closing: 10_000, gaps: [] });
    expect(await accountsOf("TWD", "camt053")).toMatchObject([{ told_until: "2026-02-28" }]);
  });

  test("of daily statements and entries that stand from the newest on goes on from the one before without a gap, and closes with the last day [BO-32]", async () => {
    const days = [
      day("2026-03-01", 100, 50, -30, 20),
      day("2026-03-02", 140),
      day("2026-03-03", 140, -15, 5),
    ];
    const newestFirst = await bring("camt053", camt(...days.toReversed()));
    expect(newestFirst).toMatchObject({ movements: 5, known: 0, closing: 13_000, gaps: [] });
    expect(await accountsOf("TWD", "camt053")).toMatchObject([
      { opening: 10_000, closing: 13_000, told_until: "2026-03-03", gaps: [] },
    ]);
    expect(await bring("camt053", camt(...days))).toMatchObject({ known: 5, gaps: [] });
    const next = await bring(
      "camt053",
      camt(day("2026-03-05", 130), day("2026-03-04", 130, 1, -1)),
    );
    expect(next).toMatchObject({ movements: 2, known: 0, closing: 13_000, gaps: [] });
  });

  test("of statements without a movement that do not go on from each other is refused, and nothing of it is kept", async () => {
    const count = async () => (await db.selectFrom("statements").select("id").execute()).length;
    const before = await count();
    const broken = await answer("camt053", camt(day("2026-03-06", 130), day("2026-03-07", 90)));
    expect(refusalOf(broken)).toBe("statement_row_missing");
    expect(await count()).toBe(before);
  });
});

describe("a file that does not say its account", () => {
  /** A movement of Cathay's in whole dollars, and what the account held after it. */
  const cathay = (account: string, on: string, amount: number, held: number): string =>
    [
      '"國泰世華銀行"',
      ...(account === "" ? [] : [`"帳號","${account}"`]),
      '"交易日期","帳務日期","說明","提出","存入","餘額","交易資訊","備註"',
      `"${on}","${on}","轉帳存入","−","${amount}.00","${held}.00","822-0012345",""`,
      "",
    ].join("\n");

  test("is of the one account that the bank has, whichever of its files came first [BO-32]", async () => {
    await bring("cathay", cathay("", "2026/03/01", 10, 110));
    await bring("cathay", cathay("012-03-500123-4", "2026/03/02", 20, 130));
    const silent = await bring("cathay", cathay("", "2026/03/03", 30, 160));
    expect(silent).toMatchObject({ movements: 1, known: 0, gaps: [] });
    expect(await bring("cathay", cathay("012-03-500123-4", "2026/03/03", 30, 160))).toMatchObject({
      known: 1,
    });
    expect(await accountsOf("TWD", "cathay")).toMatchObject([
      { account: "012-03-500123-4", opening: 10_000, closing: 16_000, told_until: "2026-03-03" },
    ]);
  });

  test("shows by its balances where it leaves movements of that account out", async () => {
    const { gaps } = await bring("cathay", cathay("", "2026/03/05", 5, 175));
    expect(gaps).toEqual([{ from: "2026-03-03", until: "2026-03-05", amount: 1_000 }]);
  });

  test("is laid to none of two", async () => {
    await bring("cathay", cathay("012-03-500999-9", "2026/03/01", 1, 1));
    await bring("cathay", cathay("", "2026/03/06", 7, 7));
    expect((await accountsOf("TWD", "cathay")).map(({ account }) => account)).toEqual([
      "012-03-500123-4",
      "012-03-500999-9",
      "",
    ]);
  });
});
