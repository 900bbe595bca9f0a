import type { RequestOf } from "@sampan/contract/kernel/call";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import {
  approveOrder,
  correctLine,
  getReview,
  queryReviewQueue,
  rejectOrder,
} from "@sampan/contract/trade/approvals/staff-approvals";
import { closeOrder, getOrderDetail, queryOrderList } from "@sampan/contract/trade/orders/orders";
import { createSubstitutePayTrade } from "@sampan/contract/trade/orders/payments-on-behalf";
import {
  completeOnBehalf,
  listPurchases,
  recordPurchase,
} from "@sampan/contract/trade/purchases/staff-purchases";
import { reverseApplyBatch, simulateReverse } from "@sampan/contract/trade/refunds/refunds";
import { acceptRefund, executeRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import { beforeAll, describe, expect, test } from "vitest";
import { storeProof } from "../../../../../tests/support/test-files.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import {
  fund,
  openJourney,
  pay,
  type TestCustomer,
} from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { forgetWhoOrdered } from "./forget-who-ordered.ts";

const world = await openTestApp();
const { db, customer, staff, clock, needs } = world;
const journey = await openJourney(world);
const { buyer, reviewer } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

type Request = RequestOf<typeof createSubstitutePayTrade>;
const sample: Request = {
  text: "付给供应商的打样费",
  link: "https://trade.1688.com/order/12345",
  amount: 300_00,
  remark: "发票请寄给我",
};
const ask = (who: TestCustomer, change: Partial<Request> = {}) =>
  who.call(createSubstitutePayTrade, { ...sample, ...change });
const asked = async (who: TestCustomer, change: Partial<Request> = {}) =>
  valueOf(await ask(who, change)).data.tid;
const orderOf = async (who: TestCustomer, tid: string) =>
  valueOf(await who.call(getOrderDetail, { tid })).data;

const pictureOf = (accountId: number) => storeProof(db, { accountId, now: clock.now() });

/** Approved and paid, waiting for the buyer. */
async function paid(who: TestCustomer): Promise<{ tid: string; oid: string }> {
  const tid = await asked(who);
  valueOf(await reviewer.call(approveOrder, { tid }));
  await fund(db, who, { amount: 10_000_000, now: clock.now() });
  valueOf(await pay(who, tid));
  return { tid, oid: (await journey.itemsOf(tid))[0]?.oid ?? "" };
}

describe("asking for a payment on one's behalf", () => {
  test("makes an order of its kind that waits for review: what to pay, no listing, no way to travel [API-80] [ORD-10]", async () => {
    const ming = await customer();
    const picture = await pictureOf(ming.id);
    const order = await orderOf(ming, await asked(ming, { images: [picture] }));
    expect(order).toMatchObject({
      biz_attribute: 2,
      status: -1,
      address: null,
      express: 0,
      transport: 0,
      pay_mode: "once",
      remark: JSON.stringify(["发票请寄给我"]),
      actions: ["close"],
      goods_amount: 300_00,
      items: [
        {
          item_id: "",
          spu_id: "",
          i18n: { zh: "付给供应商的打样费" },
          url: "https://trade.1688.com/order/12345",
          pictures: [picture],
          price: 300_00,
          num: 1,
        },
      ],
    });
    expect(order.timeline.map(({ stage }) => stage)).toEqual([
      "placed",
      "reviewed",
      "first_paid",
      "completed",
    ]);
  });

  test("is found in the list of orders by its kind [ORD-10]", async () => {
    const ming = await customer();
    const tid = await asked(ming);
    const listed = async (kind: number) =>
      valueOf(await ming.call(queryOrderList, { biz_attr_array: [kind] })).datalist.map(
        (order) => order.tid,
      );
    expect(await listed(2)).toEqual([tid]);
    expect(await listed(0)).toEqual([]);
  });

  test.each([
    [{ text: " ", link: "" }, "request_needed"],
    [{ link: "javascript:alert(1)" }, "request_link_invalid"],
    [{ amount: 0 }, "request_amount_needed"],
    [{ amount: 50_000_01 }, "request_too_dear"],
    [{ remark: "长".repeat(201) }, "remark_too_long"],
    [{ images: ["/files/0000000000000000000000000000000000000000"] }, "file_unknown"],
  ] as const)("with %j is refused: %s [API-80]", async (change, code) => {
    const ming = await customer();
    expect(refusalOf(await ask(ming, change as Partial<Request>))).toBe(code);
    expect(valueOf(await ming.call(queryOrderList, {})).total).toBe(0);
  });

  test("takes nobody else's picture [API-80] [BO-02]", async () => {
    const [ming, noi] = [await customer(), await customer()];
    const picture = await pictureOf(noi.id);
    expect(refusalOf(await ask(ming, { images: [picture] }))).toBe("file_unknown");
  });

  test("stops at the most that may be in review, and goes on once one is decided [API-80]", async () => {
    const ming = await customer();
    const tids = [];
    for (let n = 0; n < 5; n++) tids.push(await asked(ming));
    expect(refusalOf(await ask(ming))).toBe("requests_open");
    valueOf(await reviewer.call(rejectOrder, { tid: tids[0] ?? "", reason: "付不了" }));
    expect((await ask(ming)).ok).toBe(true);
  });
});

describe("a request at the desks", () => {
  test("stands in the reviewers' queue with its link and pictures, and its amount can be corrected [BO-05] [BO-08]", async () => {
    const ming = await customer();
    const picture = await pictureOf(ming.id);
    const tid = await asked(ming, { images: [picture] });
    const { datalist } = valueOf(await reviewer.call(queryReviewQueue, { page_size: 100 }));
    expect(datalist.find((row) => row.tid === tid)).toMatchObject({
      biz_attribute: 2,
      transport: 0,
    });
    const review = valueOf(await reviewer.call(getReview, { tid })).data;
    expect(review).toMatchObject({ biz_attribute: 2, address: null, goods_amount: 300_00 });
    const line = review.sellers[0]?.lines[0];
    expect(line).toMatchObject({ url: sample.link, images: [picture], checks: [] });
    const corrected = valueOf(
      await reviewer.call(correctLine, { tid, oid: line?.oid ?? "", price: 280_00 }),
    ).data;
    expect(corrected.goods_amount).toBe(280_00);
    expect((await orderOf(ming, tid)).goods_amount).toBe(280_00);
  });

  test("is charged once, at the rate of the payment, and nothing is billed later [ORD-10] [PAY-14]", async () => {
    const ming = await customer();
    const { tid } = await paid(ming);
    const order = await orderOf(ming, tid);
    expect(order).toMatchObject({ status: 1, due: null, packages: [] });
    expect(order.pay_real).toBe(order.sums.door_total);
    expect(order.sums.second_instalment).toBe(0);
  });

  test("is no purchase: it is done once it is paid, which completes the order and earns points [ORD-10] [ORD-58]", async () => {
    const ming = await customer();
    const { tid, oid } = await paid(ming);
    const queue = valueOf(await buyer.call(listPurchases, { page_size: 100 })).datalist;
    expect(queue.find((row) => row.order_tid === tid)).toMatchObject({
      biz_attribute: 2,
      items: [{ oid, status: 13, url: sample.link }],
    });
    expect(refusalOf(await buyer.call(recordPurchase, { oids: [oid], out_oid: "1" }))).toBe(
      "item_not_in_state",
    );
    expect(refusalOf(await buyer.call(completeOnBehalf, { oid, out_oid: " " }))).toBe(
      "out_oid_needed",
    );
    const before = valueOf(await ming.call(getAccountBalance, {})).data.points;
    valueOf(await buyer.call(completeOnBehalf, { oid, out_oid: "PAY-7" }));
    const order = await orderOf(ming, tid);
    expect(order).toMatchObject({ status: 7, items: [{ status: 12, out_oid: "PAY-7" }] });
    expect(order.edate).not.toBe("");
    expect(order.timeline.every(({ state }) => state === "done")).toBe(true);
    const after = valueOf(await ming.call(getAccountBalance, {})).data.points;
    expect(after).toBeGreaterThan(before);
    expect(refusalOf(await buyer.call(completeOnBehalf, { oid, out_oid: "PAY-8" }))).toBe(
      "item_not_in_state",
    );
  });

  test("only its buyer completes it, and no other order is completed that way [BO-02] [ORD-10]", async () => {
    const ming = await customer();
    const { oid } = await paid(ming);
    const done = { oid, out_oid: "PAY-9" };
    expect(refusalOf(await (await staff("warehouse")).call(completeOnBehalf, done))).toBe(
      "right_missing",
    );
    expect(refusalOf(await ming.call(completeOnBehalf, done))).toBe("login_needed");
    const tid = await journey.paid(ming);
    const [goods] = await journey.itemsOf(tid);
    expect(
      refusalOf(await buyer.call(completeOnBehalf, { oid: goods?.oid ?? "", out_oid: "PAY-9" })),
    ).toBe("item_not_in_state");
  });

  test("that cannot be paid is asked back like any other, and comes back whole [REF-17] [REF-18]", async () => {
    const ming = await customer();
    const { tid, oid } = await paid(ming);
    const whole = { list: [{ oid, num: 1, reason: "not_wanted" }] };
    const { pay_real } = await journey.orderOf(tid);
    expect(valueOf(await ming.call(simulateReverse, whole)).total).toBe(pay_real);
    const [asking] = valueOf(await ming.call(reverseApplyBatch, whole)).datalist;
    const number = asking?.number ?? "";
    const [service, finance] = [await staff("service"), await staff("finance")];
    valueOf(await service.call(acceptRefund, { number, num: 1, fault: "customer" }));
    expect(valueOf(await finance.call(executeRefund, { number })).data.cash).toBe(pay_real);
    expect((await orderOf(ming, tid)).status).toBe(9);
  });

  test("closed by its customer before it is paid, it ends [ORD-17]", async () => {
    const ming = await customer();
    const tid = await asked(ming);
    valueOf(await ming.call(closeOrder, { tid }));
    expect(await orderOf(ming, tid)).toMatchObject({ status: 9, items: [{ status: 3 }] });
  });

  test("is never completed without the moment its claims count from [ORD-68]", async () => {
    const ming = await customer();
    const { tid } = await paid(ming);
    const bare = db.updateTable("orders").set({ status: 7 }).where("tid", "=", tid);
    await expect(bare.execute()).rejects.toThrow(/orders_completed_at_check/);
  });
});

test("of who was erased it keeps the amount, not a word of what they asked for [ACC-35] [BO-50]", async () => {
  const ming = await customer();
  const tid = await asked(ming, { images: [await pictureOf(ming.id)] });
  await forgetWhoOrdered(db, ming.id);
  const { item_name, url, pictures, price } = await db
    .selectFrom("order_items")
    .select(["item_name", "url", "pictures", "price"])
    .where("oid", "=", `${tid}-1`)
    .executeTakeFirstOrThrow();
  expect({ item_name, url, pictures, price }).toEqual({
    item_name: "",
    url: "",
    pictures: [],
    price: 300_00,
  });
});

test("what is bought has a listing and goes somewhere: the database holds both [ORD-10] [CHK-12]", async () => {
  const ming = await customer();
  const tid = await journey.approved(ming);
  const { id } = await journey.orderOf(tid);
  const nowhere = db.updateTable("orders").set({ address: null }).where("id", "=", id);
  await expect(nowhere.execute()).rejects.toThrow(/orders_destination_check/);
  const half = db.updateTable("order_items").set({ sku_id: null }).where("order_id", "=", id);
  await expect(half.execute()).rejects.toThrow(/order_items_listing_check/);
});
