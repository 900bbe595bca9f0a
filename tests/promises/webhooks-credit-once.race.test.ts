import { rechargePay, rechargeQueryOrder } from "@sampan/contract/money/topups/online-topups";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { describe, expect, test, vi } from "vitest";
import { createFakeProvider } from "../support/fake-provider.ts";
import { openTestApp } from "../support/test-app.ts";
import type { TestCustomer } from "../support/test-journey.ts";
import { valueOf } from "../support/value-of.ts";
import { tellPromise } from "./support/tell-promise.ts";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { closeOnlineTopups } from "../../apps/server/src/money/topups/topup-jobs.ts";
import { insertBankTopup } from "../../apps/server/src/money/topups/topup-queries.ts";

const house = vi.hoisted(() => ({ forgets: false, times: 0 }));
// The control: a house whose credits do not bear the number of their top-up.
vi.mock(import("../../apps/server/src/money/ledger/post-income.ts"), async (read) => {
  const real = await read();
  return {
    ...real,
    postIncome: (open, income) => {
      const idempotency_key = `${income.idempotency_key}:${(house.times += 1)}`;
      return real.postIncome(open, house.forgets ? { ...income, idempotency_key } : income);
    },
  };
});

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

/** What is wrong with a payment of which was told so often: it is credited once, and every notification was taken. */
async function judge(who: TestCustomer, answers: readonly number[]): Promise<string[]> {
  const credits = (await balanceOf(who)) / 100_000;
  const refused = answers.filter((status) => status !== 200).length;
  return [
    ...(credits === 1 ? [] : [`credited ${credits} times`]),
    ...(refused === 0 ? [] : [`${refused} refused`]),
  ];
}

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
  const faults = await judge(ming, answers);
  tellPromise({
    promise: 13,
    name: "a webhook credits once",
    target: "1 credit, all others answered 2xx",
    figure: `${faults.length} faults of ${answers.length} notifications, ${answers.filter((status) => status === 200).length} answered 200`,
  });
  expect(faults).toEqual([]);
  expect(elsewhere).toBe(400);
});

test("the judge notices a house that forgets what it credited", async () => {
  const ming = await customer();
  const order_no = await start(ming);
  const body = ecpay.pay(order_no, { payment_ref: "T-2" });
  const answers: number[] = [];
  house.forgets = true;
  try {
    for (let time = 0; time < 3; time += 1) {
      answers.push(await notify(body));
      await db
        .updateTable("topups")
        .set({ state: "paying", payment_ref: null })
        .where("number", "=", order_no)
        .execute();
    }
  } finally {
    house.forgets = false;
  }
  expect(await judge(ming, answers)).toEqual(["credited 3 times"]);
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
