import { describe, expect, test } from "vitest";
import { openOutbound, testTime } from "../../../../../tests/support/open-outbound.ts";
import { startFakeSource, type Behaviour } from "../../../../../tests/support/start-fake-source.ts";
import type { OrderBy } from "../marketplace.ts";
import { signWithMd5 } from "../sign-with-md5.ts";
import { createJdUnion } from "./create-jd-union.ts";

async function openJd(behave: Behaviour) {
  const fake = await startFakeSource(behave);
  const config = {
    baseUrl: fake.baseUrl,
    appKey: "yourappkey",
    appSecret: "yourappSecret",
    now: () => testTime,
  };
  return { marketplace: createJdUnion(config, openOutbound()), ...fake };
}

const goodsQuery = "jd_union_open_goods_query";
const bigFieldQuery = "jd_union_open_goods_bigfield_query";

/** As JD mostly sends it: "responce", and the result as text inside the answer. */
const answered = (root: string, result: string | object) => ({
  body: {
    [`${root}_responce`]: {
      code: "0",
      queryResult: typeof result === "string" ? result : JSON.stringify(result),
    },
  },
});

/** Prices are bare numbers of yuan, ids bare numbers beyond 2^53. */
const kettle = `{"skuId":100012043978123456789,"itemId":"Q9Z2ZdyM","skuName":"电水壶",
  "priceInfo":{"price":19.9,"lowestPrice":9.9,"lowestPriceType":2},
  "imageInfo":{"imageList":[{"url":"http://img14.360buyimg.com/a.jpg"}]},
  "inOrderCount30Days":1200,"materialUrl":"item.jd.com/1.html",
  "shopInfo":{"shopName":"美的旗舰店","shopId":1000001452},"brandName":"美的"}`;

const found = `{"code":200,"message":"success","requestId":"r","totalCount":31,"data":[${kettle},
  {"itemId":"Kx-8_a","skuName":"杯子","priceInfo":{"price":5},"materialUrl":"jingfen.jd.com/detail/Kx.html"},
  {"skuName":"没有编号","itemId":"","priceInfo":{"price":1.50}},
  {"skuId":9,"skuName":"没有价格","priceInfo":{}}]}`;

const query = { keywords: "手机", page: 1, page_size: 30, order_by: "1" } as const;

describe("searching JD", () => {
  test("signs what it sends and keeps ids and prices exact", async () => {
    const { marketplace, received } = await openJd(() => answered(goodsQuery, found));
    expect(await marketplace.search(query)).toEqual({
      ok: true,
      value: {
        items: [
          {
            platform: 5,
            thid_item_id: "100012043978123456789",
            title: "电水壶",
            image: "https://img14.360buyimg.com/a.jpg",
            price: 1990,
            url: "https://item.jd.com/100012043978123456789.html",
            shop_name: "美的旗舰店",
            month_sold: 1200,
          },
          {
            platform: 5,
            thid_item_id: "Kx-8_a",
            title: "杯子",
            image: "",
            price: 500,
            url: "https://jingfen.jd.com/detail/Kx.html",
          },
          {
            platform: 5,
            thid_item_id: "",
            title: "没有编号",
            image: "",
            price: 150,
            url: "https://item.jd.com/.html",
          },
        ],
        page: 1,
        page_size: 30,
        total: 31,
        has_more: true,
      },
    });
    const [request] = received;
    expect(request?.path).toBe("/routerjson");
    expect(request?.form).toMatchObject({
      method: "jd.union.open.goods.query",
      timestamp: "2026-06-21 09:30:00.000+0800",
      v: "1.0",
      sign: signWithMd5("yourappSecret", request?.form ?? {}),
    });
  });

  test.each<[OrderBy, object]>([
    ["1", {}],
    ["3", { sortName: "price", sort: "asc" }],
    ["4", { sortName: "price", sort: "desc" }],
    ["5", { sortName: "inOrderCount30DaysSku", sort: "desc" }],
    ["6", { sortName: "inOrderCount30DaysSku", sort: "asc" }],
    ["total_sales_des", { sortName: "inOrderCount30DaysSku", sort: "desc" }],
  ])("order_by %s is JD's sort %j, at most 30 a page [API-48]", async (order_by, sort) => {
    const { marketplace, received } = await openJd(() => answered(goodsQuery, found));
    await marketplace.search({ ...query, page_size: 100, order_by });
    expect(JSON.parse(received[0]?.form["360buy_param_json"] ?? "")).toEqual({
      goodsReqDTO: { keyword: "手机", pageIndex: 1, pageSize: 30, ...sort },
    });
  });

  test.each([
    ["an object for the text", { [`${goodsQuery}_responce`]: { queryResult: { code: 200 } } }],
    ["the other spelling", { [`${goodsQuery}_response`]: { result: '{"code":200,"data":null}' } }],
  ])("reads %s", async (_, body) => {
    const { marketplace } = await openJd(() => ({ body }));
    expect(await marketplace.search(query)).toMatchObject({ value: { items: [], total: 0 } });
  });
});

describe("a product of JD", () => {
  const openProduct = (bigFields: object) =>
    openJd(({ form }) =>
      form["method"]?.includes("bigfield")
        ? answered(bigFieldQuery, bigFields)
        : answered(
            goodsQuery,
            `{"code":200,"data":[${kettle.replace("100012043978123456789", "100012043978")}]}`,
          ),
    );

  test("is one sku of the price that needs neither coupon nor group, with its description", async () => {
    const { marketplace, received } = await openProduct({
      code: 200,
      data: [
        {
          baseBigFieldInfo: { wdis: "<p>好</p>" },
          detailImages: "//img30.360buyimg.com/1.jpg,//img30.360buyimg.com/2.jpg",
        },
      ],
    });
    expect(await marketplace.getListing("100012043978")).toEqual({
      ok: true,
      value: {
        platform: 5,
        thid_item_id: "100012043978",
        status: "published",
        title: "电水壶",
        url: "https://item.jd.com/100012043978.html",
        images: ["https://img14.360buyimg.com/a.jpg"],
        description_html: "<p>好</p>",
        description_images: [
          "https://img30.360buyimg.com/1.jpg",
          "https://img30.360buyimg.com/2.jpg",
        ],
        attributes: [{ name: "品牌", value: "美的" }],
        options: [],
        skus: [{ thid_sku_id: "100012043978", props: {}, price: 1990, stock: 200, status: 1 }],
        tiers: [{ from: 1, price: 1990 }],
        price_by_quantity: false,
        batch_step: 1,
        minimum_batch: 1,
        unit: "件",
        shop: { id: "1000001452", name: "美的旗舰店" },
      },
    });
    const asked = received.map(({ form }) => JSON.parse(form["360buy_param_json"] ?? ""));
    expect(asked).toContainEqual({
      goodsReq: { skuIds: [100012043978], fields: ["baseBigFieldInfo", "detailImages"] },
    });
  });

  test("is shown without its description while that is refused", async () => {
    const { marketplace } = await openProduct({ code: 403, message: "无访问权限" });
    const listing = await marketplace.getListing("100012043978");
    expect(listing).toMatchObject({ ok: true, value: { title: "电水壶" } });
    expect(listing.ok && "description_html" in listing.value).toBe(false);
  });

  test("known by one of the newer ids is asked for by it", async () => {
    const { marketplace, received } = await openProduct({ code: 200, data: [] });
    expect(await marketplace.getListing("Q9Z2ZdyM")).toMatchObject({
      value: { thid_item_id: "Q9Z2ZdyM" },
    });
    expect(received[0]?.form["360buy_param_json"]).toContain('"itemIds":["Q9Z2ZdyM"]');
  });

  test.each([
    ["an empty list", { code: 200, data: [] }],
    ["nothing", { code: 200 }],
    ["another product", { code: 200, data: [{ skuId: 7, skuName: "x", priceInfo: { price: 1 } }] }],
    ["a refusal", { code: 400, message: "skuIds" }],
  ])("answered with %s is not found", async (_, result) => {
    const { marketplace } = await openJd(() => answered(goodsQuery, result));
    expect(await marketplace.getListing("100012043978")).toMatchObject({
      error: { code: "not_found" },
    });
  });

  test("is not asked for by what cannot be an id", async () => {
    const { marketplace, received } = await openJd(() => answered(goodsQuery, found));
    expect(await marketplace.getListing("../7")).toMatchObject({ error: { code: "not_found" } });
    expect(received).toHaveLength(0);
  });
});

test.each([
  ["2", "too_many_calls"],
  ["8", "disabled"],
  ["12", "disabled"],
  ["15", "rejected"],
  ["67", "transient"],
])("gateway code %s is %s", async (upstream_code, code) => {
  const body = { error_response: { code: upstream_code, zh_desc: "不", en_desc: "no" } };
  const { marketplace } = await openJd(() => ({ body }));
  expect(await marketplace.search(query)).toMatchObject({ error: { code, upstream_code } });
});

test.each([
  [403, "disabled"],
  [429, "too_many_calls"],
  [500, "transient"],
  [400, "rejected"],
])("result code %s is %s", async (resultCode, code) => {
  const { marketplace } = await openJd(() => answered(goodsQuery, { code: resultCode }));
  expect(await marketplace.search(query)).toMatchObject({ error: { code } });
});
