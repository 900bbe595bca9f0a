import {
  closeOrder,
  exportOrders,
  getOrderDetail,
  queryOrderBubbleCount,
  queryOrderList,
  queryTradeLoggerList,
} from "@sampan/contract/trade/orders/orders";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import { beforeAll, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import type { TestCaller } from "../../../../../tests/support/test-caller.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { lockOrder } from "./lock-order.ts";

const { db, customer, staff, clock, needs } = await openTestApp();

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

type Customer = Awaited<ReturnType<typeof customer>>;

async function place(ming: Customer): Promise<string> {
  const { item_id } = await insertProduct(db, clock.now(), { price: 10_000, mainland_freight: 0 });
  return placeOrder(ming, [{ item_id, num: 1 }], { insurance: 0 });
}

async function approve(tid: string): Promise<void> {
  const reviewer = await staff("reviewer");
  valueOf(await reviewer.call(approveOrder, { tid }));
}

const detail = async (who: TestCaller, tid: string) =>
  valueOf(await who.call(getOrderDetail, { tid })).data;

describe("the order list", () => {
  test("shows each order under its own tab and all under all [ORD-02] [ORD-30] [API-68]", async () => {
    const ming = await customer();
    const [inReview, unpaid, closed] = [await place(ming), await place(ming), await place(ming)];
    await approve(unpaid);
    valueOf(await ming.call(closeOrder, { tid: closed }));
    const tids = async (tab: "all" | "to_be_reviewed" | "pending_payment" | "closed" | "shipped") =>
      valueOf(await ming.call(queryOrderList, { tab })).datalist.map(({ tid }) => tid);
    expect(await tids("to_be_reviewed")).toEqual([inReview]);
    expect(await tids("pending_payment")).toEqual([unpaid]);
    expect(await tids("closed")).toEqual([closed]);
    expect(await tids("shipped")).toEqual([]);
    expect(await tids("all")).toEqual([closed, unpaid, inReview]);
  });

  test("leaves as a file, of its reader's own, by the same filters and in their language [ORD-04]", async () => {
    const [ming, other] = [await customer(), await customer()];
    const [inReview, closed] = [await place(ming), await place(ming)];
    await place(other);
    valueOf(await ming.call(closeOrder, { tid: closed }));
    ming.cookies.set("lang", "zh-TW");
    const { data } = valueOf(await ming.call(exportOrders, {}));
    expect(data).toMatchObject({ count: 2, total: 2 });
    const [head, newest, oldest, end] = data.text.split("\r\n");
    expect(head).toMatch(/^\uFEFF"訂單編號","下單時間","狀態","商品"/);
    expect(newest).toMatch(new RegExp(`^"${closed}",.*"已關閉",`));
    expect(oldest).toMatch(new RegExp(`^"${inReview}",.*"1","","453.00","0.00","TWD"$`));
    expect(end).toBe("");
    const narrowed = valueOf(await ming.call(exportOrders, { tab: "closed" })).data;
    expect(narrowed).toMatchObject({ count: 1, total: 1 });
  });

  test("counts what waits under each tab, of its reader's own [API-33]", async () => {
    const [ming, other] = [await customer(), await customer()];
    const [, unpaid, closed] = [await place(ming), await place(ming), await place(ming)];
    await place(other);
    await approve(unpaid);
    valueOf(await ming.call(closeOrder, { tid: closed }));
    const bubbles = valueOf(await ming.call(queryOrderBubbleCount, {})).data;
    expect(bubbles).toMatchObject({ to_be_reviewed: 1, pending_payment: 1, closed: 1, shipped: 0 });
  });

  test("comes in pages of five, or of as many as are set or asked for [ORD-03] [CONST-31] [NFR-03]", async () => {
    const ming = await customer();
    for (let count = 0; count < 6; count += 1) await place(ming);
    const first = valueOf(await ming.call(queryOrderList, {}));
    expect([first.datalist.length, first.total]).toEqual([5, 6]);
    expect(valueOf(await ming.call(queryOrderList, { page: 2 })).datalist).toHaveLength(1);
    await setSettings(needs, { order_page_size: 2 });
    const lengthOf = async (wish: object) =>
      valueOf(await ming.call(queryOrderList, wish)).datalist.length;
    expect([await lengthOf({}), await lengthOf({ page_size: 4 })]).toEqual([2, 4]);
    await setSettings(needs, {});
  });

  test("is narrowed by marketplace number, kind and time [ORD-04]", async () => {
    const ming = await customer();
    const early = await place(ming);
    clock.pass({ days: 2 });
    const late = await place(ming);
    const { id } = valueOf(await lockOrder(db, { tid: late }));
    await db
      .updateTable("order_items")
      .set({ out_oid: "B-77" })
      .where("order_id", "=", id)
      .execute();
    const tids = async (wish: object) =>
      valueOf(await ming.call(queryOrderList, wish)).datalist.map(({ tid }) => tid);
    expect(await tids({ out_oid: "B-77" })).toEqual([late]);
    expect(await tids({ biz_attr_array: [1, 2] })).toEqual([]);
    const day = (await detail(ming, early)).cdate.slice(0, 10);
    expect(await tids({ end_time: `${day} 23:59:59` })).toEqual([early]);
    expect(await tids({ start_time: day, end_time: day })).toEqual([early]);
    expect(await tids({ start_time: `${day} 23:59:59` })).toEqual([late]);
  });

  test("is narrowed by words of its goods, its shop and its number, all of them at once [ORD-04]", async () => {
    const [ming, other] = [await customer(), await customer()];
    const names = { th: "เสื้อกันหนาว", en: "Down jacket" };
    const jacket = await insertProduct(db, clock.now(), {
      name: "轻薄羽绒服",
      names,
      shop: "北坡男装源头店",
      colours: ["黑色"],
    });
    const dress = await insertProduct(db, clock.now(), { name: "碎花连衣裙 100%" });
    const ofJacket = await placeOrder(ming, [{ item_id: jacket.item_id, num: 1 }]);
    const ofDress = await placeOrder(ming, [{ item_id: dress.item_id, num: 1 }]);
    await placeOrder(other, [{ item_id: jacket.item_id, num: 1 }]);
    const found = async (words: string) =>
      valueOf(await ming.call(queryOrderList, { words })).datalist.map(({ tid }) => tid);
    expect(await found("羽絨服")).toEqual([ofJacket]);
    expect(await found("เสื้อกัน")).toEqual([ofJacket]);
    expect(await found("DOWN")).toEqual([ofJacket]);
    expect(await found("  黑色 北坡 ")).toEqual([ofJacket]);
    expect(await found("黑色 連衣裙")).toEqual([]);
    expect(await found(ofDress.slice(-6).toLowerCase())).toEqual([ofDress]);
    expect(await found("100%")).toEqual([ofDress]);
    expect(await found("%")).toEqual([ofDress]);
    // What a name is called in is not what it is called.
    expect(await found("zh-TW")).toEqual([]);
    expect(await found(" ")).toEqual([ofDress, ofJacket]);
  });
});

test("the log of an order speaks the reader's language and knows who acted [ORD-88] [ORD-19] [API-70]", async () => {
  const ming = await customer();
  const tid = await place(ming);
  await approve(tid);
  ming.cookies.set("lang", "en");
  const { datalist } = valueOf(await ming.call(queryTradeLoggerList, { tid, order_by: "oldest" }));
  expect(datalist.map(({ biz_code, actor, content }) => [biz_code, actor, content])).toEqual([
    [1, "customer", "Order submitted, waiting for review"],
    [2, "staff", "Approved, ready to be paid"],
  ]);
});
