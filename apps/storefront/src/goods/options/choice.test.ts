import type { Product } from "@sampan/contract/goods/catalogue/product";
import { convert } from "@sampan/domain/kernel/money";
import { snapQuantity } from "@sampan/domain/kernel/quantity";
import { describe, expect, test } from "vitest";
import { checkChoice } from "./check-choice.ts";
import {
  boundsOf,
  dimensionsOf,
  offeredValues,
  skuOf,
  sumsOf,
  totalUnder,
  unitPrice,
  type Sku,
} from "./choice.ts";

const dimension = (name: string, values: readonly string[]): Product["item_prop_list"][number] => ({
  name,
  i18n: { zh: name },
  sku: true,
  prop_value: values.map((value) => ({ value, i18n: { zh: value } })),
});

const sku = (item_id: string, props: Record<string, string>, more: Partial<Sku> = {}): Sku => ({
  item_id,
  props,
  prop_value: "",
  prop_i18n_value: { zh: "" },
  i18n: { zh: "" },
  storage: 10,
  status: 1,
  price_real: 5900,
  skuNum: 0,
  image: "",
  weight_g: 300,
  ...more,
});

/** A product in two dimensions, of which a test changes what it is about. */
const product = (more: Partial<Product> = {}) =>
  ({
    item_prop_list: [dimension("颜色", ["藏青", "玫瑰"]), dimension("尺码", ["S", "M"])],
    item_sku_list: [
      sku("1", { 颜色: "藏青", 尺码: "S" }),
      sku("2", { 颜色: "藏青", 尺码: "M" }, { price_real: 6100 }),
      sku("3", { 颜色: "玫瑰", 尺码: "S" }, { storage: 0 }),
      sku("4", { 颜色: "玫瑰", 尺码: "M" }, { status: 0 }),
    ],
    price_define_do: { num_price_map: {} },
    props_ext: { batchNum: 1 },
    minimum_batch: 1,
    is_on_sale: true,
    ...more,
  }) as Product;

const toTwd = (yuan: number) => convert(yuan, { rate_e6: 4_530_000, rounding: "half_up" });

const [colour, size] = dimensionsOf(product());

describe("options in two dimensions", () => {
  test("hide what is out of stock [AGNT-22]", () => {
    const soldOut = product({
      item_sku_list: [sku("1", { 颜色: "藏青", 尺码: "S" }, { storage: 0 })],
    });
    expect(offeredValues(soldOut, size!, { 颜色: "藏青" })).toEqual([]);
  });

  test("hide what is off sale [AGNT-23]", () => {
    const offSale = product({
      item_sku_list: [sku("1", { 颜色: "藏青", 尺码: "S" }, { status: 0 })],
    });
    expect(offeredValues(offSale, size!, { 颜色: "藏青" })).toEqual([]);
    expect(offeredValues(product(), colour!, {}).map(({ value }) => value)).toEqual(["藏青"]);
  });

  test("count the pieces under each tab", () => {
    expect(totalUnder(product(), { "1": 2, "2": 3 }, { 颜色: "藏青" })).toBe(5);
    expect(totalUnder(product(), { "1": 2, "2": 3 }, { 颜色: "玫瑰" })).toBe(0);
  });

  test("name a sku only once every dimension is picked", () => {
    expect(skuOf(product(), { 颜色: "藏青" })).toBeUndefined();
    expect(skuOf(product(), { 颜色: "藏青", 尺码: "M" })?.item_id).toBe("2");
  });
});

test("with three dimensions no sku is named before the third is picked [AGNT-28]", () => {
  const props = { 颜色: "藏青", 尺码: "S" };
  const three = product({
    item_prop_list: [...product().item_prop_list, dimension("款式", ["短", "长"])],
    item_sku_list: [sku("1", { ...props, 款式: "短" }), sku("2", { ...props, 款式: "长" })],
  });
  expect(skuOf(three, props)).toBeUndefined();
  expect(skuOf(three, { ...props, 款式: "长" })?.item_id).toBe("2");
});

test("a product without options has one sku", () => {
  const plain = product({ item_prop_list: [], item_sku_list: [sku("9", {})] });
  expect(dimensionsOf(plain)).toEqual([]);
  expect(skuOf(plain, {})?.item_id).toBe("9");
});

test("nothing can be taken of a sku without stock or off sale", () => {
  const [, , soldOut, offSale] = product().item_sku_list;
  expect(snapQuantity(5, boundsOf(product(), soldOut!))).toBe(0);
  expect(snapQuantity(5, boundsOf(product(), offSale!))).toBe(0);
});

describe("the price of a choice", () => {
  const tiered = product({
    price_define_do: { num_price_map: { "2-9": 5900, "10-49": 5500, "≥50": 5200 } },
  });

  test("is the tier's for every piece once the whole choice reaches it [AGNT-36]", () => {
    const [first] = tiered.item_sku_list;
    expect(unitPrice(tiered, first!, 9)).toBe(5900);
    expect(unitPrice(tiered, first!, 10)).toBe(5500);
    expect(sumsOf(tiered, { "1": 6, "2": 4 }, toTwd).yuan).toBe(10 * 5500);
    expect(sumsOf(tiered, { "1": 6, "2": 3 }, toTwd).yuan).toBe(9 * 5900);
  });

  test("is each sku's own without tiers", () => {
    expect(sumsOf(product(), { "1": 2, "2": 1 }, toTwd).yuan).toBe(2 * 5900 + 6100);
  });
});

describe("a choice on its way out", () => {
  const cart = { lines: 0, lines_max: 1000 };

  test("steps by the batch, and by one where that is missing or no positive whole number [SKU-12]", () => {
    const [sku] = product().item_sku_list;
    const stepWith = (props_ext: object) =>
      sku && boundsOf(product({ props_ext: props_ext as Product["props_ext"] }), sku).step;
    expect(stepWith({ batchNum: 6 })).toBe(6);
    for (const props_ext of [{}, { batchNum: 0 }, { batchNum: -2 }, { batchNum: 2.5 }])
      expect(stepWith(props_ext)).toBe(1);
  });

  test("needs at least one piece [SKU-01]", () => {
    for (const quantities of [{}, { "1": 0 }])
      expect(checkChoice(product(), quantities, cart)).toEqual({
        ok: false,
        error: { code: "nothing_selected" },
      });
  });

  test("reaches the minimum batch over all its skus, and is told the number [SKU-04]", () => {
    const batch = product({ minimum_batch: 3 });
    expect(checkChoice(batch, { "1": 1, "2": 1 }, cart)).toEqual({
      ok: false,
      error: { code: "below_minimum_batch", n: 3 },
    });
    expect(checkChoice(batch, { "1": 1, "2": 2 }, cart).ok).toBe(true);
  });

  test("fits the cart: lines there and lines added are at most a thousand [SKU-05]", () => {
    const two = { "1": 1, "2": 1 };
    expect(checkChoice(product(), two, { ...cart, lines: 998 }).ok).toBe(true);
    expect(checkChoice(product(), two, { ...cart, lines: 999 })).toEqual({
      ok: false,
      error: { code: "cart_full" },
    });
    expect(checkChoice(product(), two, undefined).ok).toBe(true);
  });

  test("is refused for goods that are off sale", () => {
    const gone = product({ is_on_sale: false });
    expect(checkChoice(gone, { "1": 1 }, cart)).toMatchObject({ error: { code: "sku_off_sale" } });
  });
});
