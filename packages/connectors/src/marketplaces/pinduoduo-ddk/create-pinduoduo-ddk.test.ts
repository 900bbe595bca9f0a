import { describe, expect, test } from "vitest";
import { openOutbound, testTime } from "../../../../../tests/support/open-outbound.ts";
import { startFakeSource, type Behaviour } from "../../../../../tests/support/start-fake-source.ts";
import type { OrderBy } from "../marketplace.ts";
import { signWithMd5 } from "../sign-with-md5.ts";
import { createPinduoduoDdk } from "./create-pinduoduo-ddk.ts";

async function openPinduoduo(behave: Behaviour) {
  const fake = await startFakeSource(behave);
  const config = {
    baseUrl: fake.baseUrl,
    clientId: "1",
    clientSecret: "testSecret",
    pid: "1_2",
    customParameters: '{"uid":"shop"}',
    now: () => testTime,
  };
  return { marketplace: createPinduoduoDdk(config, openOutbound()), ...fake };
}

const sign = "E9j2mJ_9lqZ2lqGNwfDZqVkFfh";

/** Prices are bare numbers of fen. */
const socks = {
  goods_id: 9_007_199_254_740,
  goods_sign: sign,
  goods_name: "袜子",
  goods_thumbnail_url: "//t00img.yangkeduo.com/a.jpg",
  goods_image_url: "https://t00img.yangkeduo.com/b.jpg",
  min_group_price: 990,
  min_normal_price: 1290,
  mall_id: 354_267,
  mall_name: "袜厂",
  sales_tip: "10万+",
};

const found = (goods_list: readonly object[], total_count = goods_list.length) => ({
  body: { goods_search_response: { goods_list, total_count, list_id: "list-1", search_id: "s" } },
});

const detailed = (goods_details: readonly object[]) => ({
  body: { goods_detail_response: { goods_details } },
});

const refused = (error_code: number, sub_code: string | null = null) => ({
  body: { error_response: { error_code, error_msg: "业务服务错误", sub_code, sub_msg: "不" } },
});

const query = { keywords: "手机", page: 1, page_size: 30, order_by: "1" } as const;

describe("searching Pinduoduo", () => {
  test("signs what it sends and answers what a group pays", async () => {
    const unnamed = { ...socks, goods_id: null, goods_sign: "" };
    const { marketplace, received } = await openPinduoduo(() =>
      found([socks, unnamed, { ...socks, min_group_price: 0, min_normal_price: null }], 65),
    );
    expect(await marketplace.search(query)).toMatchObject({
      ok: true,
      value: {
        // Rows without a price are left out, rows without an id are not.
        items: [
          {
            platform: 6,
            thid_item_id: "9007199254740",
            title: "袜子",
            image: "https://t00img.yangkeduo.com/a.jpg",
            price: 990,
            url: "https://mobile.yangkeduo.com/goods.html?goods_id=9007199254740",
            shop_name: "袜厂",
          },
          { thid_item_id: "" },
        ],
        page: 1,
        page_size: 30,
        total: 65,
        has_more: true,
      },
    });
    const [request] = received;
    expect(request?.path).toBe("/api/router");
    expect(request?.form).toMatchObject({
      type: "pdd.ddk.goods.search",
      timestamp: "1782005400",
      pid: "1_2",
      custom_parameters: '{"uid":"shop"}',
      sign: signWithMd5("testSecret", request?.form ?? {}),
    });
  });

  test.each<[OrderBy, string]>([
    ["1", "0"],
    ["3", "3"],
    ["4", "4"],
    ["5", "6"],
    ["6", "5"],
    ["total_sales_des", "6"],
  ])("order_by %s is Pinduoduo's sort %s, at least ten a page [API-48]", async (order_by, sort) => {
    const { marketplace, received } = await openPinduoduo(() => found([]));
    await marketplace.search({ ...query, order_by, page_size: 5 });
    expect(received[0]?.form).toMatchObject({ sort_type: sort, page_size: "10" });
  });

  test("turns pages in the list that the first one was cut from", async () => {
    const { marketplace, received } = await openPinduoduo(() => found([socks], 65));
    await marketplace.search(query);
    await marketplace.search({ ...query, page: 2 });
    await marketplace.search({ ...query, page: 2, keywords: "别的" });
    expect(received.map(({ form }) => form["list_id"])).toEqual([undefined, "list-1", undefined]);
  });
});

describe("a product of Pinduoduo", () => {
  const byType: Behaviour = ({ form }) =>
    form["type"] === "pdd.ddk.goods.search"
      ? found([socks])
      : detailed([
          {
            ...socks,
            goods_gallery_urls: ["//t00img.yangkeduo.com/1.jpg"],
            goods_desc: "五双 <装>\n纯棉",
          },
        ]);

  test("is found by its link, which tells the sign to ask for it by", async () => {
    const { marketplace, received } = await openPinduoduo(byType);
    expect(await marketplace.getListing("9007199254740")).toEqual({
      ok: true,
      value: {
        platform: 6,
        thid_item_id: "9007199254740",
        status: "published",
        title: "袜子",
        url: "https://mobile.yangkeduo.com/goods.html?goods_id=9007199254740",
        images: ["https://t00img.yangkeduo.com/1.jpg"],
        description_html: "<p>五双 &lt;装><br>纯棉</p>",
        attributes: [],
        options: [],
        skus: [{ thid_sku_id: "9007199254740", props: {}, price: 990, stock: 200, status: 1 }],
        tiers: [{ from: 1, price: 990 }],
        price_by_quantity: false,
        batch_step: 1,
        minimum_batch: 1,
        unit: "件",
        shop: { id: "354267", name: "袜厂" },
      },
    });
    expect(received.map(({ form }) => [form["keyword"], form["goods_sign"]])).toEqual([
      ["https://mobile.yangkeduo.com/goods.html?goods_id=9007199254740", undefined],
      [undefined, sign],
    ]);
  });

  test("known by its sign alone is asked for at once", async () => {
    const { marketplace, received } = await openPinduoduo(byType);
    expect(await marketplace.getListing(sign)).toMatchObject({ value: { thid_item_id: sign } });
    expect(received).toHaveLength(1);
  });

  test.each<[string, Behaviour]>([
    ["is in no programme", () => found([])],
    ["is offered another in its place", () => found([{ ...socks, goods_id: 7 }])],
    ["has a sign nobody can read", () => refused(50001, "10002")],
    ["has gone", ({ form }) => (form["goods_sign"] ? detailed([]) : found([socks]))],
  ])("that %s is not found", async (_, behave) => {
    const { marketplace } = await openPinduoduo(behave);
    expect(await marketplace.getListing("9007199254740")).toMatchObject({
      error: { code: "not_found" },
    });
  });
});

describe("a refusal of Pinduoduo", () => {
  test.each([
    [10000, "10000", "rejected"],
    [10019, null, "disabled"],
    [20004, null, "disabled"],
    [50001, "60001", "disabled"],
    [70031, null, "too_many_calls"],
    [50001, "50001", "transient"],
    [1000, null, "transient"],
  ])("%i/%s is %s", async (error_code, sub_code, code) => {
    const { marketplace } = await openPinduoduo(() => refused(error_code, sub_code));
    expect(await marketplace.search(query)).toMatchObject({ error: { code } });
  });

  test("for the moment is not repeated here: the customer's app does that, once", async () => {
    const { marketplace, received } = await openPinduoduo(() => refused(1000));
    expect(await marketplace.getListing(sign)).toMatchObject({ error: { code: "transient" } });
    expect(received).toHaveLength(1);
  });

  test("that never arrived is asked for again, like everywhere", async () => {
    const { marketplace, received } = await openPinduoduo((_, nth, raw) => {
      if (nth > 1) return detailed([socks]);
      raw.destroy();
      return undefined;
    });
    expect((await marketplace.getListing(sign)).ok).toBe(true);
    expect(received).toHaveLength(2);
  });
});
