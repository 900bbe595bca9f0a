import {
  rechargeChannels,
  rechargeFee,
  rechargePay,
  rechargeQueryOrder,
} from "@sampan/contract/money/topups/online-topups";
import {
  getAccountBalance,
  queryAcctLogList,
  queryRechargeList,
} from "@sampan/contract/money/ledger/wallet";
import { describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { createFakeProvider } from "../../../../../tests/support/fake-provider.ts";
import type { TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../ledger/check-ledger.ts";
import { closeOnlineTopups } from "./topup-jobs.ts";

const ecpay = createFakeProvider("ecpay", "TWD");
const omise = createFakeProvider("omise", "THB");
const world = await openTestApp({
  providers: new Map([
    ["ecpay", ecpay.provider],
    ["omise", omise.provider],
  ]),
});
const { customer, visitor, db, clock, needs } = world;

const start = async (who: TestCustomer, amount = 100_000) =>
  valueOf(await who.call(rechargePay, { amount, channel: "ecpay" })).data.order_no;
const balanceOf = async (who: TestCustomer) =>
  valueOf(await who.call(getAccountBalance, {})).data.balance;
/** Looks at a top-up as its page does, which asks every few seconds. */
const lookAt = async (who: TestCustomer, order_no: string) => {
  clock.pass({ minutes: 0.05 });
  return valueOf(await who.call(rechargeQueryOrder, { order_no })).data;
};
const stateOf = async (who: TestCustomer, order_no: string) => (await lookAt(who, order_no)).state;

const notify = async (body: string, path = "/notify/ecpay") => {
  const answer = await visitor().send(`/gateway/installer/third_recharge${path}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
  });
  return { status: answer.status, body: await answer.text() };
};

describe("starting an online top-up", () => {
  test("sends the person to the provider with an order number to ask about [API-101] [WAL-53]", async () => {
    const ming = await customer();
    const { data } = valueOf(await ming.call(rechargePay, { amount: 100_000, channel: "ecpay" }));
    expect(data).toEqual({
      order_no: expect.stringMatching(/^TU260302[0-9A-Z]{6}$/),
      method: "POST",
      pay_url: "https://pay.test/cashier",
      fields: { order: data.order_no },
    });
    expect(ecpay.started.get(data.order_no)).toMatchObject({
      amount: 100_000,
      currency: "TWD",
      notify_url: expect.stringMatching(/third_recharge\/notify\/ecpay$/),
    });
    expect(await stateOf(ming, data.order_no)).toBe("under_review");
    expect(await balanceOf(ming)).toBe(0);
  });

  test("offers the channels of the account's currency only [API-103]", async () => {
    const channels = async (region: "TW" | "TH") =>
      valueOf(await (await customer({ region })).call(rechargeChannels, {})).datalist;
    expect(await channels("TW")).toEqual([
      {
        channel: "ecpay",
        currency: "TWD",
        minimum: 100,
        maximum: 500_000_000,
        whole_units: true,
      },
    ]);
    expect((await channels("TH")).map(({ channel }) => channel)).toEqual(["omise"]);
    const nok = await customer({ region: "TH" });
    const foreign = { amount: 100_000, channel: "ecpay" };
    expect(refusalOf(await nok.call(rechargePay, foreign))).toBe("channel_unavailable");
  });

  test("refuses amounts the rules refuse, and cents where the provider takes dollars [WAL-13] [WAL-14] [WAL-15]", async () => {
    const ming = await customer();
    const refused = async (amount?: number) =>
      refusalOf(await ming.call(rechargePay, { amount, channel: "ecpay" }));
    expect(await refused()).toBe("topup_amount_needed");
    expect(await refused(0)).toBe("topup_below_minimum");
    expect(await refused(500_000_100)).toBe("topup_above_maximum");
    expect(await refused(100_050)).toBe("whole_amount_needed");
  });

  test("says what it costs beside the amount, up to whole dollars [API-104]", async () => {
    const ming = await customer();
    const fee = async () =>
      valueOf(await ming.call(rechargeFee, { amount: 100_000, channel: "ecpay" })).data;
    expect(await fee()).toEqual({ amount: 100_000, fee: 0, total: 100_000, currency: "TWD" });
    await setSettings(needs, { topup_fee_bp: { ecpay: 275 } });
    expect(await fee()).toMatchObject({ fee: 2_800, total: 102_800 });

    const order_no = await start(ming);
    expect(ecpay.started.get(order_no)?.amount).toBe(102_800);
    ecpay.pay(order_no);
    expect(await stateOf(ming, order_no)).toBe("success");
    expect(await balanceOf(ming)).toBe(100_000);
    await setSettings(needs, {});
  });

  test("that the provider refuses is not left waiting", async () => {
    const ming = await customer();
    ecpay.refuseNext();
    const refused = await ming.call(rechargePay, { amount: 100_000, channel: "ecpay" });
    expect(refusalOf(refused)).toBe("channel_unavailable");
    const { state } = await db
      .selectFrom("topups")
      .select("state")
      .where("account_id", "=", ming.id)
      .executeTakeFirstOrThrow();
    expect(state).toBe("failed");
  });
});

describe("an online top-up that failed", () => {
  const reasons = async (who: TestCustomer, order_no: string) => {
    const { reason } = await lookAt(who, order_no);
    const { datalist } = valueOf(await who.call(queryRechargeList, {}));
    return [reason, datalist.find(({ number }) => number === order_no)?.reason];
  };

  test("says why in the language of its owner where the provider's code is known [RT-77] [WAL-33]", async () => {
    const ming = await customer();
    const order_no = await start(ming);
    ecpay.fail(order_no, {
      reason: "insufficient_funds",
      words: "insufficient funds in the account",
    });
    for (const [language, why] of [
      ["zh-TW", "額度或餘額不足"],
      ["th", "วงเงินหรือยอดเงินไม่พอ"],
    ] as const) {
      ming.cookies.set("lang", language);
      expect(await reasons(ming, order_no)).toEqual([why, why]);
    }
  });

  test("says what the provider said where its code is not known, though only its notification told [RT-77]", async () => {
    const ming = await customer();
    const order_no = await start(ming);
    const told = ecpay.failWithWord(order_no, { reason: null, words: "系統忙碌，請稍後再試" });
    expect(await notify(told)).toEqual({ status: 200, body: "1|OK" });
    expect(await stateOf(ming, order_no)).toBe("failed");
    expect(await reasons(ming, order_no)).toEqual(Array(2).fill("系統忙碌，請稍後再試"));
  });

  test("has no reason any more once it was paid after all", async () => {
    const ming = await customer();
    const order_no = await start(ming);
    await notify(ecpay.failWithWord(order_no, { reason: "declined", words: "授權失敗" }));
    await notify(ecpay.pay(order_no));
    expect(await stateOf(ming, order_no)).toBe("success");
    expect(await reasons(ming, order_no)).toEqual(["", ""]);
    await notify(ecpay.failWithWord(order_no, { reason: "declined", words: "授權失敗" }));
    expect(await reasons(ming, order_no)).toEqual(["", ""]);
  });
});

describe("a provider's notification", () => {
  test("credits once and is answered in the provider's words [API-105] [WAL-36]", async () => {
    const ming = await customer();
    const order_no = await start(ming);
    const body = ecpay.pay(order_no);
    expect(await notify(body)).toEqual({ status: 200, body: "1|OK" });
    expect(await balanceOf(ming)).toBe(100_000);
    const { datalist } = valueOf(await ming.call(queryAcctLogList, {}));
    expect(datalist).toMatchObject([{ kind: "topup_online", tid: order_no, direct: 1 }]);
  });

  test("that comes again, late, or as another event is acknowledged and credits nothing [API-105]", async () => {
    const ming = await customer();
    const order_no = await start(ming);
    const body = ecpay.pay(order_no);
    await notify(body);
    clock.pass({ days: 3 });
    expect(await notify(body)).toEqual({ status: 200, body: "1|OK" });
    expect(await notify(ecpay.sign(order_no, { event: "other" }))).toMatchObject({ status: 200 });
    expect(await balanceOf(ming)).toBe(100_000);
  });

  test("with a wrong signature is refused and credits nothing [API-105] [WAL-36]", async () => {
    const ming = await customer();
    const order_no = await start(ming);
    const body = ecpay.pay(order_no);
    for (const forged of [body.replace("signed", "forged"), "", "order=1", "{}", "%00"])
      expect({ forged, status: (await notify(forged)).status }).toEqual({ forged, status: 400 });
    expect(await balanceOf(ming)).toBe(0);
  });

  test("for another amount or currency than ours credits nothing [WAL-36]", async () => {
    const ming = await customer();
    const cheaper = await start(ming);
    ecpay.pay(cheaper, { amount: 1_00 });
    expect((await notify(ecpay.sign(cheaper))).status).toBe(400);
    const foreign = await start(ming);
    ecpay.pay(foreign, { currency: "THB" });
    expect((await notify(ecpay.sign(foreign))).status).toBe(400);
    expect(await balanceOf(ming)).toBe(0);
  });

  test("that says paid before the provider itself does credits nothing [WAL-36]", async () => {
    const ming = await customer();
    const order_no = await start(ming);
    expect((await notify(ecpay.sign(order_no))).status).toBe(200);
    expect(await balanceOf(ming)).toBe(0);
    expect(await stateOf(ming, order_no)).toBe("under_review");
  });

  test("is to be sent again while the provider cannot be asked", async () => {
    const ming = await customer();
    const order_no = await start(ming);
    const body = ecpay.pay(order_no);
    ecpay.setReachable(false);
    expect((await notify(body)).status).toBe(503);
    expect(await balanceOf(ming)).toBe(0);
    ecpay.setReachable(true);
    expect((await notify(body)).status).toBe(200);
    expect(await balanceOf(ming)).toBe(100_000);
  });

  test("of a payment credited already does not credit another top-up [WAL-36]", async () => {
    const ming = await customer();
    const [first, second] = [await start(ming), await start(ming)];
    await notify(ecpay.pay(first, { payment_ref: "T-1" }));
    expect((await notify(ecpay.pay(second, { payment_ref: "T-1" }))).status).toBe(400);
    expect(await balanceOf(ming)).toBe(100_000);
  });

  test("finds its channel without one in the address, and a strange channel nowhere", async () => {
    const ming = await customer();
    const order_no = await start(ming);
    expect(await notify(ecpay.pay(order_no), "/notify")).toEqual({ status: 200, body: "1|OK" });
    expect(await balanceOf(ming)).toBe(100_000);
    expect((await notify(ecpay.sign(order_no), "/notify/paypal")).status).toBe(400);
  });
});

describe("without a notification", () => {
  test("the customer's own question credits what the provider confirms [API-102] [WAL-36]", async () => {
    const ming = await customer();
    const order_no = await start(ming);
    expect(await stateOf(ming, order_no)).toBe("under_review");
    ecpay.pay(order_no);
    expect(await lookAt(ming, order_no)).toMatchObject({
      state: "success",
      amount: 100_000,
      balance: 100_000,
    });
    expect(await stateOf(ming, order_no)).toBe("success");
    expect(await balanceOf(ming)).toBe(100_000);
  });

  test("nobody asks about somebody else's top-up", async () => {
    const order_no = await start(await customer());
    const nok = await customer();
    expect(refusalOf(await nok.call(rechargeQueryOrder, { order_no }))).toBe("topup_unknown");
  });

  test("the job credits what was paid and gives up what was not in time", async () => {
    const ming = await customer();
    const [paid, left, failed] = [await start(ming), await start(ming), await start(ming)];
    ecpay.pay(paid);
    ecpay.fail(failed);
    await closeOnlineTopups(needs);
    expect(await balanceOf(ming)).toBe(100_000);
    expect(await stateOf(ming, failed)).toBe("failed");
    expect(await stateOf(ming, left)).toBe("under_review");
    clock.pass({ minutes: 31 });
    await closeOnlineTopups(needs);
    expect(await stateOf(ming, left)).toBe("expired");
    // Paid after all: the money is the customer's.
    expect((await notify(ecpay.pay(left))).status).toBe(200);
    expect(await balanceOf(ming)).toBe(200_000);
  });
});

test("after all of this the ledger adds up [WAL-50]", async () => {
  expect(await checkLedger(db)).toEqual([]);
});
