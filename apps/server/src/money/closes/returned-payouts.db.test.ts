import * as calls from "@sampan/contract/money/staff-closes";
import { explainArrival, matchReturn } from "@sampan/contract/money/staff-statements";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { beforeAll, expect, test } from "vitest";
import { closingDays } from "../../../../../tests/support/closing-days.ts";
import { openReturns } from "../../../../../tests/support/returned-payouts.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertCashOutBanks } from "../../../../../tests/support/test-withdrawals.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { staff, db, clock } = world;
clock.set(new Date("2026-11-10T02:00:00Z"));
const { today, bring, close } = closingDays(world);
const { arrival, atDesk, confirmReturn, ctbc, enterReturn, finance, paid, seenOn, unseen } =
  openReturns(world);
beforeAll(() => insertCashOutBanks(db));

/** What waits on a day, but for interest of a dollar, which fills its file. */
const waitsIn = (proof: calls.TellerProof | undefined) =>
  proof?.waiting.filter(({ amount }) => amount !== 100).map(({ kind }) => kind);

test("a returned payout waits with its owner and age until an arrival that names it brings it back, and is no rest from then on", async () => {
  const { number, words } = await paid(400);
  await enterReturn(number);
  await confirmReturn(number);
  await bring(ctbc([1, "利息一"]));
  const before = await close();
  expect(before.bank).toMatchObject({ verdict: "proved", unexplained: 0 });
  expect(before.bank?.waiting.find(({ subject }) => subject === number)).toMatchObject({
    kind: "returned",
    amount: -40_000,
    age_days: 0,
    owner: expect.stringMatching(/./),
  });
  expect(await seenOn(number)).toBe("");
  const day = today();
  const read = await bring(ctbc([400, `${words} 退匯`]));
  expect(read).toMatchObject({ returned: 1, credited: 0, open: 0 });
  expect(await arrival(words, "settled")).toMatchObject({
    state: "returned",
    withdrawal: number,
    settled_by: "",
  });
  const after = await close();
  expect(after.bank).toMatchObject({ verdict: "proved", unexplained: 0 });
  expect(waitsIn(after.bank)).toEqual([]);
  expect(after.bank?.rests.some(({ kind }) => kind === "returned")).toBe(false);
  expect(await seenOn(number)).toBe(day);
  // The day before it came still says that it waited.
  const then = valueOf(await (await finance()).call(calls.readClose, { day: before.day }));
  expect(waitsIn(then.data.books[0]?.proofs[0])).toEqual(["returned"]);
});

test("an arrival that was there before its return was confirmed is an arrival on that day, and is matched once it is", async () => {
  const { number, words } = await paid(500);
  await bring(ctbc([500, `退匯 ${words}`]));
  expect(await arrival(words)).toMatchObject({ state: "open" });
  const before = await close();
  await enterReturn(number);
  await confirmReturn(number);
  expect(await arrival(words, "settled")).toMatchObject({ state: "returned", withdrawal: number });
  await bring(ctbc([1, "利息二"]));
  const { bank } = await close();
  expect(bank).toMatchObject({ verdict: "proved", unexplained: 0 });
  expect(waitsIn(bank)).toEqual([]);
  const then = valueOf(await (await finance()).call(calls.readClose, { day: before.day }));
  expect(then.data.books[0]?.proofs[0]).toMatchObject({ verdict: "proved", unexplained: 0 });
  expect(waitsIn(then.data.books[0]?.proofs[0])).toEqual(["arrivals"]);
});

test("one that names nothing is proposed and matched by hand, only where the amount is the same, and once; a large one by another than who confirmed it", async () => {
  const { number } = await paid(60_000);
  const other = await paid(700);
  await enterReturn(number);
  const confirmed = await confirmReturn(number);
  await bring(ctbc([60_000, "退匯無號"], [59_970, "退匯扣費"], [700, "退匯七百"]));
  const open = await arrival("退匯無號");
  expect(open?.proposals.map((one) => [one.what, one.number, one.alike])).toEqual([
    ["payout", number, ["amount", "day"]],
  ]);
  const key = open?.key ?? "";
  const refused = async (which: string, withdrawal: string) =>
    refusalOf(await (await finance()).call(matchReturn, { key: which, withdrawal }));
  const less = (await arrival("退匯扣費"))?.key ?? "";
  const third = (await arrival("退匯七百"))?.key ?? "";
  expect(await refused(less, number)).toBe("statement_differs");
  expect(await refused(key, "WD00000000")).toBe("withdrawal_unknown");
  expect(await refused(third, other.number)).toBe("withdrawal_not_in_state");
  expect(refusalOf(await confirmed.call(matchReturn, { key, withdrawal: number }))).toBe(
    "self_approval",
  );
  valueOf(await (await finance()).call(matchReturn, { key, withdrawal: number }));
  expect(await refused(key, number)).toBe("statement_line_settled");
  expect(await refused(less, number)).toBe("withdrawal_not_in_state");
  for (const one of [less, third])
    valueOf(await (await staff("finance")).call(explainArrival, { key: one, note: "x" }));
});

test("one that no statement shows four days later is a difference, on the dashboard as well, until it comes", async () => {
  const { number, words } = await paid(300);
  await enterReturn(number);
  await confirmReturn(number);
  clock.pass({ days: 3 });
  await bring(ctbc([1, "利息三"]));
  await close();
  expect(await unseen(number)).toBeUndefined();
  await bring(ctbc([1, "利息四"]));
  expect((await close()).books).toMatchObject({ is_proved: false, differences: 1 });
  expect(await unseen(number)).toMatchObject({
    kind: "return_unseen",
    expected: 30_000,
    found: 0,
  });
  const { queues } = valueOf(await (await finance()).call(getDashboard, {})).data;
  expect(queues.differences.count).toBe(1);
  await bring(ctbc([300, `${words} 退匯`]));
  expect((await close()).books).toMatchObject({ is_proved: true });
  expect(await unseen(number)).toBeUndefined();
});

test("one that came less a fee waits until somebody says at its difference where the money is, and its withdrawal says it from then on", async () => {
  const { number } = await paid(800);
  await enterReturn(number);
  await confirmReturn(number);
  await bring(ctbc([770, "退匯扣三十"]));
  const key = (await arrival("退匯扣三十"))?.key ?? "";
  valueOf(await (await finance()).call(explainArrival, { key, note: "退匯，扣手續費" }));
  clock.pass({ days: 5 });
  await bring(ctbc([1, "利息五"]));
  const before = await close();
  expect(waitsIn(before.bank)).toEqual(["returned"]);
  const note = "銀行扣 30 元，其餘 11 月入帳";
  const difference = (await unseen(number))?.key ?? "";
  valueOf(await (await finance()).call(calls.explainDifference, { key: difference, note }));
  await bring(ctbc([1, "利息六"]));
  const { bank, books } = await close();
  expect(bank).toMatchObject({ verdict: "proved", unexplained: 0 });
  expect(waitsIn(bank)).toEqual([]);
  expect(books).toMatchObject({ is_proved: true });
  expect(await atDesk(number)).toMatchObject({ return_seen_on: "", return_note: note });
  // The day before it was said still says that it waited.
  const then = valueOf(await (await finance()).call(calls.readClose, { day: before.day }));
  expect(waitsIn(then.data.books[0]?.proofs[0])).toEqual(["returned"]);
});

test("an arrival that was explained is matched all the same where it brings a payout back, and only there", async () => {
  const { number } = await paid(900);
  const day = today();
  await bring(ctbc([900, "不知名九百"], [901, "不明九百零一"]));
  const [key, other] = await Promise.all(
    ["不知名九百", "不明九百零一"].map(async (words) => {
      const found = (await arrival(words))?.key ?? "";
      valueOf(await (await finance()).call(explainArrival, { key: found, note: "不明" }));
      return found;
    }),
  );
  await enterReturn(number);
  await confirmReturn(number);
  const match = async (which = "") =>
    (await finance()).call(matchReturn, { key: which, withdrawal: number });
  expect(refusalOf(await match(other))).toBe("statement_differs");
  valueOf(await match(key));
  expect(refusalOf(await match(key))).toBe("statement_line_settled");
  expect(await seenOn(number)).toBe(day);
  await bring(ctbc([1, "利息七"]));
  const { bank } = await close();
  expect(bank).toMatchObject({ verdict: "proved", unexplained: 0 });
  expect(waitsIn(bank)).toEqual([]);
});
