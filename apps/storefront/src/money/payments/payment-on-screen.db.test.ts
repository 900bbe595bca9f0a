import { payConfirm, simulatePay } from "@sampan/contract/money/payments";
import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { languages } from "@sampan/domain/kernel/language";
import { formatAmount } from "@sampan/domain/kernel/money";
import { beforeAll, expect, test } from "vitest";
import { insertCoupon } from "../../../../../tests/support/test-coupons.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { fund, openJourney, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { shown } from "../../shell/shown.ts";
import { speak } from "../../shell/speech.ts";
import { OrderHead } from "../../trade/orders/order-head.tsx";
import { OrderToPay } from "../../trade/orders/order-to-pay.tsx";
import { PayBar } from "./pay-bar.tsx";
import { PaymentTotal } from "./payment-total.tsx";
import { Reductions } from "./reductions.tsx";
import type { Payment } from "./use-payment.ts";

/** What a customer reads before they pay: reckoned by the call that the page makes, drawn by the page's own parts. */

const world = await openTestApp();
const { customer, visitor, db, clock, needs } = world;
const journey = await openJourney(world);
const configuration = valueOf(await visitor().call(queryClientConfig, {}));

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const previewOf = async (
  who: TestCustomer,
  tid: string,
  choice: { readonly points?: number; readonly acc_bonus_id?: string } = {},
) => valueOf(await who.call(simulatePay, { tids: [tid], currency: "TWD", ...choice })).data;

/** The payment as the page holds it while nothing is on its way. */
const held = (choice: Payment["choice"] = { points: 0 }) =>
  ({
    tids: [],
    choice,
    preview: { isPlaceholderData: false },
    change: () => {},
  }) as never as Payment;

test("a balance that is short says what is missing and leads to the top-up instead of a payment, which is refused and takes nothing [PAY-10] [ERR-34]", async () => {
  const ming = await customer();
  const tid = await journey.approved(ming);
  const preview = await previewOf(ming, tid);
  expect(preview.shortfall).toBe(preview.total);
  for (const language of languages) {
    const { say } = await speak(language);
    const amount = formatAmount(preview.shortfall, "TWD");
    const total = await shown(PaymentTotal, { preview }, { configuration, language });
    expect(total).toContain(say("payment.short", { amount }));
    expect(total).toContain(say("payment.shortHint"));
    const bar = await shown(
      PayBar,
      { payment: held(), preview, whenPaid: async () => {} },
      { configuration, language },
    );
    expect(bar).toContain(say("payment.topUp"));
    expect(bar).not.toContain(say("payment.pay", { amount: formatAmount(preview.total, "TWD") }));
  }
  const { exchange_rate } = preview;
  const paid = await ming.call(payConfirm, {
    tids: [tid],
    currency: "TWD",
    exchange_rate: exchange_rate ?? "",
  });
  expect(refusalOf(paid)).toBe("balance_insufficient");
});

test("a balance that suffices is what an order is paid from, and says what it will be after [PAY-02]", async () => {
  const ming = await customer();
  const tid = await journey.approved(ming);
  await fund(db, ming, { amount: 1_000_000, now: clock.now() });
  const preview = await previewOf(ming, tid);
  const bar = await shown(
    PayBar,
    { payment: held(), preview, whenPaid: async () => {} },
    { configuration, language: "zh-TW" },
  );
  const { say } = await speak("zh-TW");
  expect(bar).toContain(say("payment.balance", { amount: formatAmount(1_000_000, "TWD") }));
  const after = formatAmount(1_000_000 - preview.total, "TWD");
  expect(bar).toContain(say("payment.after", { amount: after }));
  expect(bar).toContain(say("payment.pay", { amount: formatAmount(preview.total, "TWD") }));
  expect(bar).not.toContain(say("payment.topUp"));
  valueOf(
    await ming.call(payConfirm, {
      tids: [tid],
      currency: "TWD",
      exchange_rate: preview.exchange_rate ?? "",
    }),
  );
  const again = await previewOf(ming, await journey.approved(ming));
  expect(again.balance).toBe(1_000_000 - preview.total);
});

test("a red packet and points are offered by what they take off, and what was taken off stands above the total [PAY-18]", async () => {
  const ming = await customer();
  const tid = await journey.approved(ming);
  const now = clock.now();
  await fund(db, ming, { amount: 1_000_000, now });
  await fund(db, ming, { kind: "bonus", amount: 2_000, now });
  await fund(db, ming, { kind: "points", amount: 100, now });
  const preview = await previewOf(ming, tid);
  const { say } = await speak("zh-TW");
  const offered = await shown(
    Reductions,
    { payment: held(), preview },
    { configuration, language: "zh-TW" },
  );
  expect(offered).toContain(say("payment.bonus", { amount: formatAmount(2_000, "TWD") }));
  expect(offered).toContain(say("payment.pointsHeld", { points: 100 }));

  const { acc_bonus_id } = preview.bonuses[0] ?? { acc_bonus_id: "" };
  const reduced = await previewOf(ming, tid, { acc_bonus_id });
  expect(reduced.total).toBe(preview.total - 2_000);
  const total = await shown(
    PaymentTotal,
    { preview: reduced },
    { configuration, language: "zh-TW" },
  );
  expect(total).toContain(say("payment.deductions.bonus"));
  expect(total).toContain("20.00");
  // It is gone with the payment.
  valueOf(
    await ming.call(payConfirm, {
      tids: [tid],
      currency: "TWD",
      acc_bonus_id,
      exchange_rate: reduced.exchange_rate ?? "",
    }),
  );
  expect((await previewOf(ming, await journey.approved(ming))).bonuses).toEqual([]);
});

test("the coupon of an order and the points that are chosen stand with what they take off what is paid [PAY-03]", async () => {
  const ming = await customer();
  const now = clock.now();
  const coupon_id = await insertCoupon(db, now, { accountId: ming.id });
  const [plain, reduced] = [
    await journey.approved(ming, { num: 20 }),
    await journey.approved(ming, { num: 20, order: { coupon_id } }),
  ];
  await fund(db, ming, { kind: "points", amount: 100, now });
  const { say } = await speak("zh-TW");
  const page = { configuration, language: "zh-TW" } as const;
  const whole = await previewOf(ming, plain);
  const preview = await previewOf(ming, reduced, { points: 100 });
  // A point is worth ten cents.
  expect(preview.total).toBe(whole.total - 5_000 - 1_000);
  const [payable] = preview.payables;
  if (!payable) throw new Error("there is nothing to pay");
  expect(await shown(OrderToPay, { payable, preview }, page)).toContain(
    say("payment.deductions.coupon") + formatAmount(-5_000, "TWD"),
  );
  const total = await shown(PaymentTotal, { preview }, page);
  expect(total).toContain(say("payment.deductions.points") + formatAmount(-1_000, "TWD"));
  expect(total.replaceAll(/\s/g, "")).toContain(
    formatAmount(whole.total - 6_000, "TWD").replaceAll(/\s/g, ""),
  );
});

test("two orders are paid together by one step at one total, and with too little for both neither is [PAY-09]", async () => {
  const ming = await customer();
  const tids = [await journey.approved(ming), await journey.approved(ming, { num: 3 })];
  const { say } = await speak("zh-TW");
  const page = { configuration, language: "zh-TW" } as const;
  const read = async () => valueOf(await ming.call(simulatePay, { tids, currency: "TWD" })).data;
  const pay = (preview: Awaited<ReturnType<typeof read>>) =>
    ming.call(payConfirm, {
      tids,
      currency: "TWD",
      exchange_rate: preview.exchange_rate ?? "",
    });
  const statesOf = async () => {
    const heads = tids.map(async (tid) => {
      const order = valueOf(await ming.call(getOrderDetail, { tid })).data;
      return shown(OrderHead, { order, hasWaterline: false }, page);
    });
    return (await Promise.all(heads)).map((head) => head.includes(say("status.order.purchasing")));
  };
  const bar = (preview: Awaited<ReturnType<typeof read>>) =>
    shown(PayBar, { payment: held(), preview, whenPaid: async () => {} }, page);

  const { total } = await read();
  await fund(db, ming, { amount: total - 1, now: clock.now() });
  const short = await read();
  expect(short.shortfall).toBe(1);
  expect(await bar(short)).toContain(say("payment.topUp"));
  expect(refusalOf(await pay(short))).toBe("balance_insufficient");
  expect(await statesOf()).toEqual([false, false]);
  expect((await read()).balance).toBe(total - 1);

  await fund(db, ming, { amount: 1, now: clock.now() });
  const enough = await read();
  const each = await Promise.all(
    enough.payables.map((payable) => shown(OrderToPay, { payable, preview: enough }, page)),
  );
  for (const [place, tid] of tids.entries())
    expect(each[place]).toContain(say("payment.ofOrder", { tid }));
  expect(enough.payables.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  expect(await shown(PaymentTotal, { preview: enough }, page)).toContain(
    formatAmount(total, "TWD"),
  );
  expect(await bar(enough)).toContain(say("payment.pay", { amount: formatAmount(total, "TWD") }));
  expect(valueOf(await pay(enough)).data.paid).toBe(total);
  expect(await statesOf()).toEqual([true, true]);
});
