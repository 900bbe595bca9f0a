import { describe, expect, test } from "vitest";
import { readStatement } from "./read-statement.ts";
import type { StatementFormat } from "@sampan/domain/money/statements/statement";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Thai letters lie 0x0d60 above their bytes in windows-874. */
const thai = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code < 0x80 ? code : code - 0x0e01 + 0xa1;
  });

const ctbcFile = `活存明細查詢
2026/11/21 09:12:33
日期,摘要,支出,存入,結餘,備註,轉出入帳號,註記
2026/11/20,跨行轉入,,"1,500.00","12,400.00",貨款 0012345,0130000012345678,
2026/11/20,跨行費用,15.00,,"10,900.00",,,
2026/11/19,現金存入,,915.00,"10,915.00",,,
`;

const cathayFile = `"國泰世華銀行"
"帳號","012-03-500123-4"
"幣別","TWD"
"查詢期間","2026/11/01-2026/11/21"
"",""
"交易日期","帳務日期","說明","提出","存入","餘額","交易資訊","備註"
"2026/11/20
08:15:02","2026/11/20","轉帳存入","−","1,500.00","9,000.00","822-0012345","林小舟"
"2026/11/21
10:00:00","2026/11/21","手續費","15.00","−","8,985.00","",""
"","","合計","15.00","1,500.00","","",""
`;

const scbFile = `Account Number,Date,Time,Transaction Code,Channel,Cheque Number,Debit Amount,Credit Amount,Balance Sign,Balance Amount,Description
4680123456,20/11/2026,08:30,X1,ENET,N/A,,"2,500.50"," ","12,500.50",รับโอนจาก KBANK x1234
4680123456,20/11/2026,09:01,FE,ENET,N/A,"13,000.00",,-,499.50,โอนเงิน
`;

const kbizFile = `รายการเดินบัญชีเงินฝากออมทรัพย์ (มีรายละเอียด),,,,,,,,,,,,
K-DEPOSIT STATEMENT OF SAVING ACCOUNT (WITH DETAIL),,,,,,,,,,,,
,Account,"SAMPAN CO.,LTD.
99 ROAD",,,,,Reference Code,,,,26112108150301530998,
,Date,"Time/
Eff.Date",Descriptions,Withdrawal (THB),,Deposit (THB),,"Outstanding
Balance (THB)",,Channel,,Details
,20-11-26,,Beginning Balance,,,,,"65,464.44",,,,
,20-11-26,08:30,Transfer Deposit,,,218.00,,"65,682.44",,K PLUS,,From X5264 SOMCHAI++
,20-11-26,09:25,Transfer Withdrawal,"1,000.00",,,,"64,682.44",,K BIZ,,To X0452
`;

const camtFile = `<?xml version="1.0" encoding="UTF-8"?>
<ns:Document xmlns:ns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><ns:BkToCstmrStmt><ns:Stmt>
<ns:Ntry><ns:Amt Ccy="TWD">1500.00</ns:Amt><ns:CdtDbtInd>CRDT</ns:CdtDbtInd><ns:Sts><ns:Cd>BOOK</ns:Cd></ns:Sts>
<ns:BookgDt><ns:Dt>2026-11-20</ns:Dt></ns:BookgDt><ns:AcctSvcrRef>REF-1</ns:AcctSvcrRef>
<ns:NtryDtls><ns:TxDtls><ns:Refs><ns:EndToEndId>0012345</ns:EndToEndId></ns:Refs><ns:RmtInf><ns:Ustrd>top-up</ns:Ustrd></ns:RmtInf></ns:TxDtls></ns:NtryDtls></ns:Ntry>
<ns:Ntry><ns:Amt Ccy="TWD">20.50</ns:Amt><ns:CdtDbtInd>DBIT</ns:CdtDbtInd><ns:Sts>BOOK</ns:Sts><ns:BookgDt><ns:DtTm>2026-11-20T10:11:12+08:00</ns:DtTm></ns:BookgDt></ns:Ntry>
<ns:Ntry><ns:Amt Ccy="TWD">20.50</ns:Amt><ns:CdtDbtInd>DBIT</ns:CdtDbtInd><ns:RvslInd>true</ns:RvslInd><ns:Sts>BOOK</ns:Sts><ns:BookgDt><ns:Dt>2026-11-21</ns:Dt></ns:BookgDt></ns:Ntry>
<ns:Ntry><ns:Amt Ccy="TWD">7.00</ns:Amt><ns:CdtDbtInd>CRDT</ns:CdtDbtInd><ns:Sts>PDNG</ns:Sts><ns:BookgDt><ns:Dt>2026-11-21</ns:Dt></ns:BookgDt></ns:Ntry>
</ns:Stmt></ns:BkToCstmrStmt></ns:Document>`;

const mt940File = `:20:STARTUMS
:25:4680123456
:28C:325/1
:60F:C261119THB10000,00
:61:2611201120C2500,5NTRFNONREF//SCB-778
:86:FROM KBANK X1234
SOMCHAI
:61:2611201120D13000,NMSC//SCB-779
:62F:D261120THB499,50
-
`;

const movements = (format: StatementFormat, bytes: Uint8Array) => {
  const read = readStatement(bytes, format);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.lines.map(({ booked_on, booked_at, amount, balance }) => [
    booked_on,
    booked_at,
    amount,
    balance,
  ]);
};

describe("a statement", () => {
  test.each([
    [
      "ctbc",
      utf8(ctbcFile),
      [
        ["2026-11-19", "", 91_500, 1_091_500],
        ["2026-11-20", "", -1_500, 1_090_000],
        ["2026-11-20", "", 150_000, 1_240_000],
      ],
    ],
    [
      "cathay",
      utf8(cathayFile),
      [
        ["2026-11-20", "08:15:02", 150_000, 900_000],
        ["2026-11-21", "10:00:00", -1_500, 898_500],
      ],
    ],
    [
      "scb",
      thai(scbFile),
      [
        ["2026-11-20", "08:30", 250_050, 1_250_050],
        ["2026-11-20", "09:01", -1_300_000, -49_950],
      ],
    ],
    [
      "kbiz",
      utf8(`\uFEFF${kbizFile}`),
      [
        ["2026-11-20", "08:30", 21_800, 6_568_244],
        ["2026-11-20", "09:25", -100_000, 6_468_244],
      ],
    ],
    [
      "camt053",
      utf8(camtFile),
      [
        ["2026-11-20", "", 150_000, null],
        ["2026-11-20", "10:11:12", -2_050, null],
        ["2026-11-21", "", 2_050, null],
      ],
    ],
    [
      "mt940",
      utf8(mt940File),
      [
        ["2026-11-20", "", 250_050, 1_250_050],
        ["2026-11-20", "", -1_300_000, -49_950],
      ],
    ],
  ] as const)("of %s is read to the cent, the oldest movement first", (format, bytes, lines) => {
    expect(movements(format, bytes)).toEqual(lines);
  });

  test.each([
    ["ctbc", utf8(ctbcFile), 2, "跨行轉入 貨款 0012345 0130000012345678", ""],
    ["cathay", utf8(cathayFile), 0, "轉帳存入 822-0012345 林小舟", ""],
    ["scb", thai(scbFile), 0, "X1 ENET รับโอนจาก KBANK x1234", ""],
    ["kbiz", utf8(kbizFile), 0, "Transfer Deposit K PLUS From X5264 SOMCHAI++", ""],
    ["camt053", utf8(camtFile), 0, "0012345 top-up", "REF-1"],
    ["mt940", utf8(mt940File), 0, "FROM KBANK X1234 SOMCHAI", "SCB-778"],
  ] as const)("of %s keeps what the payer wrote", (format, bytes, at, ...said) => {
    const read = readStatement(bytes, format);
    const line = read.ok ? read.value.lines[at] : undefined;
    expect([line?.text, line?.reference]).toEqual(said);
  });
});

const account = "<ns:Acct><ns:Id><ns:Othr><ns:Id>50012</ns:Id></ns:Othr></ns:Id></ns:Acct>";
const printed = (code: string, amount: string, side: string, day: string): string =>
  `<ns:Bal><ns:Tp><ns:CdOrPrtry><ns:Cd>${code}</ns:Cd></ns:CdOrPrtry></ns:Tp><ns:Amt Ccy="TWD">${amount}</ns:Amt><ns:CdtDbtInd>${side}</ns:CdtDbtInd><ns:Dt><ns:Dt>${day}</ns:Dt></ns:Dt></ns:Bal>`;
const told = [
  account,
  printed("OPBD", "1000.00", "DBIT", "2026-11-19"),
  printed("CLBD", "500.00", "CRDT", "2026-11-22"),
].join("");
const camtTold = camtFile.replace("<ns:Stmt>", `<ns:Stmt>${told}`);

describe("the balances of an account", () => {
  test.each([
    ["ctbc", utf8(ctbcFile), "", 1_000_000, 1_240_000, "2026-11-20"],
    ["cathay", utf8(cathayFile), "012-03-500123-4", 750_000, 898_500, "2026-11-21"],
    ["scb", thai(scbFile), "4680123456", 1_000_000, -49_950, "2026-11-20"],
    ["kbiz", utf8(kbizFile), "", 6_546_444, 6_468_244, "2026-11-20"],
    ["camt053", utf8(camtTold), "50012", -100_000, 50_000, "2026-11-22"],
    ["mt940", utf8(mt940File), "4680123456", 1_000_000, -49_950, "2026-11-20"],
  ] as const)("are what %s printed, with its number and its last day", (format, bytes, ...said) => {
    const read = readStatement(bytes, format);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { account, balances } = read.value;
    expect([account, balances?.opening, balances?.closing, balances?.last_day]).toEqual(said);
  });

  test("are told by a day on which nothing moved, where the bank prints them", () => {
    const still = camtTold
      .replace(/<ns:Ntry>.*<\/ns:Ntry>/s, "")
      .replace("500.00</ns:Amt><ns:CdtDbtInd>CRDT", "1000.00</ns:Amt><ns:CdtDbtInd>DBIT");
    expect(readStatement(utf8(still), "camt053")).toMatchObject({
      value: { lines: [], balances: { opening: -100_000, closing: -100_000 } },
    });
    const unmoved = mt940File
      .replace(/:61:[\s\S]*(?=:62F:)/, "")
      .replace("499,50", "10000,00")
      .replace(":62F:D", ":62F:C");
    expect(readStatement(utf8(unmoved), "mt940")).toMatchObject({
      value: { lines: [], balances: { opening: 1_000_000, closing: 1_000_000 } },
    });
  });

  test("that entries of camt.053 do not come to mean that one is missing", () => {
    expect(readStatement(utf8(camtTold.replace("500.00", "500.01")), "camt053")).toMatchObject({
      error: { code: "statement_row_missing" },
    });
  });

  test.each([
    ["scb", thai(scbFile.replace("4680123456,20/11/2026,09", "4680123457,20/11/2026,09"))],
    ["mt940", utf8(`${mt940File}:25:999\n`)],
    [
      "camt053",
      utf8(
        camtTold.replace(
          "</ns:Stmt>",
          "</ns:Stmt><ns:Stmt><ns:Acct><ns:Id><ns:IBAN>X</ns:IBAN></ns:Id></ns:Acct></ns:Stmt>",
        ),
      ),
    ],
  ] as const)(
    "of two accounts in one file of %s are told apart by nobody: it is refused",
    (format, bytes) => {
      expect(readStatement(bytes, format)).toMatchObject({
        error: { code: "statement_several_accounts" },
      });
    },
  );
});

describe("a file", () => {
  test("in no encoding of its bank is refused, never read with holes", () => {
    expect(readStatement(Uint8Array.of(0xff, 0xfe, 0xff, 0x80), "ctbc")).toMatchObject({
      error: { code: "statement_encoding" },
    });
  });

  test.each([
    ["ctbc", utf8(kbizFile)],
    ["kbiz", utf8(ctbcFile)],
    ["camt053", utf8(ctbcFile)],
    ["mt940", utf8(camtFile)],
    ["cathay", utf8("")],
    ["scb", utf8('Date,"never closed')],
  ] as const)("of another bank is not taken for one of %s", (format, bytes) => {
    expect(readStatement(bytes, format)).toMatchObject({
      error: { code: "statement_not_of_bank" },
    });
  });

  test.each([
    ["ctbc", ctbcFile.replace(/2026\/11\/20,跨行費用.*\n/, "")],
    ["kbiz", kbizFile.replace("64,682.44", "64,682.45")],
    ["mt940", mt940File.replace(/:61:2611201120D.*\n/, "")],
  ] as const)("of %s that lacks a movement is refused", (format, text) => {
    expect(readStatement(utf8(text), format)).toMatchObject({
      error: { code: "statement_row_missing" },
    });
  });

  test.each([
    ["a day there is not", "ctbc", ctbcFile.replace("2026/11/19", "2026/11/31"), 6],
    ["an amount with letters", "ctbc", ctbcFile.replace("915.00", "9l5.00"), 6],
    ["a movement without an amount", "mt940", mt940File.replace("C2500,5", "CX"), 5],
  ] as const)("with %s says in which row", (_, format, text, line) => {
    expect(readStatement(utf8(text), format)).toMatchObject({
      error: { code: "statement_row_unreadable", values: { line } },
    });
  });

  test.each([
    ["camt053", camtFile.replaceAll("TWD", "EUR")],
    ["mt940", mt940File.replaceAll("THB", "EUR")],
  ] as const)("of %s in a currency that nobody holds here is refused", (format, text) => {
    expect(readStatement(utf8(text), format)).toMatchObject({
      error: { code: "statement_currency", values: { currency: "EUR" } },
    });
  });
});
