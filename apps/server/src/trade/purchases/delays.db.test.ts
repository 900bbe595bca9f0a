import { queryNoticeList } from "@sampan/contract/people/notices";
import { getOrderDetail, queryTradeLoggerList } from "@sampan/contract/trade/orders/orders";
import {
  listPurchases,
  recordDelay,
  recordPurchase,
  recordSellerShipment,
} from "@sampan/contract/trade/purchases/staff-purchases";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, clock, needs } = world;
const journey = await openJourney(world);
const { buyer } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

describe("goods that are late", () => {
  test("are told of with a reason and a day, and stand at page and desk until they are sent", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming, { num: 1 });
    const oid = (await journey.itemsOf(tid))[0]?.oid ?? "";
    const late = async (reason: "restocking" | "closed", days: number) =>
      valueOf(await buyer.call(recordDelay, { oid, reason, days }));
    const delaysOf = async () => valueOf(await ming.call(getOrderDetail, { tid })).data.delays;
    await late("restocking", 5);
    expect(await delaysOf()).toEqual([{ oid, reason: "restocking", expected_on: "2026-03-07" }]);
    const { datalist } = valueOf(await ming.call(queryNoticeList, {}));
    const notice = datalist.find(({ kind }) => kind === "purchase_late");
    expect(notice?.body).toContain("卖家正在补货");
    expect(notice?.body).toContain("2026-03-07");
    const log = valueOf(await ming.call(queryTradeLoggerList, { tid })).datalist;
    expect(log.map(({ content }) => content)).toContain("商品延迟：卖家正在补货");

    valueOf(await buyer.call(recordPurchase, { oids: [oid], out_oid: "1" }));
    await late("closed", 0);
    expect(await delaysOf()).toEqual([{ oid, reason: "closed", expected_on: "" }]);
    const awaited = valueOf(
      await buyer.call(listPurchases, { stage: "awaiting_seller", page_size: 100 }),
    ).datalist.find(({ order_tid }) => order_tid === tid);
    expect(awaited?.items[0]?.delay).toEqual({ reason: "closed", expected_on: "" });

    const shipment = { lines: [{ oid, num: 1 }], express_no: "YT4711", carrier: "YTO" };
    valueOf(await buyer.call(recordSellerShipment, shipment));
    expect(await delaysOf()).toEqual([]);
    const again = { oid, reason: "closed", days: 1 } as const;
    expect(refusalOf(await buyer.call(recordDelay, again))).toBe("item_not_in_state");
    expect(refusalOf(await buyer.call(recordDelay, { ...again, days: 61 }))).toBe("invalid_input");
  });
});
