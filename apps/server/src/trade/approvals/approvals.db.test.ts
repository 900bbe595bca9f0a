import { getOrderDetail, queryTradeLoggerList } from "@sampan/contract/trade/orders/orders";
import {
  approveOrder,
  correctLine,
  correctMainlandFreight,
  getReview,
  getStaffOrder,
  queryReviewQueue,
  queryStaffOrders,
  rejectOrder,
  removeLine,
} from "@sampan/contract/trade/approvals/staff-approvals";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertCoupon } from "../../../../../tests/support/test-coupons.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
  type ProductWish,
} from "../../../../../tests/support/test-goods.ts";
import { placeOrder, type OrderRequest } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, customer, staff, clock, needs } = await openTestApp();

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** An order of one line for each product, one piece each. */
async function placeOne(products: ProductWish[], change: Partial<OrderRequest> = {}) {
  const ming = await customer();
  const lines = [];
  for (const wish of products) {
    const { item_id } = await insertProduct(db, clock.now(), wish);
    lines.push({ item_id, num: 1 });
  }
  const tid = await placeOrder(ming, lines, change);
  return { ming, tid, order: async () => valueOf(await ming.call(getOrderDetail, { tid })).data };
}

describe("the review queue", () => {
  test("is oldest first and says how long each has waited [BO-05]", async () => {
    const reviewer = await staff("reviewer");
    const first = await placeOne([{}]);
    clock.pass({ hours: 5 });
    const second = await placeOne([{ goods_class: "magnet" }], { transport: 12 });
    const queue = valueOf(await reviewer.call(queryReviewQueue, {}));
    const rows = queue.datalist.filter(({ tid }) => [first.tid, second.tid].includes(tid));
    expect(rows.map(({ tid, waiting_minutes }) => [tid, waiting_minutes])).toEqual([
      [first.tid, 300],
      [second.tid, 0],
    ]);
    expect(rows[1]?.goods_classes).toEqual(["magnet"]);
    expect(queue.counts.late).toBeGreaterThanOrEqual(1);
  });

  test("belongs to reviewers: no customer and no other desk reaches it [BO-02] [SES-15]", async () => {
    const ming = await customer();
    const buyer = await staff("buyer");
    expect(refusalOf(await ming.call(queryReviewQueue, {}))).toBe("login_needed");
    expect(refusalOf(await buyer.call(queryReviewQueue, {}))).toBe("right_missing");
  });
});

describe("a review", () => {
  test("shows every line beside its listing, the address and the remark [BO-05]", async () => {
    const reviewer = await staff("reviewer");
    const { tid } = await placeOne([{ price: 5900 }], { remark: "送禮用" });
    const seen = valueOf(await reviewer.call(getReview, { tid })).data;
    const line = seen.sellers[0]?.lines[0];
    await db
      .updateTable("skus")
      .set({ price: 6900, stock: 0 })
      .where("id", "=", Number(line?.item_id))
      .execute();
    const again = valueOf(await reviewer.call(getReview, { tid })).data;
    expect(again).toMatchObject({ remark: ["送禮用"], address: { consignee: "林小舟" } });
    expect(again.sellers[0]?.lines[0]).toMatchObject({
      price: 5900,
      listing_price: 6900,
      url: expect.stringContaining("https://detail.1688.com/offer/"),
      checks: [
        { kind: "price_changed", figures: { ordered: 5900, listing: 6900 } },
        { kind: "over_stock", figures: { num: 1, stock: 0 } },
      ],
    });
  });

  test("corrects mainland freight, and the customer sees it in the log [BO-08] [ORD-89]", async () => {
    const reviewer = await staff("reviewer");
    const { ming, tid, order } = await placeOne([{ price: 10_000, mainland_freight: 800 }], {
      insurance: 0,
    });
    const { data } = valueOf(await reviewer.call(getReview, { tid }));
    const seller_id = data.sellers[0]?.id ?? "";
    const correct = { tid, seller_id, mainland_freight: 1200 };
    const corrected = valueOf(await reviewer.call(correctMainlandFreight, correct)).data;
    expect(corrected).toMatchObject({ mainland_freight: 1200, first_instalment: 50_736 });
    expect((await order()).sums.first_instalment).toBe(50_736);
    const { datalist } = valueOf(await ming.call(queryTradeLoggerList, { tid }));
    expect(datalist[0]?.biz_code).toBe(3);
    expect(JSON.parse(datalist[0]?.content ?? "")).toMatchObject({
      field: "mainland_freight",
      old: 800,
      new: 1200,
    });
  });

  test("corrects a price and reckons goods and insurance anew [BO-08] [CHK-31]", async () => {
    const reviewer = await staff("reviewer");
    const { tid, order } = await placeOne([{ price: 10_000, mainland_freight: 0 }], {
      insurance: 3,
    });
    const oid = (await order()).items[0]?.oid ?? "";
    valueOf(await reviewer.call(correctLine, { tid, oid, price: 20_000 }));
    const { sums, goods_amount } = await order();
    expect(goods_amount).toBe(20_000);
    expect(sums.rows.map(({ key, cny }) => [key, cny]).slice(0, 3)).toEqual([
      ["goods", 20_000],
      ["mainland_freight", 0],
      ["insurance", 600],
    ]);
  });

  test("refuses a price at which the order could not be added up any more [MONEY-01]", async () => {
    const reviewer = await staff("reviewer");
    const { tid, order } = await placeOne([{ price: 10_000 }]);
    const [item] = (await order()).items;
    await db
      .updateTable("order_items")
      .set({ num: 10_000_000, weight_g: 1 })
      .where("oid", "=", item?.oid ?? "")
      .execute();
    const dear = { tid, oid: item?.oid ?? "", price: 1_000_000_000 };
    expect(refusalOf(await reviewer.call(correctLine, dear))).toBe("order_too_large");
    valueOf(await reviewer.call(correctLine, { ...dear, price: 9_000 }));
  });

  test("records a price and a class corrected at once, each by itself [BO-08] [BO-03]", async () => {
    const reviewer = await staff("reviewer");
    const { ming, tid, order } = await placeOne([{ price: 10_000 }], { transport: 12 });
    const oid = (await order()).items[0]?.oid ?? "";
    const both = { tid, oid, price: 20_000, goods_class: "magnet" } as const;
    valueOf(await reviewer.call(correctLine, both));
    valueOf(await reviewer.call(correctLine, both));
    const changes = [
      { field: "price", old: 10_000, new: 20_000 },
      { field: "goods_class", old: "ordinary", new: "magnet" },
    ];
    const log = await ming.call(queryTradeLoggerList, { tid, order_by: "oldest" });
    const told = valueOf(log).datalist.filter(({ biz_code }) => biz_code === 3);
    expect(told.map(({ content }) => JSON.parse(content) as unknown)).toMatchObject(changes);
    const acts = await db
      .selectFrom("audit_log")
      .select(["old_value", "new_value"])
      .where("object_id", "=", tid)
      .where("action", "=", "correct_order")
      .orderBy("id")
      .execute();
    expect(acts).toMatchObject(
      changes.map((change) => ({
        old_value: { [change.field]: change.old },
        new_value: { [change.field]: change.new },
      })),
    );
  });

  test("marks goods as sensitive, and then approves them by air only [BO-08] [CHK-22]", async () => {
    const reviewer = await staff("reviewer");
    const { tid, order } = await placeOne([{}], { transport: 9 });
    const oid = (await order()).items[0]?.oid ?? "";
    valueOf(await reviewer.call(correctLine, { tid, oid, goods_class: "sensitive-battery" }));
    expect(refusalOf(await reviewer.call(approveOrder, { tid }))).toBe("sensitive_by_air_only");
    expect((await order()).status).toBe(-1);
  });

  test("removes one line and leaves the rest payable, but not the last [BO-09]", async () => {
    const reviewer = await staff("reviewer");
    const { tid, order } = await placeOne([{ price: 1000 }, { price: 2000 }]);
    const [first, second] = (await order()).items;
    const remove = (oid = "") => reviewer.call(removeLine, { tid, oid, reason: "停產" });
    valueOf(await remove(first?.oid));
    expect(refusalOf(await remove(first?.oid))).toBe("item_not_in_state");
    expect(refusalOf(await remove(second?.oid))).toBe("order_has_no_items");
    valueOf(await reviewer.call(approveOrder, { tid }));
    const approved = await order();
    expect(approved).toMatchObject({ status: 0, goods_amount: 2000, sku_count: 1 });
    expect(approved.items.map(({ status }) => status)).toEqual([3, 2]);
  });

  test("gives a coupon back when its least spend is no longer met, and says so [CPN-13] [BO-09]", async () => {
    const reviewer = await staff("reviewer");
    const ming = await customer();
    const coupon_id = await insertCoupon(db, clock.now(), { accountId: ming.id });
    const dear = await insertProduct(db, clock.now(), { price: 5000 });
    const cheap = await insertProduct(db, clock.now(), { price: 100 });
    const lines = [dear, cheap].map(({ item_id }) => ({ item_id, num: 1 }));
    const tid = await placeOrder(ming, lines, { coupon_id });
    const before = valueOf(await ming.call(getOrderDetail, { tid })).data;
    const oid = before.items.find(({ price }) => price === 5000)?.oid ?? "";
    valueOf(await reviewer.call(removeLine, { tid, oid, reason: "停產" }));
    const { sums } = valueOf(await ming.call(getOrderDetail, { tid })).data;
    expect(sums.rows.some(({ key }) => key === "coupon")).toBe(false);
    const { state } = await db
      .selectFrom("coupons")
      .select("state")
      .where("key", "=", coupon_id)
      .executeTakeFirstOrThrow();
    expect(state).toBe("granted");
    const told = await db
      .selectFrom("notices")
      .select("subject_values")
      .where("account_id", "=", ming.id)
      .where("kind", "=", "coupon_returned")
      .execute();
    expect(told).toEqual([{ subject_values: { tid } }]);
  });
});

describe("a decision", () => {
  test("approves: payable, items 2, deadline set, customer told, nothing charged [BO-06] [BO-53]", async () => {
    const reviewer = await staff("reviewer");
    const { ming, tid, order } = await placeOne([{}]);
    valueOf(await reviewer.call(approveOrder, { tid }));
    const approved = await order();
    expect(approved).toMatchObject({ status: 0, pay_real: 0, items: [{ status: 2 }] });
    expect(approved.pay_deadline).not.toBe("");
    const notices = await db
      .selectFrom("notices")
      .select("kind")
      .where("account_id", "=", ming.id)
      .orderBy("id")
      .execute();
    expect(notices.map(({ kind }) => kind)).toEqual(["order_submitted", "order_payable"]);
    expect(refusalOf(await reviewer.call(approveOrder, { tid }))).toBe("order_not_in_state");
    const late = { tid, seller_id: "1", mainland_freight: 1_200 };
    expect(refusalOf(await reviewer.call(correctMainlandFreight, late))).toBe("order_not_in_state");
  });

  test("rejects with a reason, which closes the order and shows in its log [BO-07] [ORD-16]", async () => {
    const reviewer = await staff("reviewer");
    const { ming, tid, order } = await placeOne([{}]);
    expect(refusalOf(await reviewer.call(rejectOrder, { tid, reason: " " }))).toBe("reason_needed");
    valueOf(await reviewer.call(rejectOrder, { tid, reason: "賣家停售" }));
    expect(await order()).toMatchObject({
      status: 9,
      close_reason: "賣家停售",
      items: [{ status: 3 }],
    });
    const { datalist } = valueOf(await ming.call(queryTradeLoggerList, { tid }));
    expect(datalist[0]?.content).toContain("賣家停售");
  });

  test("is written to the audit log with its author [BO-03]", async () => {
    const reviewer = await staff("reviewer");
    const { tid } = await placeOne([{}]);
    valueOf(await reviewer.call(approveOrder, { tid }));
    const acts = await db
      .selectFrom("audit_log")
      .select(["action", "staff_id", "at"])
      .where("object_id", "=", tid)
      .execute();
    expect(acts).toEqual([{ action: "approve_order", staff_id: reviewer.id, at: clock.now() }]);
  });
});

test("every desk finds an order by its number", async () => {
  const service = await staff("service");
  const { ming, tid } = await placeOne([{}]);
  const found = valueOf(await service.call(queryStaffOrders, { text: tid.slice(0, 11) })).datalist;
  expect(found.map((row) => row.tid)).toContain(tid);
  const shown = valueOf(await service.call(getStaffOrder, { tid })).data;
  expect(shown).toMatchObject({ order: { tid, status: -1 }, customer: { uid: ming.uid } });
  expect(refusalOf(await service.call(getStaffOrder, { tid: "SP260101AAAAAA" }))).toBe(
    "order_unknown",
  );
});

test("the dashboard counts what waits and since when", async () => {
  const reviewer = await staff("reviewer");
  const before = valueOf(await reviewer.call(getDashboard, {})).data;
  await placeOne([{}]);
  const after = valueOf(await reviewer.call(getDashboard, {})).data;
  expect(after.queues.reviews.count).toBe(before.queues.reviews.count + 1);
  expect(Object.keys(after.queues)).toHaveLength(25);
  expect(after.queues.receipts).toEqual({ count: 0, oldest_minutes: 0, late: 0 });
  expect(after.orders_by_status["-1"]).toBe((before.orders_by_status["-1"] ?? 0) + 1);
  expect(after.days).toHaveLength(14);
  expect(after.days.at(-1)?.placed).toBe((before.days.at(-1)?.placed ?? 0) + 1);
  expect(after.rates.map(({ rate }) => rate)).toEqual(["4.53", "4.59"]);

  clock.pass({ hours: 5 });
  const { reviews } = valueOf(await reviewer.call(getDashboard, {})).data.queues;
  expect(reviews.late).toBe(reviews.count);
  expect(reviews.oldest_minutes).toBeGreaterThanOrEqual(300);
});
