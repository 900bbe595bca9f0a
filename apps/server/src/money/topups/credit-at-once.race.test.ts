import { rechargePay, rechargeQueryOrder } from "@sampan/contract/money/topups/online-topups";
import { approveTopup, rejectTopup } from "@sampan/contract/money/topups/staff-topups";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { describe, expect, test } from "vitest";
import { createFakeProvider } from "../../../../../tests/support/fake-provider.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../ledger/check-ledger.ts";
import { closeOnlineTopups } from "./topup-jobs.ts";
import { insertBankTopup } from "./topup-queries.ts";

const ecpay = createFakeProvider("ecpay", "TWD");
const world = await openTestApp({ providers: new Map([["ecpay", ecpay.provider]]) });
const { customer, visitor, staff, db, clock, needs } = world;

const twentyTimes = <T>(work: () => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, () => work()));

describe("at the same moment", () => {
  test("20 approvals of one bank top-up credit it once [WAL-34] [BO-29]", async () => {
    const ming = await customer();
    const finance = await staff("finance");
    const other = await staff("finance");
    const now = clock.now();
    await insertBankTopup(db, {
      number: "TURACE1",
      accountId: ming.id,
      amount: 700,
      currency: "TWD",
      bank: "008",
      pay_no: "1",
      pay_time: now,
      imgs: [],
      now,
    });
    let turn = 0;
    const outcomes = await twentyTimes(async () => {
      const desk = (turn += 1) % 2 === 0 ? finance : other;
      return refusalOf(
        turn % 5 === 0
          ? await desk.call(rejectTopup, { number: "TURACE1", reason: "no" })
          : await desk.call(approveTopup, { number: "TURACE1" }),
      );
    });
    expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(1);
    const { state } = await db
      .selectFrom("topups")
      .select("state")
      .where("number", "=", "TURACE1")
      .executeTakeFirstOrThrow();
    const { balance } = valueOf(await ming.call(getAccountBalance, {})).data;
    expect(balance).toBe(state === "success" ? 700 : 0);
  });

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
    const path = "/gateway/installer/third_recharge/notify/ecpay";
    const notices = twentyTimes(async () => {
      const answer = await visitor().send(path, { method: "POST", body });
      return answer.status;
    });
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
