import { askBalanceDue, postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { payConfirm, simulatePay } from "@sampan/contract/money/payments";
import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { languages, type Language } from "@sampan/domain/kernel/language";
import { formatAmount } from "@sampan/domain/kernel/money";
import type { FunctionComponent } from "react";
import { beforeAll, expect, test } from "vitest";
import { speak } from "../../shell/speech.ts";
import { shown as shownTo } from "../../shell/shown.ts";
import { OrderFees } from "./order-fees.tsx";
import { OrderHead } from "./order-head.tsx";
import { OrderPayments } from "./order-payments.tsx";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertCoupon } from "../../../../../tests/support/test-coupons.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { fund, openJourney, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

/**
 * An order as its customer's page shows it: ordered, paid, received and billed by the calls that people make, read by the
 * call that the page makes, and drawn by the page's own parts. Nothing in between is written by hand.
 */

const world = await openTestApp();
const { customer, visitor, db, clock, needs } = world;
const journey = await openJourney(world);

const configuration = valueOf(await visitor().call(queryClientConfig, {}));

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** By air, paid with a coupon, a red packet and points, and billed with 30.00 off the way abroad. */
async function orderOf(ming: TestCustomer): Promise<{ tid: string; order: Order }> {
  const now = clock.now();
  const coupon_id = await insertCoupon(db, now, { accountId: ming.id });
  const tid = await journey.approved(ming, { num: 20, order: { transport: 12, coupon_id } });
  await fund(db, ming, { amount: 10_000_000, now });
  await fund(db, ming, { kind: "bonus", amount: 2_000, now });
  await fund(db, ming, { kind: "points", amount: 100, now });
  const order = { tids: [tid], currency: "TWD" as const, points: 100 };
  const { exchange_rate, bonuses } = valueOf(await ming.call(simulatePay, order)).data;
  const [packet] = bonuses;
  valueOf(
    await ming.call(payConfirm, {
      ...order,
      exchange_rate: exchange_rate ?? "",
      acc_bonus_id: packet?.acc_bonus_id ?? "",
    }),
  );
  await journey.received(tid);
  valueOf(await journey.billing.call(postBill, { order_tid: tid, discount: 3_000 }));
  return { tid, order: await read(ming, tid) };
}

const read = async (who: TestCustomer, tid: string): Promise<Order> =>
  valueOf(await who.call(getOrderDetail, { tid })).data;

/** What a part of the page says of an order. */
const shown = (
  part: FunctionComponent<{ readonly order: Order; readonly hasWaterline: boolean }>,
  { order, language = "zh-TW" }: { readonly order: Order; readonly language?: Language },
): Promise<string> => shownTo(part, { order, hasWaterline: false }, { configuration, language });

test("an order's page says what it was paid with, and what its freight abroad was before the discount [ORD-75]", async () => {
  const { order } = await orderOf(await customer());
  const { extMap } = JSON.parse(order.ext) as {
    extMap: { orderMark: string[]; HD2: { original_price: number; discount: number } };
  };
  expect(extMap.orderMark).toEqual(["coupon", "red_packet", "points"]);
  expect(extMap.HD2).toEqual({ original_price: 28_800, discount: 3_000 });
  for (const language of languages) {
    const { say } = await speak(language);
    const head = await shown(OrderHead, { order, language });
    for (const mark of ["coupon", "red_packet", "points"] as const)
      expect(head).toContain(say(`orders.marks.${mark}`));
    const fees = await shown(OrderFees, { order, language });
    expect(fees).toContain(formatAmount(28_800, "TWD"));
    expect(fees).toContain(
      say("orders.freightReduced", {
        original: formatAmount(28_800, "TWD"),
        discount: formatAmount(3_000, "TWD"),
      }),
    );
  }
});

test("an order that was paid with money alone, at the full freight, says neither [ORD-75]", async () => {
  const ming = await customer();
  const tid = await journey.paid(ming, { order: { transport: 12 } });
  await journey.billed(tid);
  const order = await read(ming, tid);
  const { say } = await speak("zh-TW");
  expect(await shown(OrderHead, { order })).not.toContain(say("orders.marks.coupon"));
  expect(await shown(OrderFees, { order })).not.toContain("已減");
});

test("each balance due stands on the page under its own number, freight with its amount and goods with their yuan [ORD-85] [ORD-86]", async () => {
  const ming = await customer();
  const tid = await journey.paid(ming);
  for (const [kind, cents] of [
    ["goods", 4_530],
    ["freight", 2_000],
  ] as const)
    valueOf(
      await journey.billing.call(askBalanceDue, {
        order_tid: tid,
        kind,
        amount: cents,
        reason: "補差",
      }),
    );
  const order = await read(ming, tid);
  const [goods, freight] = order.supplement_list.flatMap((one) => one.supplement_order_list);
  // 45.30 dollars at 4.53 are 10 yuan.
  expect(goods).toMatchObject({ item_fee: 1_000, hd_fee: 0 });
  expect(freight).toMatchObject({ item_fee: 0, hd_fee: 2_000 });
  const page = await shown(OrderPayments, { order });
  for (const part of [goods, freight]) {
    expect(part?.child_tid).toMatch(/^SP\d{6}[0-9A-Z]{6}$/);
    expect(part?.child_tid).not.toBe(tid);
    expect(page).toContain(part?.child_tid);
  }
  expect(page).toContain(`${formatAmount(1_000, "CNY")}${formatAmount(4_530, "TWD")}`);
  expect(page).toContain(`補差${formatAmount(2_000, "TWD")}`);
});
