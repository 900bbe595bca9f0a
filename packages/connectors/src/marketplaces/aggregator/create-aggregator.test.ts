import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { describe, expect, test } from "vitest";
import { openOutbound } from "../../../../../tests/support/open-outbound.ts";
import { startFakeSource, type Behaviour } from "../../../../../tests/support/start-fake-source.ts";
import type { OrderBy } from "../marketplace.ts";
import { createAggregator } from "./create-aggregator.ts";

async function openAggregator(behave: Behaviour, platform: PlatformId = 4, folder = "taobao") {
  const fake = await startFakeSource(behave);
  const config = {
    baseUrl: `${fake.baseUrl}/gate`,
    credentials: { apikey: "key-4168", secret: "s3cret" },
  };
  return { marketplace: createAggregator(config, { platform, folder }, openOutbound()), ...fake };
}

const askedFor = (path: string | undefined) => {
  const url = new URL(path ?? "", "http://fake");
  return { path: url.pathname, ...Object.fromEntries(url.searchParams) };
};

const query = { keywords: "裙子", page: 2, page_size: 40, order_by: "1" } as const;

const found = {
  error_code: "0000",
  items: {
    page: "2",
    page_count: 3,
    real_total_results: "95",
    page_size: "40",
    item: [
      {
        num_iid: 993_154_784_090,
        title: "连衣裙",
        pic_url: "//img.alicdn.com/a.jpg",
        price: "25.80",
        promotion_price: 19.8,
        sales: 12,
        seller_nick: "小店",
      },
      { num_iid: "", title: "没有编号", pic_url: "", price: "5", detail_url: "//x.taobao.com/1" },
      { num_iid: "7", title: "没有价格", price: "" },
    ],
  },
};

describe("searching through an aggregator", () => {
  test("names the key as the vendor does and reads text and numbers alike", async () => {
    const { marketplace, received } = await openAggregator(() => ({ body: found }));
    expect(await marketplace.search(query)).toEqual({
      ok: true,
      value: {
        items: [
          {
            platform: 4,
            thid_item_id: "993154784090",
            title: "连衣裙",
            image: "https://img.alicdn.com/a.jpg",
            price: 1980,
            url: "https://item.taobao.com/item.htm?id=993154784090",
            shop_name: "小店",
            month_sold: 12,
          },
          {
            platform: 4,
            thid_item_id: "",
            title: "没有编号",
            image: "",
            price: 500,
            url: "https://x.taobao.com/1",
          },
        ],
        page: 2,
        page_size: 40,
        total: 95,
        has_more: true,
      },
    });
    expect(askedFor(received[0]?.path)).toMatchObject({
      path: "/gate/taobao/item_search/",
      apikey: "key-4168",
      secret: "s3cret",
      q: "裙子",
      page: "2",
      result_type: "json",
    });
  });

  test.each<[OrderBy, string | undefined]>([
    ["1", undefined],
    ["3", "bid"],
    ["4", "_bid"],
    ["5", "_sale"],
    ["6", "sale"],
    ["total_sales_des", "_sale"],
  ])("order_by %s is the aggregator's sort %s [API-48]", async (order_by, sort) => {
    const { marketplace, received } = await openAggregator(() => ({ body: found }));
    await marketplace.search({ ...query, order_by });
    expect(
      new URL(received[0]?.path ?? "", "http://fake").searchParams.get("sort") ?? undefined,
    ).toBe(sort);
  });

  test("finds nothing as an empty page, not as a failure", async () => {
    const nothing = { error_code: "2000", reason: "item-not-found", item: { error: "x" } };
    const { marketplace } = await openAggregator(() => ({ body: nothing }));
    expect(await marketplace.search(query)).toEqual({
      ok: true,
      value: { items: [], page: 2, page_size: 40, total: 0, has_more: false },
    });
  });

  test("by picture hands it over in a form first and searches by its name", async () => {
    const { marketplace, received } = await openAggregator((_, nth) => ({
      body:
        nth === 1 ? { error_code: "0000", items: { item: { name: "https://img/1.jpg" } } } : found,
    }));
    const image = new Uint8Array([1, 2, 3]);
    const page = await marketplace.searchByImage({ ...query, image });
    expect(page).toMatchObject({ ok: true, value: { total: 95 } });
    expect(received[0]).toMatchObject({ method: "POST", form: { imgcode: "AQID" } });
    expect(askedFor(received[1]?.path)).toMatchObject({
      path: "/gate/taobao/item_search_img/",
      imgid: "https://img/1.jpg",
    });
  });
});

const shared = (item: object) => ({ body: { error_code: "0000", item } });

describe("a share password, asked of an aggregator", () => {
  test("leads to the address of its product", async () => {
    const { marketplace, received } = await openAggregator(() =>
      shared({ url: "//item.taobao.com/item.htm?id=7", title: "连衣裙", price: "198" }),
    );
    expect(await marketplace.readSharePassword("￥VR4xboCzev9￥")).toEqual({
      ok: true,
      value: { url: "https://item.taobao.com/item.htm?id=7", title: "连衣裙", price: 19_800 },
    });
    expect(askedFor(received[0]?.path)).toMatchObject({ word: "￥VR4xboCzev9￥" });
  });

  test.each([[shared({ title: "没有地址" })], [{ body: { error_code: "2000" } }]])(
    "that is unknown or expired is not found",
    async (reply) => {
      const { marketplace } = await openAggregator(() => reply);
      expect(await marketplace.readSharePassword("￥x￥")).toMatchObject({
        error: { code: "not_found" },
      });
    },
  );
});

describe("a refusal of an aggregator", () => {
  test.each([
    ["2000", "not_found", 1],
    ["4000", "transient", 3],
    ["4003", "not_found", 1],
    ["4005", "disabled", 1],
    ["4008", "too_many_calls", 1],
    ["4009", "unavailable", 3],
    ["4013", "too_many_calls", 1],
    ["4016", "disabled", 1],
    ["5000", "transient", 3],
  ])("%s of a product is %s after %i attempts", async (error_code, code, attempts) => {
    const { marketplace, received } = await openAggregator(() => ({ body: { error_code } }));
    expect(await marketplace.getListing("7")).toMatchObject({
      error: { code, source: "aggregator-taobao", upstream_code: error_code },
    });
    expect(received).toHaveLength(attempts);
  });

  test("of a Pinduoduo product for the moment is left to the customer's app to repeat", async () => {
    const busy = () => ({ body: { error_code: "4002", reason: "busy" } });
    const { marketplace, received } = await openAggregator(busy, 6, "pinduoduo");
    expect(await marketplace.getListing("7")).toMatchObject({ error: { code: "transient" } });
    expect(received).toHaveLength(1);
  });

  test("never carries the key into a log, though the vendor repeats it", async () => {
    const reason = "key-4168 with s3cret is not known";
    const { marketplace } = await openAggregator(() => ({ body: { error_code: "4004", reason } }));
    const outcome = await marketplace.getListing("7");
    expect(outcome).toMatchObject({ error: { detail: "*** with *** is not known" } });
    expect(JSON.stringify(outcome)).not.toMatch(/4168|s3cret/);
  });
});

test("what cannot be an id is not asked for, because every call is billed", async () => {
  const { marketplace, received } = await openAggregator(() => ({ body: found }));
  expect(await marketplace.getListing("../7")).toMatchObject({ error: { code: "not_found" } });
  expect(received).toHaveLength(0);
});
