import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { parseLossless } from "../../read-answer.ts";
import { AggregatedItem } from "./aggregated-item.ts";
import { listingFromAggregator } from "./listing-from-aggregator.ts";

/** An item as a vendor's JSON has it, numbers as the text they were written as. */
function listingOf(item: object, platform: PlatformId = 3) {
  const read = AggregatedItem.parse(parseLossless(JSON.stringify(item)));
  return listingFromAggregator({ platform, folder: "any" }, "639741530227", read);
}

const shirt = {
  num_iid: "639741530227",
  title: "T恤",
  price: "19.90",
  num: 900,
  min_num: 2,
  nick: "卖家",
  detail_url: "https://detail.1688.com/offer/639741530227.html",
  pic_url: "//cbu01.alicdn.com/a.jpg",
  desc: '<img src="//cbu01.alicdn.com/d.jpg">',
  desc_img: [],
  item_imgs: [{ url: "//cbu01.alicdn.com/a.jpg" }, { url: "http://cbu01.alicdn.com/b.jpg" }],
  props: [
    { name: "材质", value: "棉" },
    { name: "品牌", value: "" },
  ],
  props_list: { "0:0": "颜色:白;带 1:2 扣", "0:1": "颜色:黑", "1:0": "尺码:S" },
  prop_imgs: { prop_img: [{ properties: "0:0", url: "//cbu01.alicdn.com/white.jpg" }] },
  skus: {
    sku: [
      { sku_id: "11", spec_id: "aa", price: 19.9, quantity: "10", properties: "0:0;1:0" },
      { sku_id: 12, price: "21", quantity: 0, properties: "0:1;1:0" },
    ],
  },
  seller_info: { nick: "义乌厂", sid: "b2b-1" },
  location: "浙江 义乌",
};

describe("a product of an aggregator", () => {
  test("has its variants with their words, pictures, prices in fen and stock", () => {
    expect(listingOf(shirt)).toEqual({
      platform: 3,
      thid_item_id: "639741530227",
      status: "published",
      title: "T恤",
      url: "https://detail.1688.com/offer/639741530227.html",
      images: ["https://cbu01.alicdn.com/a.jpg", "https://cbu01.alicdn.com/b.jpg"],
      description_html: '<img src="//cbu01.alicdn.com/d.jpg">',
      attributes: [{ name: "材质", value: "棉" }],
      options: [
        {
          name: "颜色",
          values: [
            { value: "白;带 1:2 扣", image: "https://cbu01.alicdn.com/white.jpg" },
            { value: "黑" },
          ],
        },
        { name: "尺码", values: [{ value: "S" }] },
      ],
      skus: [
        {
          thid_sku_id: "11",
          thid_spec_id: "aa",
          props: { 颜色: "白;带 1:2 扣", 尺码: "S" },
          price: 1990,
          stock: 10,
          status: 1,
          image: "https://cbu01.alicdn.com/white.jpg",
        },
        {
          thid_sku_id: "12",
          props: { 颜色: "黑", 尺码: "S" },
          price: 2100,
          stock: 0,
          status: 0,
        },
      ],
      tiers: [{ from: 2, price: 1990 }],
      price_by_quantity: false,
      batch_step: 1,
      minimum_batch: 2,
      unit: "件",
      shop: { id: "b2b-1", name: "义乌厂", city: "浙江 义乌" },
    });
  });

  test("takes the words of its options from the longer text where no list has them", () => {
    const sku = {
      sku_id: "1",
      price: 1,
      quantity: 1,
      properties: "0:0;1:0",
      properties_name: "0:0:颜色:白;带扣;1:0:尺码:S",
    };
    const { skus } = listingOf({ ...shirt, props_list: [], skus: { sku: [sku] } });
    expect(skus[0]?.props).toEqual({ 颜色: "白;带扣", 尺码: "S" });
  });

  test.each([[[]], [""], [null], [{ sku: [] }], [{ sku: "" }]])(
    "with %j for its variants is one sku",
    (skus) => {
      expect(listingOf({ ...shirt, skus })).toMatchObject({
        options: [],
        skus: [{ thid_sku_id: "639741530227", price: 1990, stock: 900 }],
      });
    },
  );

  test("costs by quantity where 1688 tells tiers and its skus do not differ in price", () => {
    const priceRange = [
      ["300", "15"],
      ["2", "19.9"],
    ];
    const skus = { sku: [{ sku_id: "1", price: "19.9", quantity: 5, properties: "1:0" }] };
    expect(listingOf({ ...shirt, priceRange, skus })).toMatchObject({
      tiers: [
        { from: 2, price: 1990 },
        { from: 300, price: 1500 },
      ],
      price_by_quantity: true,
    });
    expect(listingOf({ ...shirt, priceRange }).price_by_quantity).toBe(false);
  });

  test("shows the pictures its seller lists in place of a text", () => {
    const desc_img = ["//img30.360buyimg.com/1.jpg"];
    const listing = listingOf({ ...shirt, desc: "", desc_img }, 5);
    expect(listing.description_images).toEqual(["https://img30.360buyimg.com/1.jpg"]);
    expect("description_html" in listing).toBe(false);
  });

  test("without a price is sold out, not free", () => {
    const { price: _, skus: __, ...bare } = shirt;
    expect(listingOf(bare)).toMatchObject({ status: "sold_out", tiers: [] });
  });

  test("of the group-buying site keeps the address it came with", () => {
    const detail_url = "https://tuan.sampan.test/goods/639741530227.html?from=app";
    expect(listingOf({ ...shirt, detail_url }, 7).url).toBe(detail_url);
    expect(listingOf({ ...shirt, detail_url: "" }, 7).url).toBe(
      "https://tuan.sampan.test/goods/639741530227.html",
    );
  });

  test.each([
    ["price", { price: "面议" }],
    ["the stock of a sku", { skus: { sku: [{ sku_id: 1, quantity: "many" }] } }],
    ["the price of a sku", { skus: { sku: [{ sku_id: 1, price: "-3" }] } }],
    ["the list of skus", { skus: { sku: { sku_id: 1 } } }],
  ])("whose %s cannot be read is no product", (_, change) => {
    expect(
      AggregatedItem.safeParse(parseLossless(JSON.stringify({ ...shirt, ...change }))).success,
    ).toBe(false);
  });

  test("never has a price or stock that is no whole number, whatever a vendor sends", () => {
    const anything = fc.oneof(fc.string(), fc.double(), fc.constantFrom(null, "", [], {}, "1.005"));
    const sku = fc.record({
      sku_id: fc.oneof(fc.nat(), fc.string()),
      price: anything,
      quantity: anything,
      properties: anything,
      properties_name: anything,
    });
    const change = fc.record(
      { price: anything, num: anything, min_num: anything, priceRange: anything, desc: anything },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(change, fc.array(sku, { maxLength: 4 }), (changed, skus) => {
        const text = JSON.stringify({ ...shirt, ...changed, skus: { sku: skus } });
        const read = AggregatedItem.safeParse(parseLossless(text));
        if (!read.success) return;
        const listing = listingFromAggregator({ platform: 6, folder: "pinduoduo" }, "1", read.data);
        for (const { price, stock } of listing.skus) {
          expect(Number.isSafeInteger(price) && price >= 0).toBe(true);
          expect(Number.isSafeInteger(stock) && stock >= 0).toBe(true);
        }
      }),
    );
  });
});
