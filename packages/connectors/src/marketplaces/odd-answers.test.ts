import { describe, expect, test } from "vitest";
import { fc } from "../../../../tests/support/properties.ts";
import { openOutbound, testTime } from "../../../../tests/support/open-outbound.ts";
import { startFakeSource, type Received } from "../../../../tests/support/start-fake-source.ts";
import type { Outbound } from "../outbound/outbound.ts";
import { createAggregator } from "./aggregator/create-aggregator.ts";
import { createAlibaba1688 } from "./alibaba-1688/create-alibaba-1688.ts";
import { createJdUnion } from "./jd-union/create-jd-union.ts";
import type { Marketplace } from "./marketplace.ts";
import { createPinduoduoDdk } from "./pinduoduo-ddk/create-pinduoduo-ddk.ts";
import { createTaobaoGlobal } from "./taobao-global/create-taobao-global.ts";

/** One source with a good answer to every question it is asked here. */
interface Case {
  readonly name: string;
  readonly open: (baseUrl: string, outbound: Outbound) => Marketplace;
  readonly answer: (request: Received) => object;
}

const shared = { appKey: "1", appSecret: "s", now: () => testTime };
const tokens = { access_token: "a", refresh_token: "r" };
const id = "650313400081";

const offerRow = {
  offerId: id,
  subject: "包",
  imageUrl: "//a.alicdn.com/1.jpg",
  priceInfo: { price: "6.5" },
};
const offer = {
  offerId: id,
  subject: "包",
  status: "published",
  productImage: { images: ["//a.alicdn.com/1.jpg"] },
  productSkuInfos: [
    {
      skuId: 1,
      specId: "a",
      amountOnSale: 5,
      price: "6.5",
      skuAttributes: [{ attributeName: "颜色", value: "红", skuImageUrl: "//a/2.jpg" }],
    },
  ],
  productSaleInfo: { amountOnSale: 5, priceRangeList: [{ startQuantity: 1, price: "6.5" }] },
  productShippingInfo: { weight: 0.3, length: 10, width: 5, height: 2 },
};
const taobaoItem = {
  item_id: id,
  title: "裙",
  pic_urls: ["//a/1.jpg"],
  price: 1980,
  sku_list: [
    { sku_id: 1, quantity: 4, price: 1980, properties: [{ prop_name: "色", value_name: "红" }] },
  ],
  property_image_list: [{ properties: "1:2", image_url: "//a/2.jpg" }],
};
const jdGoods = {
  skuId: id,
  skuName: "锅",
  imageInfo: { imageList: [{ url: "//a/1.jpg" }] },
  priceInfo: { price: 19.9 },
  shopInfo: { shopName: "店", shopId: 1 },
  materialUrl: "item.jd.com/1.html",
};
const pddGoods = {
  goods_id: id,
  goods_sign: "E9x",
  goods_name: "袜",
  goods_image_url: "//a/1.jpg",
  min_group_price: 990,
  goods_gallery_urls: ["//a/1.jpg"],
};
const aggregated = {
  title: "衣",
  price: "19.9",
  item_imgs: [{ url: "//a/1.jpg" }],
  props_list: { "0:0": "色:红" },
  skus: { sku: [{ sku_id: 1, price: 19.9, quantity: "3", properties: "0:0" }] },
};
const aggregatedRow = { num_iid: id, title: "衣", pic_url: "//a/1.jpg", price: "19.9" };

const cases: readonly Case[] = [
  {
    name: "1688",
    open: (baseUrl, outbound) =>
      createAlibaba1688({ ...shared, baseUrl, tokens, country: "en" }, outbound),
    answer: ({ path }) => ({
      result: {
        success: true,
        result: path.includes("Detail")
          ? offer
          : { totalRecords: 1, totalPage: 1, currentPage: 1, pageSize: 10, data: [offerRow] },
      },
    }),
  },
  {
    name: "Taobao Global",
    open: (baseUrl, outbound) =>
      createTaobaoGlobal({ ...shared, baseUrl, accessToken: "a", language: "en" }, outbound),
    answer: ({ path }) => ({
      code: "0",
      data: path.endsWith("/get")
        ? taobaoItem
        : { data: [{ item_id: id, title: "裙", main_image_url: "//a/1.jpg", price: "19.8" }] },
    }),
  },
  {
    name: "JD Union",
    open: (baseUrl, outbound) => createJdUnion({ ...shared, baseUrl }, outbound),
    answer: ({ form }) => ({
      [`${form["method"]?.replaceAll(".", "_")}_responce`]: {
        code: "0",
        queryResult: {
          code: 200,
          totalCount: 1,
          data: [{ ...jdGoods, detailImages: "//a/3.jpg" }],
        },
      },
    }),
  },
  {
    name: "Pinduoduo DDK",
    open: (baseUrl, outbound) =>
      createPinduoduoDdk(
        {
          baseUrl,
          clientId: "1",
          clientSecret: "s",
          pid: "1_2",
          customParameters: "{}",
          now: shared.now,
        },
        outbound,
      ),
    answer: ({ form }) =>
      form["type"]?.endsWith("detail")
        ? { goods_detail_response: { goods_details: [pddGoods] } }
        : { goods_search_response: { goods_list: [pddGoods], total_count: 1 } },
  },
  {
    name: "an aggregator",
    open: (baseUrl, outbound) =>
      createAggregator(
        { baseUrl, credentials: { key: "k", secret: "s" } },
        { platform: 4, folder: "taobao" },
        outbound,
      ),
    answer: ({ path }) => ({
      error_code: "0000",
      ...(path.includes("item_get")
        ? { item: aggregated }
        : { items: { page: 1, page_count: 1, total_results: 1, item: [aggregatedRow] } }),
    }),
  },
];

const query = { keywords: "x", page: 1, page_size: 10, order_by: "1" } as const;

describe.each(cases)("$name", ({ open, answer }) => {
  async function openOdd() {
    let spoil = (body: string): string | Uint8Array => body;
    const fake = await startFakeSource((request) => ({
      body: spoil(JSON.stringify(answer(request))),
    }));
    const outbound = openOutbound({ attempts_max: 1, breakerFailures: 1_000_000 });
    const marketplace = open(fake.baseUrl, outbound);
    return {
      answering: (how: typeof spoil) => {
        spoil = how;
      },
      ask: () => Promise.all([marketplace.search(query), marketplace.getListing(id)]),
    };
  }

  test("answers a search and a product as they should be", async () => {
    const { ask } = await openOdd();
    const [page, listing] = await ask();
    expect(page).toMatchObject({ ok: true, value: { items: [{ thid_item_id: id }] } });
    expect(listing).toMatchObject({ ok: true, value: { thid_item_id: id, status: "published" } });
  });

  test.each<[string, (body: string) => string | Uint8Array]>([
    ["in another charset", (body) => Buffer.concat([Buffer.from(body), Buffer.from([0xb0, 0xfc])])],
    ["cut off", (body) => body.slice(0, -9)],
    ["empty", () => ""],
    ["the page of a log-in", () => "<!doctype html><title>登录</title>"],
    ["of twenty megabytes", (body) => body + " ".repeat(20_000_000)],
    ["nested a hundred thousand deep", () => "[".repeat(100_000)],
  ])("is unavailable with an answer %s", async (_, how) => {
    const { ask, answering } = await openOdd();
    answering(how);
    for (const outcome of await ask()) {
      expect(outcome).toMatchObject({ ok: false, error: { code: "unavailable" } });
    }
  });

  test("never throws and never sells at a price that is none, whatever one field holds", async () => {
    const { ask, answering } = await openOdd();
    const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom("-1", "1e9", "NaN", ""));
    await fc.assert(
      fc.asyncProperty(fc.nat(200), value, async (nth, put) => {
        answering((body) => JSON.stringify(withFieldReplaced(JSON.parse(body), nth, put)));
        const [page, listing] = await ask();
        const prices = [
          ...(page.ok ? page.value.items : []),
          ...(listing.ok ? listing.value.skus : []),
        ].map(({ price }) => price);
        for (const price of prices) expect(Number.isSafeInteger(price) && price >= 0).toBe(true);
        if (!listing.ok) return;
        for (const { price, status } of listing.value.skus) expect(price > 0 || !status).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

/** The same JSON with its nth value, counted through all branches, replaced. */
function withFieldReplaced(content: unknown, nth: number, put: unknown): unknown {
  let at = 0;
  const visit = (each: unknown): unknown => {
    at += 1;
    if (at - 1 === nth) return put;
    if (Array.isArray(each)) return each.map(visit);
    if (typeof each !== "object" || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, visit(inner)]));
  };
  return visit(content);
}
