import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { matchReturn } from "@sampan/contract/money/staff-statements";
import { beforeAll, expect, test } from "vitest";
import { closingDays } from "../../../../../tests/support/closing-days.ts";
import { openReturns } from "../../../../../tests/support/returned-payouts.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { declare, insertTransferBank } from "../../../../../tests/support/test-transfers.ts";
import { insertCashOutBanks } from "../../../../../tests/support/test-withdrawals.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { clock, db } = world;
clock.set(new Date("2026-11-10T02:00:00Z"));
const { bring, today } = closingDays(world);
const { arrival, confirmReturn, ctbc, enterReturn, finance, paid, seenOn } = openReturns(world);
beforeAll(() => Promise.all([insertCashOutBanks(db), insertTransferBank(db)]));

test("what comes three months after its return was confirmed is matched by somebody, not by itself: older returns are not read [BO-32]", async () => {
  const { number, words } = await paid(300);
  await enterReturn(number);
  await confirmReturn(number);
  clock.pass({ days: 92 });
  expect(await bring(ctbc([300, `退匯 ${words}`]))).toMatchObject({ returned: 0, open: 1 });
  const found = await arrival(words);
  expect(found?.proposals).toEqual([]);
  const match = { key: found?.key ?? "", withdrawal: number };
  valueOf(await (await finance()).call(matchReturn, match));
  expect(await seenOn(number)).toBe(today());
});

test("an arrival that surely brings a payout back credits no transfer that was declared by the payout's number or reference [BO-31] [BO-32]", async () => {
  for (const [dollars, which] of [
    [400, "words"],
    [500, "number"],
  ] as const) {
    const { number, words, person } = await paid(dollars);
    await enterReturn(number);
    await confirmReturn(number);
    const balance = async () => valueOf(await person.call(getAccountBalance, {})).data.balance;
    const before = await balance();
    const pay_no = { words, number }[which];
    const transfer = { amount: dollars * 100, pay_no, pay_time: `${today()} 09:00` };
    const topup = await declare({ db, now: clock.now() }, person, transfer);
    const read = await bring(ctbc([dollars, `退匯 ${words} ${number}`]));
    expect(read).toMatchObject({ credited: 0, returned: 0, open: 1 });
    expect(await balance()).toBe(before);
    const proposed = (await arrival(words))?.proposals.map((one) => [one.what, one.number]);
    expect(proposed).toEqual([
      ["topup", topup],
      ["payout", number],
    ]);
  }
});
