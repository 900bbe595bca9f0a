import { readClose } from "@sampan/contract/money/staff-closes";
import { closeBankAccount } from "@sampan/contract/money/staff-statements";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { expect, test } from "vitest";
import { camtEntry, camtStatement } from "../../../../../tests/support/camt-statement.ts";
import { closingDays } from "../../../../../tests/support/closing-days.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { fund } from "../../../../../tests/support/test-journey.ts";

const world = await openTestApp();
const { customer, staff, db, clock } = world;
clock.set(new Date("2026-11-10T02:00:00Z"));
const { today, bring, close } = closingDays(world);
const finance = () => staff("finance");

let held = 90_000;
/** A day of CTBC with a dollar of interest. */
const bringCtbc = () => {
  held += 1;
  const row = `${today().replaceAll("-", "/")},利息,,1,${held},${today()},,`;
  return bring(`日期,摘要,支出,存入,結餘,備註,轉出入帳號,註記\n${row}\n`);
};
const bringCamt = (entry: string, opening: string, closing: string) =>
  bring(camtStatement(today(), entry, opening, closing), "camt053");
const missing = async () =>
  valueOf(await (await finance()).call(getDashboard, {})).data.queues.statements;
const closeCamt = async (change: object = {}) =>
  (await finance()).call(closeBankAccount, {
    format: "camt053",
    currency: "TWD",
    account: "50012",
    note: "十一月結清",
    ...change,
  });

test("an account that brings no more statements is named at the close, waits on the dashboard, and the others go on", async () => {
  await fund(db, await customer(), { amount: 100, now: clock.now() });
  await bringCtbc();
  await bringCamt("", "0.00", "0.00");
  expect((await close()).bank?.accounts.map(({ is_missing }) => is_missing)).toEqual([
    false,
    false,
  ]);
  // The day that has just begun is not over yet.
  expect(await missing()).toMatchObject({ count: 0 });
  await bringCtbc();
  const { bank, day } = await close();
  expect(bank?.verdict).not.toBe("proved");
  expect(
    bank?.accounts.map(({ account, told_until, is_missing }) => [account, told_until, is_missing]),
  ).toEqual([
    ["", day, false],
    ["50012", "2026-11-10", true],
  ]);
  expect(await missing()).toMatchObject({ count: 1, late: 0 });
});

test("an account is closed by finance for a reason, only once a file closes it with nothing, and holds nothing up from then on", async () => {
  expect(refusalOf(await closeCamt({ note: " " }))).toBe("reason_needed");
  expect(refusalOf(await closeCamt({ account: "50013" }))).toBe("bank_account_unknown");
  expect(refusalOf(await closeCamt({ format: "ctbc", account: "" }))).toBe("bank_account_holds");
  valueOf(await closeCamt());
  expect(await missing()).toMatchObject({ count: 0 });
  await bringCtbc();
  const { bank } = await close();
  expect(bank?.verdict).not.toBe("untold");
  expect(bank?.accounts[1]).toMatchObject({ is_closed: true, is_missing: false });
});

test("a statement of a later day opens a closed account again", async () => {
  await bringCtbc();
  await bringCamt(camtEntry(today(), "5.00"), "0.00", "5.00");
  const { day } = await close();
  await bringCtbc();
  expect((await close()).bank?.accounts[1]).toMatchObject({ is_closed: false, is_missing: true });
  clock.pass({ days: 1 });
  expect(await missing()).toMatchObject({ count: 2, late: 1 });
  const then = valueOf(await (await finance()).call(readClose, { day })).data.books[0];
  expect(then?.proofs[0]?.accounts[1]).toMatchObject({ is_closed: false, is_missing: false });
});

test("an account keeps its place among them where one of its files prints no balance", async () => {
  expect(await missing()).toMatchObject({ count: 2, late: 1 });
  const yesterday = new Date(clock.now().getTime() - 2 * 86_400_000).toISOString().slice(0, 10);
  const camt = camtStatement(yesterday, camtEntry(yesterday, "7.00"), "0", "0");
  await bring(camt.replaceAll(/<Bal>.*?<\/Bal>/g, ""), "camt053");
  expect(await missing()).toMatchObject({ count: 2, late: 0 });
});
