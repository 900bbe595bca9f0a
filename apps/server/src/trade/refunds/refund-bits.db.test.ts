import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import {
  closeReverse,
  getReverseDetail,
  reverseApplyBatch,
  simulateReverse,
} from "@sampan/contract/trade/refunds/refunds";
import {
  acceptRefund,
  enterCompensation,
  executeRefund,
  recordSellerMoney,
  rejectRefund,
} from "@sampan/contract/trade/refunds/staff-refunds";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import { readRefundFlags, type RefundFlag } from "@sampan/domain/trade/refunds/refund-bits";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import {
  fund,
  openJourney,
  pay,
  type TestCustomer,
} from "../../../../../tests/support/test-journey.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, staff, db, clock, needs } = world;
const journey = await openJourney(world);
const [service, finance] = [await staff("service"), await staff("finance")];

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** An order of so many lines, two pieces each, that was paid. */
async function paidOrder(count: number) {
  const ming = await customer();
  const lines = [];
  for (let line = 0; line < count; line += 1)
    lines.push({ item_id: (await insertProduct(db, clock.now())).item_id, num: 2 });
  const tid = await placeOrder(ming, lines, { transport: 12 });
  valueOf(await journey.reviewer.call(approveOrder, { tid }));
  await fund(db, ming, { amount: 10_000_000, now: clock.now() });
  valueOf(await pay(ming, tid));
  return { ming, tid, oids: (await journey.itemsOf(tid)).map(({ oid }) => oid) };
}

const acts = {
  accept: async (number: string) =>
    void valueOf(await service.call(acceptRefund, { number, num: 1, fault: "customer" })),
  reject: async (number: string) =>
    void valueOf(await service.call(rejectRefund, { number, reason: "已出貨" })),
  execute: async (number: string) => void valueOf(await finance.call(executeRefund, { number })),
  "seller's money": async (number: string) =>
    void valueOf(await journey.buyer.call(recordSellerMoney, { number, amount: 100 })),
  close: async (number: string, ming: TestCustomer) =>
    void valueOf(await ming.call(closeReverse, { number })),
} as const;

interface Fate {
  readonly rows: string;
  readonly by: readonly (keyof typeof acts)[];
  readonly flags: readonly RefundFlag[];
}

const fates: readonly Fate[] = [
  { rows: "[REF-01]", by: [], flags: ["requested"] },
  { rows: "[REF-07]", by: ["accept"], flags: ["requested", "accepted"] },
  { rows: "[REF-08]", by: ["reject"], flags: ["requested", "rejected"] },
  { rows: "[REF-10]", by: ["reject", "close"], flags: ["requested", "rejected", "closed"] },
  { rows: "[REF-03]", by: ["seller's money"], flags: ["requested", "seller_compensated"] },
  {
    rows: "[REF-02] [REF-04]",
    by: ["accept", "execute"],
    flags: ["requested", "compensated_to_buyer", "succeeded", "accepted"],
  },
];

describe("the bits of a line on the wire", () => {
  for (const { rows, by, flags } of fates)
    test(`say what was done with its refund: asked, ${by.join(", ")} ${rows}`, async () => {
      const { ming, tid, oids } = await paidOrder(1);
      const [oid = ""] = oids;
      const list = [{ oid, num: 1, reason: "not_wanted" }];
      const [asked] = valueOf(await ming.call(reverseApplyBatch, { list })).datalist;
      const number = asked?.number ?? "";
      for (const act of by) await acts[act](number, ming);
      const refund = valueOf(await ming.call(getReverseDetail, { number })).data;
      expect(readRefundFlags(refund.status)).toEqual(flags);
      const { sell_order_list } = valueOf(await ming.call(getOrderDetail, { tid })).data;
      const lines = sell_order_list.flatMap((seller) => seller.wholesale_order_items);
      expect(lines.find((line) => line.oid === oid)?.refund_status).toBe(refund.status);
    });

  test("say that goods which stay were made good for [REF-09] [ORD-79]", async () => {
    const { ming, tid, oids } = await paidOrder(1);
    const wish = { oid: oids[0] ?? "", amount: 500, fault: "us", reason: "晚到" } as const;
    const { number } = valueOf(await service.call(enterCompensation, wish)).data;
    valueOf(await finance.call(executeRefund, { number }));
    const [seller] = valueOf(await ming.call(getOrderDetail, { tid })).data.sell_order_list;
    const line = seller?.wholesale_order_items.find(({ oid }) => oid === wish.oid);
    expect(readRefundFlags(line?.refund_status ?? 0)).toEqual([
      "requested",
      "succeeded",
      "accepted",
      "compensated",
    ]);
    expect(line).toMatchObject({ num: 2, refund_num: 0 });
  });
});

test("one request names several lines, each with its pieces and its reason, and opens all of them or none [REF-16] [API-73]", async () => {
  const { ming, tid, oids } = await paidOrder(2);
  const [one = "", two = ""] = oids;
  const wish = (num: number) => [
    { oid: one, num: 1, reason: "not_wanted" },
    { oid: two, num, reason: "late" },
  ];
  expect(refusalOf(await ming.call(reverseApplyBatch, { list: wish(3) }))).toBe("refund_too_many");
  expect((await journey.itemsOf(tid)).map(({ refund_status }) => refund_status)).toEqual([0, 0]);
  const { datalist } = valueOf(await ming.call(reverseApplyBatch, { list: wish(2) }));
  expect(
    datalist
      .map(({ oid, num, reason }) => ({ oid, num, reason }))
      .toSorted((a, b) => a.num - b.num),
  ).toEqual(wish(2));
  expect((await journey.itemsOf(tid)).map(({ refund_status }) => refund_status)).toEqual([1, 1]);
});

test.each([
  [1, "item_not_in_state"],
  [2, "item_not_in_state"],
  [3, "refund_of_closed"],
  [4, "accepted"],
  [5, "accepted"],
  [6, "accepted"],
  [7, "accepted"],
  [8, "refund_in_transit"],
  [9, "refund_in_transit"],
  [10, "refund_in_transit"],
  [11, "refund_in_transit"],
  [12, "refund_in_transit"],
  [13, "accepted"],
  [14, "refund_in_transit"],
  [15, "refund_of_closed"],
  [16, "accepted"],
  [17, "refund_in_transit"],
  [18, "refund_in_transit"],
  [19, "accepted"],
  [20, "accepted"],
  [21, "accepted"],
] as const)(
  "a line of status %i that is asked for answers %s [ORD-20]",
  async (status, outcome) => {
    const { ming, oids } = await paidOrder(1);
    const [oid = ""] = oids;
    await db.updateTable("order_items").set({ status }).where("oid", "=", oid).execute();
    const list = [{ oid, num: 1, reason: "not_wanted" }];
    expect(refusalOf(await ming.call(simulateReverse, { list }))).toBe(outcome);
  },
);

test("a line is answered with its bits as they are: 1033 is requested, accepted and succeeded, and unknown ones hide nothing [REF-11] [REF-14]", async () => {
  const { ming, tid, oids } = await paidOrder(2);
  const [whole = "", unknown = ""] = oids;
  for (const [oid, refund_status] of [
    [whole, 1033],
    [unknown, 1 | 16 | 32_768],
  ] as const)
    await db.updateTable("order_items").set({ refund_status }).where("oid", "=", oid).execute();
  const { items, sell_order_list } = valueOf(await ming.call(getOrderDetail, { tid })).data;
  expect(items.map(({ oid, shown_num }) => [oid, shown_num])).toEqual([
    [whole, 2],
    [unknown, 2],
  ]);
  expect(items.map(({ refund_status }) => readRefundFlags(refund_status))).toEqual([
    ["requested", "succeeded", "accepted"],
    ["requested"],
  ]);
  const sold = sell_order_list.flatMap(({ wholesale_order_items }) => wholesale_order_items);
  expect(sold.map(({ oid }) => oid)).toEqual(expect.arrayContaining([...oids]));
});
