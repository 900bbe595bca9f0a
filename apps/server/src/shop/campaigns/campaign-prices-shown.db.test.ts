import { callApi } from "@sampan/client/call-api";
import { queryCartList, putCart } from "@sampan/contract/trade/carts/carts";
import { queryAreaList } from "@sampan/contract/goods/catalogue/catalogue";
import { queryItemList } from "@sampan/contract/goods/catalogue/own-items";
import { getItemDetail } from "@sampan/contract/goods/catalogue/own-product";
import { queryLeaderboard } from "@sampan/contract/goods/catalogue/leaderboard";
import { getAlibabaDetail, searchAlibaba } from "@sampan/contract/goods/sourcing/sourcing";
import * as staffCalls from "@sampan/contract/shop/staff-campaigns";
import { simulateCreateTrade } from "@sampan/contract/trade/orders/orders";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { beforeAll, describe, expect, test } from "vitest";
import { fakeMarketplace, newListing } from "../../../../../tests/support/fake-marketplace.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { publishCampaign } from "../../../../../tests/support/test-campaigns.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { saveHome, wholeOrder } from "../../../../../tests/support/test-orders.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { nothingHeard, sendInProcess } from "../../kernel/http/web-send.ts";

const alibaba = fakeMarketplace(3);
const world = await openTestApp({
  marketplaces: new Map([[3, alibaba.marketplace]]),
});
const { app, db, customer, visitor, staff, clock, needs } = world;
const [marketing, second] = [await staff("marketing"), await staff("marketing")];

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const dress = (wish: object = {}) =>
  insertProduct(db, clock.now(), {
    platform: 1,
    price: 5_900,
    rank: -1,
    ...wish,
  });
/** Goods at 40 yuan from one moment to another, minutes from now. */
async function sell(id: number, [from, until]: readonly [number, number] = [-60, 60]) {
  const at = (minutes: number) =>
    formatWireTime(new Date(clock.now().getTime() + minutes * 60_000), "TW");
  return publishCampaign(marketing, clock.now(), {
    prizes: [],
    budgets: [],
    goods: [{ spu_id: String(id), price: 4_000 }],
    starts_at: at(from),
    ends_at: at(until),
  });
}

/** Every list of our own goods, with what it says a product costs for a time. */
const lists = {
  home: async (id: number) =>
    valueOf(await visitor().call(queryAreaList, {})).datalist.flatMap((area) =>
      area.item_list.filter(({ item_id }) => item_id === String(id)),
    ),
  shelf: async (id: number) =>
    valueOf(await visitor().call(queryItemList, { page_size: 100 })).datalist.filter(
      ({ item_id }) => item_id === String(id),
    ),
  leaderboard: async (id: number) =>
    valueOf(await visitor().call(queryLeaderboard, { page_size: 100 })).datalist.filter(
      ({ item_id }) => item_id === String(id),
    ),
};

describe("a campaign's price", () => {
  test.each(Object.entries(lists))(
    "is what goods cost in the list of %s from its first moment to before its last [CHK-24] [OWN-07]",
    async (_, list) => {
      const { id } = await dress({ month_sold: 9_999 });
      await sell(id, [10, 20]);
      const priceAfter = async (minutes: number) => {
        clock.pass({ minutes });
        const [entry] = await list(id);
        return entry && [entry.price, entry.activity_price];
      };
      expect(await priceAfter(9)).toEqual([5_900, 0]);
      expect(await priceAfter(1)).toEqual([5_900, 4_000]);
      expect(await priceAfter(10)).toEqual([5_900, 0]);
    },
  );

  test("stands in a marketplace's results, at the product's page and, named, until its end [CHK-24]", async () => {
    const listing = newListing({ title: "油纸伞" });
    alibaba.state.listings.set(listing.thid_item_id, listing);
    const { thid_item_id } = listing;
    const open = async () =>
      valueOf(await visitor().call(getAlibabaDetail, { third_item_id: thid_item_id })).data;
    const { spu_id, campaign } = await open();
    expect(campaign).toBeUndefined();
    const waiting = await sell(Number(spu_id));
    const { id, version } = waiting;
    valueOf(
      await second.call(staffCalls.moveCampaign, {
        id,
        version,
        step: "confirm",
      }),
    );
    clock.pass({ minutes: 1 });
    const { datalist } = valueOf(await visitor().call(searchAlibaba, { keywords: "油纸伞" }));
    const found = datalist.find((item) => item.thid_item_id === thid_item_id);
    expect(found).toMatchObject({ price: 5_900, activity_price: 4_000 });
    expect(await open()).toMatchObject({
      activity_price: 4_000,
      price_real: 4_000,
      campaign: { i18n: { zh: "周年庆" }, ends_at: waiting.ends_at },
    });
  });

  test("is named on the line of a cart and of a settlement, beside what a piece costs without it [CHK-24]", async () => {
    const ming = await customer();
    const { id, item_id } = await dress({ tiers: [{ from: 2, price: 5_500 }] });
    await sell(id);
    valueOf(await ming.call(putCart, { item_id, num: 2 }));
    const [shop] = valueOf(await ming.call(queryCartList, {})).datalist;
    const line = {
      price: 4_000,
      campaign: { i18n: { zh: "周年庆" }, regular: 5_500 },
    };
    // The tiers that a page reckons with cost no more than the line does.
    expect(shop?.item_list).toMatchObject([{ ...line, tiers: [{ from: 2, price: 4_000 }] }]);
    const order = wholeOrder(await saveHome(ming), [{ item_id, num: 2 }]);
    const { data } = valueOf(await ming.call(simulateCreateTrade, order));
    expect(data.shops[0]?.item_list).toMatchObject([line]);
    // 80 yuan at 4.53.
    const [cap, amount] = [130_000, 36_240];
    expect(data.campaign).toEqual({
      i18n: expect.objectContaining({ zh: "周年庆" }) as object,
      cap,
      amount,
    });
  });

  test("is told of each option that has it, with what that costs without [CHK-24]", async () => {
    const { id, item_id } = await dress({ colours: ["红", "蓝"] });
    await db.updateTable("skus").set({ price: 3_500 }).where("id", "=", Number(item_id)).execute();
    await sell(id);
    const { data } = valueOf(await visitor().call(getItemDetail, { id: String(id) }));
    const told = data.item_sku_list.map(({ price_real, regular }) => [price_real, regular]);
    expect(told).toHaveLength(2);
    expect(told).toEqual(
      expect.arrayContaining([
        [3_500, undefined],
        [4_000, 5_900],
      ]),
    );
  });

  test("is no other's: goods that a promotion makes as cheap name no campaign", async () => {
    const ming = await customer();
    const { id, item_id } = await dress({ activity_price: 3_000 });
    await sell(id);
    valueOf(await ming.call(putCart, { item_id, num: 1 }));
    const [shop] = valueOf(await ming.call(queryCartList, {})).datalist;
    expect(shop?.item_list[0]?.campaign).toBeUndefined();
    expect(valueOf(await visitor().call(getItemDetail, { id: String(id) })).data).toMatchObject({
      activity_price: 3_000,
    });
    expect(
      valueOf(await visitor().call(getItemDetail, { id: String(id) })).data.campaign,
    ).toBeUndefined();
  });
});

describe("a page that is kept for visitors", () => {
  /** Minutes until an answer changes by itself; a window has no fractions of a second. */
  async function heardOf(ask: (send: ReturnType<typeof sendInProcess>) => Promise<unknown>) {
    clock.pass({ minutes: 1 });
    const heard = nothingHeard();
    await ask(sendInProcess(app, { ip: "127.0.0.1", headers: {} }, heard));
    return Math.round((heard.changesAt_ms - clock.now().getTime()) / 60_000);
  }

  test("hears when a campaign begins as well as when it ends, on goods' page and in lists [CHK-24]", async () => {
    await db.updateTable("campaigns").set({ state: "ended" }).execute();
    const { id } = await dress();
    const other = await dress();
    const page = (of: number) =>
      heardOf((send) => callApi(getItemDetail, { id: String(of) }, { send }));
    const asks = {
      product: () => page(id),
      home: () => heardOf((send) => callApi(queryAreaList, {}, { send })),
      shelf: () => heardOf((send) => callApi(queryItemList, {}, { send })),
    };
    expect(await asks.shelf()).toBe(Number.POSITIVE_INFINITY);
    await sell(id, [30, 50]);
    // Each time it is asked a minute goes by.
    expect(await asks.product()).toBe(29);
    expect(await asks.home()).toBe(28);
    expect(await asks.shelf()).toBe(27);
    expect(await page(other.id)).toBe(Number.POSITIVE_INFINITY);
    clock.pass({ minutes: 27 });
    expect(await asks.product()).toBe(18);
    expect(await asks.home()).toBe(17);
    expect(await asks.shelf()).toBe(16);
    clock.pass({ minutes: 17 });
    expect(await asks.shelf()).toBe(Number.POSITIVE_INFINITY);
  });
});
