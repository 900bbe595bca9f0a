import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
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
const { arrival, confirmReturn, ctbc, enterReturn, paid } = openReturns(world);
beforeAll(() => Promise.all([insertCashOutBanks(db), insertTransferBank(db)]));

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
