import { describe, expect, test } from "vitest";
import { openOutbound, testTime } from "../../../../../tests/support/open-outbound.ts";
import { startFakeSource, type Behaviour } from "../../../../../tests/support/start-fake-source.ts";
import type { OrderBy } from "../marketplace.ts";
import { createTaobaoGlobal } from "./create-taobao-global.ts";
import { signTaobaoGlobal } from "./sign.ts";

const openTaobao = (body: string | object) => openWith(() => ({ body }));

async function openWith(behave: Behaviour) {
  const fake = await startFakeSource(behave);
  const config = {
    baseUrl: fake.baseUrl,
    appKey: "123456",
    appSecret: "helloworld",
    accessToken: "test",
    refreshToken: "refresh-1",
    language: "en",
    now: () => testTime,
  };
  return { marketplace: createTaobaoGlobal(config, openOutbound()), ...fake };
}

/** In a search prices are yuan text; `code` travels as text or as a number. */
const foundItems = `{"code":0,"data":{"page_no":2,"page_size":2,"data":[
  {"item_id":993154784090123456789,"title":"连衣裙","main_image_url":"//img.alicdn.com/a.jpg",
   "price":"198.00","inventory":5,"shop_name":"小店","tags":[]},
  {"item_id":"8","title":"袜子","main_image_url":"https://img.alicdn.com/b.jpg","price":"9.9"}]}}`;

const query = { keywords: "连衣裙", page: 2, page_size: 2, order_by: "1" } as const;

describe("searching Taobao", () => {
  test("signs what it sends and keeps ids and prices exact", async () => {
    const { marketplace, received } = await openTaobao(foundItems);
    expect(await marketplace.search(query)).toEqual({
      ok: true,
      value: {
        items: [
          {
            platform: 4,
            thid_item_id: "993154784090123456789",
            title: "连衣裙",
            image: "https://img.alicdn.com/a.jpg",
            price: 19_800,
            url: "https://item.taobao.com/item.htm?id=993154784090123456789",
            shop_name: "小店",
          },
          {
            platform: 4,
            thid_item_id: "8",
            title: "袜子",
            image: "https://img.alicdn.com/b.jpg",
            price: 990,
            url: "https://item.taobao.com/item.htm?id=8",
          },
        ],
        page: 2,
        page_size: 2,
        total: 5,
        has_more: true,
      },
    });
    const [request] = received;
    expect(request?.path).toBe("/rest/traffic/item/search");
    const sign = signTaobaoGlobal("helloworld", "/traffic/item/search", request?.form ?? {});
    expect(request?.form["sign"]).toBe(sign);
  });

  test.each<[OrderBy, string | undefined]>([
    ["1", undefined],
    ["3", "PRICE_ASC"],
    ["4", "PRICE_DESC"],
    ["5", "SALE_QTY_DESC"],
    ["6", "SALE_QTY_ASC"],
    ["total_sales_des", "SALE_QTY_DESC"],
  ])("order_by %s is Taobao's sort %s [API-48]", async (order_by, sort) => {
    const { marketplace, received } = await openTaobao(foundItems);
    await marketplace.search({ ...query, order_by });
    expect(received[0]?.form["sort"]).toBe(sort);
  });

  test("never asks for more than twenty at once", async () => {
    const { marketplace, received } = await openTaobao({ code: "0", data: { data: [] } });
    const page = await marketplace.search({ ...query, page_size: 50 });
    expect(received[0]?.form["page_size"]).toBe("20");
    expect(page).toMatchObject({ value: { items: [], page_size: 20, has_more: false } });
  });
});

const colour = (value_id: string, value_name: string) => ({
  prop_id: "1627207",
  prop_name: "颜色",
  value_id,
  value_name,
});

/** In an item prices are fen. */
const item = {
  item_id: 993154784090,
  title: "连衣裙",
  pic_urls: ["//img.alicdn.com/a.jpg"],
  shop_name: "小店",
  shop_id: "s-1",
  price: 25_800,
  promotion_price: 19_800,
  description: "<p>好</p>",
  properties: [{ prop_id: 1, prop_name: "材质", value_id: 2, value_name: "棉" }],
  sku_list: [
    {
      sku_id: 11,
      quantity: 4,
      price: 25_800,
      promotion_price: 19_800,
      pic_url: "//img.alicdn.com/red.jpg",
      properties: [colour("28320", "红色")],
    },
    { sku_id: 12, quantity: 0, price: 26_800, properties: [colour("28321", "蓝色")] },
  ],
  property_image_list: [
    { properties: "1627207:28320", image_url: "https://img.alicdn.com/red.jpg" },
  ],
  multi_language_info: { language: "en", title: "Dress" },
};

describe("searching Taobao by picture", () => {
  const rows = [30, 10, 20, 40].map((price) => ({
    item_id: price,
    title: "像",
    main_image_url: "//img.alicdn.com/a.jpg",
    price: `${price}.00`,
  }));
  const openPictures = () =>
    openWith(({ path }) =>
      path === "/rest/upload/image"
        ? { body: '{"code":"0","data":{"image_id":1490507813791335080}}' }
        : { body: { code: "0", data: rows } },
    );
  const byPicture = {
    image: new Uint8Array([1, 2, 3]),
    page: 2,
    page_size: 3,
    order_by: "1",
  } as const;

  test("uploads it first and cuts pages from the one list there is", async () => {
    const { marketplace, received } = await openPictures();
    expect(await marketplace.searchByImage(byPicture)).toMatchObject({
      ok: true,
      value: { items: [{ thid_item_id: "40", price: 4000 }], total: 4, has_more: false },
    });
    expect(received.map(({ form }) => form["image_base64"] ?? form["image_id"])).toEqual([
      "AQID",
      "1490507813791335080",
    ]);
  });

  test("sorts the whole list by price", async () => {
    const { marketplace } = await openPictures();
    const cheapest = { ...byPicture, page: 1, order_by: "3" } as const;
    expect(await marketplace.searchByImage(cheapest)).toMatchObject({
      value: { items: [{ price: 1000 }, { price: 2000 }, { price: 3000 }], has_more: true },
    });
  });

  test("that it cannot read is refused in its own words", async () => {
    const { marketplace } = await openTaobao({ code: "0", biz_error_code: "ILLEGAL_ARGUMENT" });
    expect(await marketplace.searchByImage(byPicture)).toMatchObject({
      error: { code: "rejected", upstream_code: "ILLEGAL_ARGUMENT" },
    });
  });
});

describe("an item of Taobao", () => {
  test("carries its promotion price in fen and pictures by colour", async () => {
    const { marketplace } = await openTaobao({ code: "0", data: item });
    expect(await marketplace.getListing("993154784090")).toEqual({
      ok: true,
      value: {
        platform: 4,
        thid_item_id: "993154784090",
        status: "published",
        title: "连衣裙",
        title_foreign: "Dress",
        url: "https://item.taobao.com/item.htm?id=993154784090",
        images: ["https://img.alicdn.com/a.jpg"],
        description_html: "<p>好</p>",
        attributes: [{ name: "材质", value: "棉" }],
        options: [
          {
            name: "颜色",
            values: [{ value: "红色", image: "https://img.alicdn.com/red.jpg" }, { value: "蓝色" }],
          },
        ],
        skus: [
          {
            thid_sku_id: "11",
            props: { 颜色: "红色" },
            price: 19_800,
            stock: 4,
            status: 1,
            image: "https://img.alicdn.com/red.jpg",
          },
          { thid_sku_id: "12", props: { 颜色: "蓝色" }, price: 26_800, stock: 0, status: 0 },
        ],
        tiers: [{ from: 1, price: 19_800 }],
        price_by_quantity: false,
        batch_step: 1,
        minimum_batch: 1,
        unit: "件",
        shop: { id: "s-1", name: "小店" },
      },
    });
  });

  test("described by a list of pictures shows these", async () => {
    const description = '["//img.alicdn.com/1.jpg","http://img.alicdn.com/2.jpg"]';
    const { marketplace } = await openTaobao({ code: "0", data: { ...item, description } });
    const listing = await marketplace.getListing("993154784090");
    expect(listing).toMatchObject({
      value: {
        description_images: ["https://img.alicdn.com/1.jpg", "https://img.alicdn.com/2.jpg"],
      },
    });
    expect(listing.ok && "description_html" in listing.value).toBe(false);
  });

  test("without choices is one sku", async () => {
    const { marketplace } = await openTaobao({ code: "0", data: { ...item, sku_list: [] } });
    const listing = await marketplace.getListing("993154784090");
    expect(listing).toMatchObject({
      value: { options: [], skus: [{ thid_sku_id: "993154784090", price: 19_800, status: 1 }] },
    });
  });

  test.each([
    [{ code: "0", biz_error_code: "ITEM_NOT_FOUND", biz_error_msg: "off shelf" }],
    [{ code: "0", data: null }],
  ])("that is off the shelf is not found", async (body) => {
    const { marketplace } = await openTaobao(body);
    expect(await marketplace.getListing("1")).toMatchObject({ error: { code: "not_found" } });
  });
});

test.each([
  ["ApiCallLimit", "too_many_calls"],
  ["IncompleteSignature", "disabled"],
  ["ServiceTimeout", "transient"],
])("gateway code %s is %s", async (upstream_code, code) => {
  const { marketplace } = await openTaobao({ code: upstream_code, message: "no" });
  expect(await marketplace.search(query)).toMatchObject({ error: { code, upstream_code } });
});

describe("the access token of Taobao", () => {
  const expired = { body: { code: "IllegalAccessToken", message: "expired" } };

  test("is renewed once, signed, and the call repeated", async () => {
    const { marketplace, received } = await openWith(({ path, form }) => {
      if (path === "/rest/auth/token/refresh") {
        return { body: { code: "0", access_token: "renewed", refresh_token: "refresh-2" } };
      }
      return form["access_token"] === "renewed" ? { body: foundItems } : expired;
    });
    expect((await marketplace.search(query)).ok).toBe(true);
    const renewal = received[1]?.form ?? {};
    expect(renewal).toMatchObject({
      refresh_token: "refresh-1",
      sign: signTaobaoGlobal("helloworld", "/auth/token/refresh", renewal),
    });
  });

  test("that cannot be renewed switches Taobao off", async () => {
    const { marketplace, received } = await openWith(({ path }) =>
      path === "/rest/auth/token/refresh" ? { body: { code: "IllegalRefreshToken" } } : expired,
    );
    expect(await marketplace.search(query)).toMatchObject({ error: { code: "disabled" } });
    expect(received).toHaveLength(2);
  });
});
