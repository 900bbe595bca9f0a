import { rechargePay, rechargeQueryOrder } from "@sampan/contract/money/topups/online-topups";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { describe, expect, test } from "vitest";
import { createFakeProvider } from "../support/fake-provider.ts";
import { openTestApp } from "../support/test-app.ts";
import { fund, type TestCustomer } from "../support/test-journey.ts";
import { valueOf } from "../support/value-of.ts";
import { tellPromise } from "./support/tell-promise.ts";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { closeOnlineTopups } from "../../apps/server/src/money/topups/topup-jobs.ts";
import { insertBankTopup } from "../../apps/server/src/money/topups/topup-queries.ts";

const ecpay = createFakeProvider("ecpay", "TWD");
const world = await openTestApp({ providers: new Map([["ecpay", ecpay.provider]]) });
const { customer, visitor, db, clock, needs } = world;

const path = "/gateway/installer/third_recharge/notify/ecpay";
const notify = async (body: string) =>
  (await visitor().send(path, { method: "POST", body })).status;
const start = async (who: TestCustomer) =>
  valueOf(await who.call(rechargePay, { amount: 100_000, channel: "ecpay" })).data.order_no;
const balanceOf = async (who: TestCustomer) =>
  valueOf(await who.call(getAccountBalance, {})).data.balance;

const twentyTimes = <T>(work: () => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, () => work()));

test("a notification that comes twenty times at once, for days, as other events and for another top-up credits once [API-105] [WAL-36]", async () => {
  const ming = await customer();
  const [first, second] = [await start(ming), await start(ming)];
  const body = ecpay.pay(first, { payment_ref: "T-1" });
  const answers = await twentyTimes(() => notify(body));
  for (let day = 0; day < 3; day += 1) {
    clock.pass({ days: 1 });
    answers.push(await notify(body), await notify(ecpay.sign(first, { event: `day-${day}` })));
  }
  const elsewhere = await notify(ecpay.pay(second, { payment_ref: "T-1" }));
  const balance = await balanceOf(ming);
  tellPromise({
    promise: 13,
    name: "a webhook credits once",
    target: "1 credit, all others answered 2xx",
    figure: `${balance / 100_000} credit of ${answers.length} notifications, ${answers.filter((status) => status === 200).length} answered 200`,
  });
  expect(balance).toBe(100_000);
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(elsewhere).toBe(400);
});

test("credits that bear no number of a top-up would be as many as there are notifications", async () => {
  const ming = await customer();
  await twentyTimes(() => fund(db, ming, { amount: 100, now: clock.now() }));
  expect(await balanceOf(ming)).toBe(2_000);
});

describe("at the same moment", () => {
  test("20 applications with one serial number leave one [BO-30]", async () => {
    const ming = await customer();
    let number = 0;
    const now = clock.now();
    const inserted = await twentyTimes(() =>
      insertBankTopup(db, {
        number: `TUSAME${(number += 1)}`,
        accountId: ming.id,
        amount: 700,
        currency: "TWD",
        bank: "008",
        pay_no: "SAME",
        pay_time: now,
        imgs: [],
        now,
      }),
    );
    expect(inserted.filter(Boolean)).toHaveLength(1);
  });

  test("notifications, questions and the job together credit a payment once [API-105] [WAL-36]", async () => {
    const ming = await customer();
    const { data } = valueOf(await ming.call(rechargePay, { amount: 100_000, channel: "ecpay" }));
    const { order_no } = data;
    const body = ecpay.pay(order_no);
    const notices = twentyTimes(() => notify(body));
    const questions = Promise.all(
      Array.from({ length: 5 }, () => ming.call(rechargeQueryOrder, { order_no })),
    );
    await Promise.all([questions, closeOnlineTopups(needs)]);
    expect(new Set(await notices)).toEqual(new Set([200]));
    expect(valueOf(await ming.call(getAccountBalance, {})).data.balance).toBe(100_000);
  });

  test("and then the ledger adds up [WAL-50]", async () => {
    expect(await checkLedger(db)).toEqual([]);
  });
});
