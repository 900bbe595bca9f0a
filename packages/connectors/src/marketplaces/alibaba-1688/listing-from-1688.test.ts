import { describe, expect, test } from "vitest";
import { parseLossless } from "../../read-answer.ts";
import { listingFrom1688, OfferPayload } from "./listing-from-1688.ts";

const read = (offer: object) =>
  listingFrom1688(OfferPayload.parse(parseLossless(JSON.stringify(offer))));

const sku = (skuId: number, colour: string, price: string, amountOnSale: number) => ({
  skuId,
  specId: `spec-${skuId}`,
  amountOnSale,
  price,
  skuAttributes: [
    { attributeName: "颜色", value: colour, skuImageUrl: `//cbu01.alicdn.com/${skuId}.jpg` },
    { attributeName: "尺码", value: "M" },
  ],
});

const offer = {
  offerId: 712345678901,
  subject: "纯棉T恤",
  subjectTrans: "Cotton T-shirt",
  status: "published",
  description: "<p>好</p>",
  productImage: { images: ["https://cbu01.alicdn.com/1.jpg"], whiteImage: null },
  productAttribute: [
    { attributeName: "材质", value: "棉" },
    { attributeName: "产地", value: null },
  ],
  productSkuInfos: [sku(1, "黑色", "19.90", 30), sku(2, "白色", "18.5", 0)],
  productSaleInfo: {
    amountOnSale: 30,
    quoteType: 1,
    priceRangeList: [{ startQuantity: 2, price: "18.5" }],
    unitInfo: { unit: "件", transUnit: "piece" },
  },
  productShippingInfo: {
    sendGoodsAddressText: "浙江省金华市",
    weight: 0.25,
    length: 30.5,
    width: 20,
    height: 2,
    skuShippingInfoList: [{ specId: "spec-1", skuId: 1, weight: 210 }],
  },
  sellerOpenId: "BBBshop",
  companyName: "金华服装厂",
  minOrderQuantity: 2,
  batchNumber: 2,
};

describe("an offer of 1688", () => {
  test.each([
    [["源头工厂", " 一件起批 ", ""], "源头工厂 · 一件起批"],
    [[], undefined],
    [null, undefined],
    ["源头工厂", undefined],
  ])("is praised with its selling points %j as %j [ITEM-01]", (sellingPoint, praised) => {
    expect(read({ ...offer, sellingPoint }).promotion_title).toBe(praised);
  });

  test("priced by sku carries fen, grams and millimetres", () => {
    expect(read(offer)).toEqual({
      platform: 3,
      thid_item_id: "712345678901",
      status: "published",
      title: "纯棉T恤",
      title_foreign: "Cotton T-shirt",
      url: "https://detail.1688.com/offer/712345678901.html",
      images: ["https://cbu01.alicdn.com/1.jpg"],
      description_html: "<p>好</p>",
      attributes: [{ name: "材质", value: "棉" }],
      options: [
        {
          name: "颜色",
          values: [
            { value: "黑色", image: "https://cbu01.alicdn.com/1.jpg" },
            { value: "白色", image: "https://cbu01.alicdn.com/2.jpg" },
          ],
        },
        { name: "尺码", values: [{ value: "M" }] },
      ],
      skus: [
        {
          thid_sku_id: "1",
          thid_spec_id: "spec-1",
          props: { 颜色: "黑色", 尺码: "M" },
          price: 1990,
          stock: 30,
          status: 1,
          image: "https://cbu01.alicdn.com/1.jpg",
          weight_g: 210,
        },
        {
          thid_sku_id: "2",
          thid_spec_id: "spec-2",
          props: { 颜色: "白色", 尺码: "M" },
          price: 1850,
          stock: 0,
          status: 0,
          image: "https://cbu01.alicdn.com/2.jpg",
        },
      ],
      tiers: [{ from: 2, price: 1850 }],
      price_by_quantity: false,
      batch_step: 2,
      minimum_batch: 2,
      unit: "件",
      shop: { id: "BBBshop", name: "金华服装厂", is_factory: false, city: "浙江省金华市" },
      weight_g: 250,
      size_mm: { length: 305, width: 200, height: 20 },
    });
  });

  test.each([
    [6, 6],
    ["12", 12],
    [undefined, 1],
    [null, 1],
    [0, 1],
    [-2, 1],
    [2.5, 1],
    ["six", 1],
  ])("in batches of %j is bought by the %d [SKU-12]", (batchNumber, step) => {
    const { batch_step, title } = read({ ...offer, batchNumber });
    expect([batch_step, title]).toEqual([step, "纯棉T恤"]);
  });

  test("priced by quantity keeps its tiers in ascending order", () => {
    const priceRangeList = [
      { startQuantity: 100, price: "4.8" },
      { startQuantity: 1, price: "6.5" },
    ];
    const listing = read({
      ...offer,
      productSaleInfo: { ...offer.productSaleInfo, quoteType: 2, priceRangeList },
    });
    expect(listing.price_by_quantity).toBe(true);
    expect(listing.tiers).toEqual([
      { from: 1, price: 650 },
      { from: 100, price: 480 },
    ]);
  });

  test("without choices is one sku, ordered by the offer itself", () => {
    const listing = read({
      ...offer,
      productSkuInfos: [],
      productSaleInfo: { ...offer.productSaleInfo, quoteType: 0 },
    });
    expect(listing.options).toEqual([]);
    expect(listing.skus).toEqual([
      { thid_sku_id: "712345678901", props: {}, price: 1850, stock: 30, status: 1 },
    ]);
  });

  test("with nothing left is sold out", () => {
    const listing = read({ ...offer, productSkuInfos: [sku(1, "黑色", "19.90", 0)] });
    expect(listing.status).toBe("sold_out");
  });
});
