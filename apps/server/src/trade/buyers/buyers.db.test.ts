import * as calls from "@sampan/contract/trade/buyers/staff-buyers";
import { askBalanceDue } from "@sampan/contract/logistics/billing/staff-billing";
import { importBill } from "@sampan/contract/trade/purchase-payments/staff-purchase-payments";
import { recordPurchase } from "@sampan/contract/trade/purchases/staff-purchases";
import {
  enterCompensation,
  executeRefund,
  recordSellerMoney,
  recordStockOut,
} from "@sampan/contract/trade/refunds/staff-refunds";
import { addDays } from "@sampan/domain/kernel/business-time";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { billFile } from "../../../../../tests/support/alipay-bill.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, pay } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { clock, customer, db, needs, staff } = world;
const journey = await openJourney(world);
const [quick, slow, finance] = [await staff("buyer"), await staff("buyer"), await staff("finance")];
type Buying = typeof quick;
beforeAll(async () => {
  await insertTariff(needs);
  await insertRates(needs, clock.now());
});

let numbers = 33_000_000_000;
/** An order of two pieces that somebody bought; answers its number and what its customer paid in yuan. */
async function bought(by: Buying, cost?: number) {
  const who = await customer();
  const tid = await journey.paid(who);
  const [item] = await journey.itemsOf(tid);
  const out_oid = String((numbers += 1));
  clock.pass({ minutes: 1 });
  const hours = by === slow ? 25 : 1;
  const pay_time = new Date(clock.now().getTime() - hours * 3_600_000);
  await db.updateTable("orders").set({ pay_time }).where("tid", "=", tid).execute();
  const oid = item?.oid ?? "";
  const purchase = { oids: [oid], out_oid, ...(cost !== undefined && { cost }) };
  valueOf(await by.call(recordPurchase, purchase));
  const { mainland_freight } = await db
    .selectFrom("sell_orders")
    .select("mainland_freight")
    .where("id", "=", item?.sell_order_id ?? 0)
    .executeTakeFirstOrThrow();
  return { who, out_oid, oid, tid, price: item?.price ?? 0, freight: mainland_freight };
}

const emailOf = async ({ id }: Buying) =>
  (
    await db
      .selectFrom("staff_members")
      .select("email")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).email;
const buyerOf = async (who: Buying, days = 30) => {
  const email = await emailOf(who);
  const { datalist } = valueOf(await finance.call(calls.listBuyers, { days }));
  return datalist.find((one) => one.email === email);
};

test("who buys is seen with orders, goods, cost in yuan, margin, what was late and mistakes", async () => {
  const first = await bought(quick, 50_00);
  const short = await bought(quick, 60_00);
  await bought(quick);
  const { data } = valueOf(await quick.call(recordStockOut, { oid: short.oid, num: 1 }));
  valueOf(await quick.call(recordSellerMoney, { number: data.number, amount: 30_00 }));
  await bought(slow, 40_00);
  const paid = {
    at: clock.now(),
    amount: 55_00,
    trade_no: "2026",
    merchant_no: `T200P${first.out_oid}`,
  };
  const file = billFile([paid]);
  valueOf(await finance.call(importBill, { file }));
  const price = first.price * 2 + first.freight;
  const left = (await journey.itemsOf(short.tid))[0];
  const pieces = (left?.num ?? 0) - (left?.refund_num ?? 0);
  expect(await buyerOf(quick)).toMatchObject({
    purchases: 3,
    orders: 3,
    lines: 3,
    pieces: 4 + pieces,
    late: 0,
    costless: 1,
    paid_cny: price + short.price * pieces + short.freight,
    cost_cny: 50_00 + 30_00,
    mistakes: 1,
  });
  expect(await buyerOf(slow)).toMatchObject({
    purchases: 1,
    late: 1,
    cost_cny: 40_00,
    mistakes: 0,
  });
  const bought_at = addDays(clock.now(), -8);
  await db.updateTable("order_items").set({ bought_at }).where("bought_by", "=", slow.id).execute();
  expect(await buyerOf(slow, 7)).toBeUndefined();
});

test("what was bought is listed with its margin, the least first where that is asked, what has none last", async () => {
  const dear = await bought(quick, 9_999_00);
  const costless = await bought(quick);
  const asked = async (order_by: "latest" | "margin") =>
    valueOf(await quick.call(calls.listMadePurchases, { order_by })).datalist;
  const [least, ...rest] = await asked("margin");
  expect(least).toMatchObject({
    number: dear.out_oid,
    order_tid: dear.tid,
    cost_cny: 9_999_00,
    paid_cny: dear.price * 2 + dear.freight,
  });
  expect(rest.at(-1)?.cost_cny).toBeNull();
  expect((await asked("latest"))[0]).toMatchObject({ number: costless.out_oid, cost_cny: null });
});

test("buyers are finance's business and buyers' own", async () => {
  const warehouse = await staff("warehouse");
  expect(refusalOf(await warehouse.call(calls.listBuyers, {}))).toBe("right_missing");
  expect(refusalOf(await warehouse.call(calls.listMadePurchases, {}))).toBe("right_missing");
});

const marginOf = async (tid: string, by: Buying = finance) =>
  valueOf(await by.call(calls.getOrderMargin, { tid })).data;

test("what an order leaves is what is kept of goods, mainland freight and service at the rate they were paid at, less what sellers got", async () => {
  const made = await bought(quick, 8_00);
  const margin = await marginOf(made.tid, quick);
  const { pay_info } = await journey.orderOf(made.tid);
  expect(margin.exchange_rate).toBe(String((pay_info.rate_e6 ?? 0) / 1_000_000));
  const cny = (kind: string) => margin.rows.find((row) => row.kind === kind)?.cny ?? 0;
  expect([cny("goods"), cny("mainland_freight")]).toEqual([2 * made.price, made.freight]);
  expect(margin).toMatchObject({ cost_cny: 8_00, unbought: 0, costless: 0, own: 0 });
  expect(margin.paid_cny).toBe(margin.rows.reduce((all, row) => all + row.cny, 0));
  expect(margin.margin_cny).toBe(margin.paid_cny - 8_00);

  // One of two pieces is missing, and the seller gives 3 yuan back: both sides have less of it.
  const { data } = valueOf(await quick.call(recordStockOut, { oid: made.oid, num: 1 }));
  valueOf(await quick.call(recordSellerMoney, { number: data.number, amount: 3_00 }));
  valueOf(await finance.call(executeRefund, { number: data.number }));
  const after = await marginOf(made.tid);
  expect(after.rows.find(({ kind }) => kind === "goods")?.cny).toBe(made.price);
  expect(after.cost_cny).toBe(5_00);
  expect(after.margin_cny).toBe(after.paid_cny - 5_00);
});

test("what an order's customer paid on top for goods is kept of its goods, and what they paid on top for freight is not", async () => {
  const made = await bought(quick, 20_00);
  const before = await marginOf(made.tid);
  for (const [kind, amount] of [
    ["goods", 4_530],
    ["freight", 9_060],
  ] as const) {
    const wish = { order_tid: made.tid, kind, amount, reason: "補差" };
    const { child_tid } = valueOf(await journey.billing.call(askBalanceDue, wish)).data;
    valueOf(await pay(made.who, child_tid));
  }
  const after = await marginOf(made.tid);
  // 45.30 dollars at 4.53 are 10 yuan.
  expect(after.paid_cny - before.paid_cny).toBe(10_00);
  expect(after.margin_cny).toBe((before.margin_cny ?? 0) + 10_00);
});

test("what was paid back besides, and what a red packet paid of an order, is taken off what it leaves, by name", async () => {
  const made = await bought(quick, 8_00);
  const before = await marginOf(made.tid);
  expect(before.given).toEqual([]);
  const given = { oid: made.oid, amount: 4_53, fault: "us", reason: "壓壞" } as const;
  const { number } = valueOf(await (await staff("service")).call(enterCompensation, given)).data;
  valueOf(await finance.call(executeRefund, { number }));
  const { pay_real } = await db
    .updateTable("orders")
    .set({ pay_info: sql`pay_info || '{"bonus": 906}'::jsonb` })
    .where("tid", "=", made.tid)
    .returning("pay_real")
    .executeTakeFirstOrThrow();
  const after = await marginOf(made.tid);
  // The compensation came out of what was paid; the insurance in it is not held against sellers.
  const ofOurs = Math.round((9_06 * before.paid) / (pay_real + 4_53));
  const inYuan = Math.round(ofOurs / 4.53);
  expect(after.given).toEqual([
    { kind: "compensations", amount: -4_53, cny: -1_00 },
    { kind: "red_packets", amount: -ofOurs, cny: -inYuan },
  ]);
  expect(ofOurs).toBeLessThan(9_06);
  expect(after.margin_cny).toBe((before.margin_cny ?? 0) - 1_00 - inYuan);
});

test("what nobody knows yet of an order is said: not paid, not bought, without a cost; and only who sees costs reads it", async () => {
  const unpaid = await journey.approved(await customer());
  expect(await marginOf(unpaid)).toMatchObject({ rows: [], exchange_rate: "", margin_cny: null });
  const paid = await journey.paid(await customer());
  expect(await marginOf(paid)).toMatchObject({ unbought: 1, costless: 0, margin_cny: null });
  const { tid } = await bought(quick);
  expect(await marginOf(tid)).toMatchObject({ unbought: 0, costless: 1, margin_cny: null });
  const input = { tid };
  expect(refusalOf(await (await staff("service")).call(calls.getOrderMargin, input))).toBe(
    "right_missing",
  );
  expect(refusalOf(await finance.call(calls.getOrderMargin, { tid: "SP260101AAAAAA" }))).toBe(
    "order_unknown",
  );
});
