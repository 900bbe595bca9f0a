import { describe, expect, test } from "vitest";
import { checkOwnGoods, combinationsOf, priceSpanOf, type GoodsDraft } from "./own-goods.ts";

const named = (zh: string) => ({ names: { zh } });
const colours = { ...named("颜色"), values: [named("红"), named("蓝")] };
const sizes = { ...named("尺码"), values: [named("S"), named("M"), named("L")] };
const sku = (choices: number[], price = 5900, is_on_sale = true) => ({
  choices,
  price,
  is_on_sale,
});
const goods: GoodsDraft = {
  ...named("连衣裙"),
  promotion_titles: { zh: "", en: "" },
  images: ["/files/a"],
  attributes: [{ ...named("材质"), values: { zh: "棉" } }],
  options: [colours],
  skus: [sku([0]), sku([1])],
  tiers: [],
  is_on_sale: true,
};
const judged = (change: Partial<GoodsDraft>) => {
  const verdict = checkOwnGoods({ ...goods, ...change });
  return verdict.ok ? "accepted" : verdict.error.code;
};

describe("own goods [BO-41]", () => {
  test.each<[string, Partial<GoodsDraft>, string]>([
    ["whole ones", {}, "accepted"],
    ["without a name", named(" "), "names_needed"],
    [
      "praised in other languages only",
      { promotion_titles: { zh: " ", en: "Soft" } },
      "names_needed",
    ],
    [
      "praised nowhere, with a blank left over",
      { promotion_titles: { zh: "", en: " " } },
      "accepted",
    ],
    ["praised in the original", { promotion_titles: { zh: "柔软", en: "" } }, "accepted"],
    [
      "a parameter that says nothing",
      { attributes: [{ ...named("材质"), values: { zh: "" } }] },
      "names_needed",
    ],
    ["an option without a name", { options: [{ ...colours, ...named("") }] }, "options_unclear"],
    [
      "a value named twice",
      { options: [{ ...colours, values: [named("红"), named("红 ")] }] },
      "options_unclear",
    ],
    [
      "a value named twice in the second option",
      { options: [colours, { ...sizes, values: [named("S"), named("S")] }] },
      "options_unclear",
    ],
    ["a combination twice", { skus: [sku([0]), sku([0])] }, "skus_unclear"],
    ["a combination beyond the values", { skus: [sku([2])] }, "skus_unclear"],
    [
      "a combination beyond the values beside a good one",
      { skus: [sku([0]), sku([2])] },
      "skus_unclear",
    ],
    ["a combination of two options", { skus: [sku([0, 0])] }, "skus_unclear"],
    [
      "tiers that stand still",
      {
        tiers: [
          { from: 2, price: 500 },
          { from: 2, price: 400 },
        ],
      },
      "tiers_unclear",
    ],
    [
      "tiers that climb",
      {
        tiers: [
          { from: 2, price: 500 },
          { from: 5, price: 400 },
        ],
      },
      "accepted",
    ],
    [
      "tiers that fall",
      {
        tiers: [
          { from: 5, price: 500 },
          { from: 2, price: 400 },
        ],
      },
      "tiers_unclear",
    ],
    ["a tier from no piece on", { tiers: [{ from: 0, price: 500 }] }, "tiers_unclear"],
    ["a tier for nothing", { tiers: [{ from: 1, price: 0 }] }, "tiers_unclear"],
    ["on sale without a picture", { images: [] }, "goods_not_sellable"],
    ["on sale for nothing", { skus: [sku([0], 0)] }, "goods_not_sellable"],
    ["partly on sale for nothing", { skus: [sku([0]), sku([1], 0)] }, "goods_not_sellable"],
    ["on sale without a sku on sale", { skus: [sku([0], 1, false)] }, "goods_not_sellable"],
    ["off sale without a picture", { images: [], is_on_sale: false }, "accepted"],
    [
      "a tier's price for skus without one",
      { skus: [sku([0], 0)], tiers: [{ from: 1, price: 500 }] },
      "accepted",
    ],
  ])("%s", (_, change, verdict) => {
    expect(judged(change)).toBe(verdict);
  });

  test("combine every value of each option, the first one slowest", () => {
    expect(combinationsOf([])).toEqual([[]]);
    expect(combinationsOf([colours, sizes])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
  });

  test("cost what their tiers say, else what is on sale of them", () => {
    const skus = [sku([0], 900), sku([1], 100, false), sku([2], 500)];
    expect(priceSpanOf({ skus, tiers: [] })).toEqual({ lowest: 500, highest: 900 });
    const offSale = skus.map((each) => ({ ...each, is_on_sale: false }));
    expect(priceSpanOf({ skus: offSale, tiers: [] })).toEqual({ lowest: 100, highest: 900 });
    const tiers = [
      { from: 1, price: 800 },
      { from: 10, price: 600 },
    ];
    expect(priceSpanOf({ skus, tiers })).toEqual({ lowest: 600, highest: 800 });
  });
});
