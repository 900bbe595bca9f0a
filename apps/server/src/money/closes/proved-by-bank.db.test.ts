import * as calls from "@sampan/contract/money/staff-closes";
import {
  explainArrival,
  listOutgoings,
  matchPayout,
} from "@sampan/contract/money/staff-statements";
import { approveTopup } from "@sampan/contract/money/topups/staff-topups";
import * as desk from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { beforeAll, expect, test } from "vitest";
import { closingDays } from "../../../../../tests/support/closing-days.ts";
import { camtEntry, camtStatement } from "../../../../../tests/support/camt-statement.ts";
import { takeFromBanks } from "../../../../../tests/support/take-from-banks.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { declare, insertTransferBank } from "../../../../../tests/support/test-transfers.ts";
import { insertCashOutBanks, openPayees } from "../../../../../tests/support/test-withdrawals.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { postIncome } from "../ledger/post-income.ts";

const world = await openTestApp();
const { customer, staff, db, clock } = world;
const { payee, settledCard, withdraw } = openPayees(world);
clock.set(new Date("2026-11-10T02:00:00Z"));
const finance = () => staff("finance");
const { today, bring, close } = closingDays(world);
beforeAll(async () => {
  await insertTransferBank(db);
  await insertCashOutBanks(db);
});

interface Row {
  readonly amount: number;
  readonly words: string;
  readonly day?: string;
}
/** What the bank says that the account holds, whole dollars. */
let held = 90_000;
/** Movements of today as CTBC prints them. */
const ctbc = (rows: readonly Row[]): string =>
  [
    "日期,摘要,支出,存入,結餘,備註,轉出入帳號,註記",
    ...rows.map(({ amount, words, day = today() }) => {
      held += amount;
      const [out, credit] = amount < 0 ? [String(-amount), ""] : ["", String(amount)];
      return `${day.replaceAll("-", "/")},轉帳,${out},${credit},${held},${words},,`;
    }),
    "",
  ].join("\n");
/** What the next test's bank books late. */
const late = { pay_no: "", day: "" };
const openDifferences = async () =>
  valueOf(await (await finance()).call(calls.listDifferences, {})).datalist.filter(
    ({ currency }) => currency === "TWD",
  );
/** Somebody with so many cents, which no bank holds. */
async function payeeWith(cash: number) {
  const person = await payee({ cash });
  await takeFromBanks(db, cash, clock.now());
  return person;
}
let numbers = 30_000;
async function transfer(dollars: number) {
  const pay_no = `77${(numbers += 1)}`;
  const who = await customer();
  const pay_time = formatWireTime(clock.now(), "TW").slice(0, 16);
  const number = await declare({ db, now: clock.now() }, who, {
    amount: dollars * 100,
    pay_no,
    pay_time,
  });
  return { number, pay_no };
}

test("before a bank ever told of anything the books are proved by themselves, and no bank says so", async () => {
  const { number } = await transfer(1_000);
  valueOf(await (await finance()).call(approveTopup, { number, reason: "seen" }));
  const { books, bank } = await close();
  expect(books?.is_proved).toBe(true);
  expect(bank).toMatchObject({ verdict: "none", booked: 100_000, unexplained: 0, accounts: [] });
});

test("the printed balance is the books and every rest by name: what the account began with, a fee, a stranger's money, a transfer and a payout on their way [WAL-50] [BO-32]", async () => {
  const seen = await transfer(1_500);
  const byHand = await transfer(2_500);
  valueOf(await (await finance()).call(approveTopup, { number: byHand.number, reason: "seen" }));
  Object.assign(late, { pay_no: byHand.pay_no, day: today() });
  const person = await payeeWith(900_000);
  const number_id = await settledCard(person);
  const { number } = valueOf(await withdraw(person, { number_id, amount: 40_000 })).data;
  const pays = await finance();
  valueOf(await pays.call(desk.passWithdrawal, { number }));
  valueOf(await pays.call(desk.recordPayout, { number, reference: "PO-70001" }));
  const read = await bring(
    ctbc([
      { amount: 1_500, words: seen.pay_no },
      { amount: -15, words: "匯費" },
      { amount: 700, words: "無摺存款" },
    ]),
  );
  expect(read).toMatchObject({ credited: 1, closing: 9_218_500, gaps: [] });
  const desk2 = await finance();
  const fee = valueOf(await desk2.call(listOutgoings, {})).datalist[0]?.key ?? "";
  valueOf(await desk2.call(explainArrival, { key: fee, note: "銀行匯費" }));

  const { books, bank } = await close();
  expect(books?.is_proved).toBe(true);
  expect(bank).toMatchObject({
    verdict: "proved",
    said: 9_218_500,
    booked: 100_000 + 150_000 + 250_000 - 40_000,
    unexplained: 0,
  });
  expect(bank?.rests.map(({ kind, amount, count }) => [kind, amount, count])).toEqual([
    // What was let in before the first file stands in what the account began with.
    ["begun", 9_000_000 - 100_000, 1],
    ["explained", -1_500, 1],
    ["arrivals", 70_000, 1],
    ["topups_on_way", -250_000, 1],
    ["payouts_on_way", 40_000, 1],
  ]);
  expect(bank?.waiting.map(({ kind, amount, age_days }) => [kind, amount, age_days])).toEqual(
    expect.arrayContaining([
      ["arrivals", 70_000, 0],
      ["topups_on_way", -250_000, 0],
      ["payouts_on_way", 40_000, 0],
    ]),
  );
  expect(bank?.waiting.every(({ owner, subject }) => owner !== "" && subject !== "")).toBe(true);
});

test("a day of which no file tells is not proved by its bank until one comes, though its books are", async () => {
  const { books, bank, day } = await close();
  expect(books?.is_proved).toBe(true);
  expect(bank).toMatchObject({ verdict: "untold", unexplained: 0 });
  const booked = ctbc([
    { day: late.day, amount: 2_500, words: late.pay_no },
    { day: late.day, amount: -400, words: "PO70001 匯出" },
    { amount: 1, words: "利息" },
  ]);
  expect(await bring(booked)).toMatchObject({ paid: 1, open: 1, gaps: [] });
  const later = valueOf(await (await finance()).call(calls.readClose, { day })).data.books[0];
  expect(later?.proofs[0]).toMatchObject({ verdict: "proved", unexplained: 0 });
});

test("a withdrawal leaves the books at its audit, and is on its way until the bank shows it, whenever its payout is written down [WAL-50] [BO-31]", async () => {
  const person = await payeeWith(300_000);
  const number_id = await settledCard(person);
  const { number } = valueOf(await withdraw(person, { number_id, amount: 10_000 })).data;
  valueOf(await (await finance()).call(desk.passWithdrawal, { number }));
  await bring(ctbc([{ amount: 4, words: "利息四元" }]));
  const { books, bank, day } = await close();
  expect(books?.is_proved).toBe(true);
  expect(bank).toMatchObject({ verdict: "proved", unexplained: 0 });
  const onWay = bank?.waiting.find(({ subject }) => subject === number);
  expect(onWay).toMatchObject({ kind: "payouts_on_way", amount: 10_000 });
  // The bank paid it that day; it is written down, and its file comes, on the next one.
  valueOf(await (await finance()).call(desk.recordPayout, { number, reference: "PO-70002" }));
  const read = await bring(
    ctbc([
      { day, amount: -100, words: "PO70002 匯出" },
      { amount: 1, words: "利息一元" },
    ]),
  );
  expect(read).toMatchObject({ gaps: [] });
  const matches = await finance();
  const out = valueOf(await matches.call(listOutgoings, {})).datalist;
  const key = out.find(({ words }) => words.includes("PO70002"))?.key ?? "";
  valueOf(await matches.call(matchPayout, { key, withdrawal: number }));
  const later = valueOf(await (await finance()).call(calls.readClose, { day })).data.books[0];
  expect(later?.proofs[0]).toMatchObject({ verdict: "proved", unexplained: 0 });
  expect((await close()).bank).toMatchObject({ verdict: "proved", unexplained: 0 });
});

test("money that is booked at a bank and that no top-up is is shown as unexplained, and no day is proved until somebody says what it is [WAL-50]", async () => {
  const who = await customer();
  await postIncome(db, {
    idempotency_key: "planted",
    kind: "topup_bank",
    currency: "TWD",
    tid: "",
    entries: [
      { account: { owner: who.id, kind: "cash" }, amount: 1 },
      { account: { clearing: "bank" }, amount: -1 },
    ],
    now: clock.now(),
  });
  await bring(ctbc([{ amount: 1, words: "利息" }]));
  const { books, bank } = await close();
  expect(bank).toMatchObject({ verdict: "off", unexplained: -1 });
  expect(books?.is_proved).toBe(false);
  const open = await openDifferences();
  expect(
    open.map(({ kind, subject, expected, found }) => [kind, subject, found - expected]),
  ).toEqual([["bank_balance", "ctbc", -1]]);
  const acts = await finance();
  valueOf(await acts.call(calls.explainDifference, { key: open[0]?.key ?? "", note: "planted" }));
  expect((await close()).books?.is_proved).toBe(true);
});

test("a day that lies between two files is named at the import, keeps closes unproved with its cents, and is forgotten once it is brought [BO-32]", async () => {
  const missing = ctbc([{ amount: 333, words: "漏了的一天" }]);
  const first = today();
  clock.pass({ days: 1 });
  const read = await bring(ctbc([{ amount: 5, words: "後一天" }]));
  expect(read.gaps).toEqual([
    { from: expect.stringMatching(/^2026-11-/), until: today(), amount: 33_300 },
  ]);
  const { books, bank } = await close();
  // What stands unexplained of the day before is known already.
  expect(bank).toMatchObject({ verdict: "off", unexplained: 33_300 - 1 });
  expect(bank?.accounts[0]?.gaps).toHaveLength(1);
  expect(books?.is_proved).toBe(false);
  expect(
    (await openDifferences()).map(({ kind, found, expected }) => [kind, found - expected]),
  ).toEqual([["statement_gap", 33_300]]);
  const now = clock.now();
  expect((await bring(missing)).gaps).toEqual([]);
  clock.set(now);
  expect((await close()).books?.is_proved).toBe(true);
  expect(await openDifferences()).toEqual([]);
  expect(first < today()).toBe(true);
});

test("a second account is a part of the same sum, told by a balance alone on a day without movements, and known by its number", async () => {
  expect(await bring(camtStatement(today(), "", "600.00", "600.00"), "camt053")).toMatchObject({
    movements: 0,
    closing: 60_000,
  });
  await bring(ctbc([{ amount: 2, words: "利息" }]));
  const { bank } = await close();
  expect(bank?.accounts).toMatchObject([
    { format: "ctbc", account: "" },
    { format: "camt053", account: "50012", balance: 60_000 },
  ]);
  expect(bank).toMatchObject({ unexplained: -1 });
  await bring(camtStatement(today(), camtEntry(today(), "10.00"), "600.00", "610.00"), "camt053");
  await bring(ctbc([{ amount: 3, words: "利息" }]));
  expect((await close()).bank).toMatchObject({ unexplained: -1, verdict: "off" });
  const read = await bring(
    camtStatement(today(), camtEntry(today(), "1.00"), "620.00", "621.00"),
    "camt053",
  );
  expect(read.gaps).toMatchObject([{ amount: 1_000 }]);
  expect((await close()).bank?.unexplained).toBe(1_000 - 1);
});
