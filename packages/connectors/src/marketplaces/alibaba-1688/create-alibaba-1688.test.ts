import { describe, expect, test } from "vitest";
import { openOutbound, testTime } from "../../../../../tests/support/open-outbound.ts";
import { startFakeSource, type Behaviour } from "../../../../../tests/support/start-fake-source.ts";
import type { AccountTokens } from "../token-store.ts";
import type { OrderBy } from "../marketplace.ts";
import { createAlibaba1688 } from "./create-alibaba-1688.ts";
import { sign1688 } from "./sign.ts";

async function open1688(behave: Behaviour) {
  const fake = await startFakeSource(behave);
  const kept: AccountTokens[] = [];
  const config = {
    baseUrl: fake.baseUrl,
    appKey: "1000000",
    appSecret: "test123",
    tokens: { access_token: "access-1", refresh_token: "refresh-1" },
    country: "en",
    store: {
      read: async () => kept.at(-1),
      keep: async (tokens: AccountTokens) => void kept.push(tokens),
    },
    now: () => testTime,
  };
  return { marketplace: createAlibaba1688(config, openOutbound()), ...fake, kept };
}

/** As 1688 sends it: ids as bare numbers beyond 2^53, prices as strings, nulls here and there. */
const foundOffers = `{"result":{"success":"true","code":"200","message":"ok","result":{
  "totalRecords":37,"totalPage":4,"pageSize":10,"currentPage":1,"picRegionInfo":{},
  "data":[{"offerId":71089105047312345678,"subject":"帆布包","subjectTrans":"Canvas bag",
    "imageUrl":"//cbu01.alicdn.com/bag.jpg","priceInfo":{"price":"6.5","promotionPrice":null},
    "monthSold":1204,"sellerIdentities":["super_factory"],"companyName":"义乌市箱包厂"},
   {"offerId":7,"subject":"布","imageUrl":"https://cbu01.alicdn.com/b.jpg",
    "priceInfo":{"price":"0.29"},"monthSold":null}]}}}`;

const query = { keywords: "帆布包", page: 1, page_size: 10, order_by: "1" } as const;

const declined = (code: string) => ({
  result: { success: false, code, message: "商品不存在或已下架" },
});

describe("searching 1688", () => {
  test("signs what it sends and keeps ids and prices exact", async () => {
    const { marketplace, received } = await open1688(() => ({ body: foundOffers }));
    const page = await marketplace.search(query);
    expect(page).toEqual({
      ok: true,
      value: {
        items: [
          {
            platform: 3,
            thid_item_id: "71089105047312345678",
            title: "帆布包",
            image: "https://cbu01.alicdn.com/bag.jpg",
            price: 650,
            url: "https://detail.1688.com/offer/71089105047312345678.html",
            is_factory: true,
            shop_name: "义乌市箱包厂",
            month_sold: 1204,
          },
          {
            platform: 3,
            thid_item_id: "7",
            title: "布",
            image: "https://cbu01.alicdn.com/b.jpg",
            price: 29,
            url: "https://detail.1688.com/offer/7.html",
            is_factory: false,
          },
        ],
        page: 1,
        page_size: 10,
        total: 37,
        has_more: true,
      },
    });
    const path = "param2/1/com.alibaba.fenxiao.crossborder/product.search.keywordQuery/1000000";
    const [request] = received;
    expect(request?.path).toBe(`/openapi/${path}`);
    expect(request?.form["access_token"]).toBe("access-1");
    expect(request?.form["_aop_signature"]).toBe(sign1688("test123", path, request?.form ?? {}));
  });

  test.each<[OrderBy, string | undefined]>([
    ["1", undefined],
    ["3", '{"price":"asc"}'],
    ["4", '{"price":"desc"}'],
    ["5", '{"monthSold":"desc"}'],
    ["6", '{"monthSold":"asc"}'],
    ["total_sales_des", '{"monthSold":"desc"}'],
  ])("order_by %s is 1688's sort %s [API-48]", async (order_by, sort) => {
    const { marketplace, received } = await open1688(() => ({ body: foundOffers }));
    await marketplace.search({ ...query, order_by });
    const sent = JSON.parse(received[0]?.form["offerQueryParam"] ?? "{}");
    expect(sent).toMatchObject({ keyword: "帆布包", beginPage: 1, pageSize: 10 });
    expect(sent.sort).toBe(sort);
  });

  test("by picture uploads it first and searches by the id it got", async () => {
    const { marketplace, received } = await open1688((_, nth) => ({
      body: nth === 1 ? '{"result":{"success":true,"result":"1490507813791335080"}}' : foundOffers,
    }));
    const image = new Uint8Array([1, 2, 3]);
    const page = await marketplace.searchByImage({ image, page: 1, page_size: 10, order_by: "1" });
    expect(page.ok).toBe(true);
    expect(received[0]?.form["uploadImageParam"]).toBe('{"imageBase64":"AQID"}');
    expect(received[1]?.form["offerQueryParam"]).toContain('"imageId":"1490507813791335080"');
  });
});

describe("the access token", () => {
  const unauthorised = {
    status: 401,
    body: { error_code: "401", error_message: "Request need user authorized" },
  };
  const renewed = { body: { access_token: "access-2", refresh_token: "refresh-2" } };

  test("is renewed once, kept, and the call repeated", async () => {
    const { marketplace, received, kept } = await open1688(({ path, form }) => {
      if (path.includes("getToken")) return renewed;
      return form["access_token"] === "access-2" ? { body: foundOffers } : unauthorised;
    });
    // Two people search at the same time: the refresh token is good for one renewal only.
    const pages = await Promise.all([marketplace.search(query), marketplace.search(query)]);
    expect(pages.every((page) => page.ok)).toBe(true);
    const renewals = received.filter(({ path }) => path.includes("getToken"));
    expect(renewals.map(({ form }) => form)).toEqual([
      {
        grant_type: "refresh_token",
        client_id: "1000000",
        client_secret: "test123",
        refresh_token: "refresh-1",
      },
    ]);
    expect(kept).toEqual([{ access_token: "access-2", refresh_token: "refresh-2" }]);
  });

  test("that stays rejected switches 1688 off instead of asking for ever", async () => {
    const { marketplace, received } = await open1688(({ path }) =>
      path.includes("getToken") ? renewed : unauthorised,
    );
    expect(await marketplace.search(query)).toMatchObject({ error: { code: "disabled" } });
    expect(received).toHaveLength(3);
  });
});

test.each([
  ["gw.QosAppFrequencyLimit", "too_many_calls", 1],
  ["gw.SignatureInvalid", "disabled", 1],
  ["gw.APIACLDecline", "disabled", 1],
  ["gw.ParamMissing", "rejected", 1],
  ["gw.SomethingNew", "transient", 3],
])("gateway error %s is %s after %i attempts", async (error_code, code, attempts) => {
  const { marketplace, received } = await open1688(() => ({ body: { error_code } }));
  const page = await marketplace.search(query);
  expect(page).toMatchObject({ error: { code, source: "1688", upstream_code: error_code } });
  expect(received).toHaveLength(attempts);
});

describe("estimating freight", () => {
  const question = {
    thid_item_id: "712",
    toProvinceCode: "440000",
    toCityCode: "440300",
    toCountryCode: "440305",
    skus: [
      { thid_sku_id: "1", num: 2 },
      { thid_sku_id: "2", num: 3 },
    ],
  };

  test("answers fen for all pieces together", async () => {
    const { marketplace, received } = await open1688(() => ({
      body: { result: { code: "S0000", result: { freight: "12.3", freePostage: false } } },
    }));
    expect(await marketplace.estimateFreight(question)).toEqual({ ok: true, value: 1230 });
    expect(received[0]?.form["productFreightQueryParamsNew"]).toContain('"totalNum":5');
  });

  test("is nothing when the seller pays it", async () => {
    const free = { result: { success: true, result: { freight: "12.3", freePostage: true } } };
    const { marketplace } = await open1688(() => ({ body: free }));
    expect(await marketplace.estimateFreight(question)).toEqual({ ok: true, value: 0 });
  });
});

test.each(["404", "500_1"])("a declined offer (%s) is not found", async (code) => {
  const { marketplace } = await open1688(() => ({ body: declined(code) }));
  expect(await marketplace.getListing("712345678901")).toMatchObject({
    error: { code: "not_found", upstream_code: code },
  });
});

test("an id that cannot be one is not asked for", async () => {
  const { marketplace, received } = await open1688(() => ({ body: declined("404") }));
  expect(await marketplace.getListing("../7")).toMatchObject({ error: { code: "not_found" } });
  expect(received).toHaveLength(0);
});
