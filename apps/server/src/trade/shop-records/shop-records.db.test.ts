import { queryShopRecord } from "@sampan/contract/trade/shop-records/shop-records";
import { listSellers } from "@sampan/contract/trade/shop-records/staff-shop-records";
import { recordStockOut } from "@sampan/contract/trade/refunds/staff-refunds";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { reckonShopRecords } from "./reckon-shop-records.ts";

const world = await openTestApp();
const { needs, db, clock, customer, visitor, staff } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertTariff(needs);
  await insertRates(needs, clock.now());
});

/** The shop that an order's goods are of. */
const shopOf = async (tid: string) =>
  db
    .selectFrom("sell_orders as sell")
    .innerJoin("orders", "orders.id", "sell.order_id")
    .innerJoin("shops", "shops.id", "sell.shop_id")
    .select(["shops.id", "shops.key"])
    .where("orders.tid", "=", tid)
    .executeTakeFirstOrThrow();

const payHoursAgo = (tid: string, hours: number) =>
  db
    .updateTable("orders")
    .set({ pay_time: new Date(clock.now().getTime() - hours * 3_600_000) })
    .where("tid", "=", tid)
    .execute();

async function paidAgo(who: TestCustomer, hours: number): Promise<string> {
  const tid = await journey.paid(who);
  await payHoursAgo(tid, hours);
  return tid;
}

/** Another order's goods, of this shop as well. */
const sellBy = async (shop_id: number, tid: string) =>
  db
    .updateTable("sell_orders")
    .set({ shop_id })
    .where("order_id", "=", (await journey.orderOf(tid)).id)
    .execute();

const recordOf = async (shop_id: string) =>
  valueOf(await visitor().call(queryShopRecord, { shop_id })).data;

describe("how a seller has served us", () => {
  test("is reckoned of orders that were paid: when they sent, and what they had not", async () => {
    const ming = await customer();
    const quick = await paidAgo(ming, 20);
    const shop = await shopOf(quick);
    const slow = await paidAgo(ming, 50);
    const none = await paidAgo(ming, 5);
    for (const tid of [slow, none]) await sellBy(shop.id, tid);
    for (const tid of [quick, slow]) await journey.sentBySeller(tid);
    const [item] = await journey.itemsOf(none);
    const buyer = await staff("buyer");
    valueOf(await buyer.call(recordStockOut, { oid: item?.oid ?? "", num: 2 }));
    await reckonShopRecords(needs);
    const { datalist } = valueOf(await buyer.call(listSellers, { order_by: "shortages" }));
    expect(datalist.find(({ id }) => id === shop.key)).toMatchObject({
      lines: 3,
      sent: 2,
      hours_half: 20,
      hours_most: 50,
      shortages: 1,
      refunds: 0,
    });
    // Three lines say nothing of anybody in public.
    expect(await recordOf(shop.key)).toBeNull();
  });

  test("is told to anybody once ten lines say it, and forgets what is older than half a year", async () => {
    const tid = await journey.paid(await customer());
    const shop = await shopOf(tid);
    await journey.sentBySeller(tid);
    await reckonShopRecords(needs);
    await db
      .updateTable("shop_records")
      .set({ lines: 10, sent: 10, hours_half: 20, hours_most: 50, shortages: 1 })
      .where("shop_id", "=", shop.id)
      .execute();
    expect(await recordOf(shop.key)).toEqual({
      lines: 10,
      days_half: 1,
      days_most: 3,
      shortage_bp: 1_000,
      refund_bp: 0,
    });
    await payHoursAgo(tid, 181 * 24);
    await reckonShopRecords(needs);
    expect(await recordOf(shop.key)).toBeNull();
  });

  test("counts the mainland freight that the customer paid against a cost that holds it", async () => {
    const tid = await paidAgo(await customer(), 20);
    const shop = await shopOf(tid);
    await journey.sentBySeller(tid);
    const { id: order_id } = await journey.orderOf(tid);
    await db
      .updateTable("order_items")
      .set({ cost: 900 })
      .where("order_id", "=", order_id)
      .execute();
    await db
      .updateTable("sell_orders")
      .set({ mainland_freight: 700 })
      .where("order_id", "=", order_id)
      .execute();
    await reckonShopRecords(needs);
    const { price, num } = await db
      .selectFrom("order_items")
      .select(["price", "num"])
      .where("order_id", "=", order_id)
      .executeTakeFirstOrThrow();
    const buyer = await staff("buyer");
    const { datalist } = valueOf(await buyer.call(listSellers, { page_size: 100 }));
    expect(datalist.find(({ id }) => id === shop.key)).toMatchObject({
      paid_cny: price * num + 700,
      cost_cny: 900,
    });
  });

  test("at the desk is a buyer's business", async () => {
    const warehouse = await staff("warehouse");
    expect(refusalOf(await warehouse.call(listSellers, {}))).toBe("right_missing");
  });
});
