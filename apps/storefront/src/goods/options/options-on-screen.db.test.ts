import type { Product } from "@sampan/contract/goods/catalogue/product";
import { formatAmount } from "@sampan/domain/kernel/money";
import { wordsIn } from "@sampan/locales/words-in";
import { expect, test } from "vitest";
import { speak } from "../../shell/speech.ts";
import { pictureAddress } from "../cards/picture-address.ts";
import { type ListingWish, openOnScreen } from "../../../../../tests/support/open-on-screen.ts";
import { ProductGallery } from "../product/product-gallery.tsx";
import { ProductRows } from "../product/product-rows.tsx";
import { dimensionsOf } from "./choice.ts";
import { nameOfSku } from "./name-of-sku.ts";
import { OptionHead } from "./option-head.tsx";
import { OptionRows } from "./option-rows.tsx";
import { OptionTabs } from "./option-tabs.tsx";

/** What a product is chosen by, as the sheet of options and the page above it show it. */

const language = "zh-TW";
const { opened, openedOwn, shown, drawn } = await openOnScreen(language);
const { say } = await speak(language);
const yuan = (cents: number) => formatAmount(cents, "CNY");

/** Two dimensions whose colours have pictures, one of them not to be had. */
const blouse: ListingWish = {
  images: ["https://cbu01.alicdn.com/front.jpg", "https://cbu01.alicdn.com/back.jpg"],
  options: [
    {
      name: "颜色",
      values: [
        { value: "蓝色", image: "https://cbu01.alicdn.com/blue.jpg" },
        { value: "红色", image: "https://cbu01.alicdn.com/red.jpg" },
      ],
    },
    { name: "尺码", values: [{ value: "均码" }, { value: "大码" }] },
  ],
  skus: [
    {
      thid_sku_id: "1",
      props: { 颜色: "蓝色", 尺码: "均码" },
      price: 5900,
      stock: 10,
      status: 1,
    },
    {
      thid_sku_id: "2",
      props: { 颜色: "蓝色", 尺码: "大码" },
      price: 6900,
      stock: 5,
      status: 1,
    },
    {
      thid_sku_id: "3",
      props: { 颜色: "红色", 尺码: "均码" },
      price: 6500,
      stock: 7,
      status: 1,
    },
  ],
};

test("every picture stands in the gallery, and those of the options on their tabs [ITEM-05] [ITEM-11]", async () => {
  const product = await opened(blouse);
  const gallery = await drawn(ProductGallery, { product, title: "x", cartLink: null });
  expect(product.item_images).toEqual(blouse.images);
  for (const image of product.item_images) expect(gallery).toContain(pictureAddress(image, 800));
  expect(gallery).toContain(say("common.outOf", { index: 1, total: 2 }));

  expect(Object.keys(product.image_value)).toEqual(["蓝色", "红色"]);
  const [dimension] = dimensionsOf(product);
  if (!dimension) throw new Error("there is nothing to choose");
  // What a value's own entry says goes first; without it the map by value is asked.
  const bare = {
    ...dimension,
    prop_value: dimension.prop_value.map(({ image: _, ...value }) => value),
  };
  for (const from of [dimension, bare]) {
    const tabs = await drawn(OptionTabs, {
      product,
      quantities: {},
      dimension: from,
      picks: {},
      onPick: () => {},
    });
    for (const image of Object.values(product.image_value))
      expect(tabs).toContain(pictureAddress(image, 240));
  }
});

test("what is chosen between and what the seller tells are held apart, each in the reader's words with its values [ITEM-13]", async () => {
  const product = await opened(blouse);
  const [colour, size, material] = product.item_prop_list;
  expect([colour?.sku, size?.sku, material?.sku]).toEqual([true, true, false]);
  const rows = await shown(ProductRows, {
    product,
    quantities: {},
    onOptions: () => {},
    onAttributes: () => {},
    onFreight: () => {},
    onShipping: () => {},
  });
  expect(rows).toContain(`${say("product.rows.options")}藍色、紅色 · 單一尺寸、大碼`);
  expect(rows).toContain(`${say("product.rows.attributes")}棉`);
  const tabs = await drawn(OptionTabs, {
    product,
    quantities: {},
    dimension: colour!,
    picks: {},
    onPick: () => {},
  });
  expect(tabs).toContain('aria-label="顏色"');
  expect(tabs).toContain(pictureAddress(colour?.prop_value[0]?.image ?? "", 240));
});

/** The rows of the sizes under a colour, each as markup. */
const sizesUnder = async (
  product: Product,
  colour: string,
  quantities: Record<string, number> = {},
) => {
  const [, dimension] = dimensionsOf(product);
  const markup = await drawn(OptionRows, {
    product,
    quantities,
    onQuantity: () => {},
    dimension: dimension!,
    picks: { 颜色: colour },
    hidesSoldOut: false,
  });
  return [...markup.matchAll(/<li.*?<\/li>/gs)].map(([row]) => row);
};

test("an option's row says the stock and the price of its sku, holds the number chosen of it, and cannot be stepped once it is off sale [ITEM-16]", async () => {
  const product = await opened(blouse);
  const [blue, large] = product.item_sku_list;
  if (!blue || !large) throw new Error("there are no skus");
  const rows = await sizesUnder(product, "蓝色", { [large.item_id]: 3 });
  expect(rows).toHaveLength(2);
  for (const [place, sku] of [blue, large].entries()) {
    const row = rows[place] ?? "";
    expect(row).toContain(say("options.stock", { count: sku.storage }));
    expect(row).toContain(yuan(sku.price_real));
    expect(row).toContain(`value="${place === 0 ? sku.skuNum : 3}"`);
  }
  const steps = (row: string) =>
    [...row.matchAll(/<button[^>]*>/g)].map(([button]) => !button.includes(" disabled"));
  // Without a piece chosen there is only the way up, and of what is off sale neither.
  expect(rows.map(steps)).toEqual([
    [false, true],
    [true, true],
  ]);
  const skus = blouse.skus?.map((sku) => ({ ...sku, status: 0 as const })) ?? [];
  const [gone = ""] = await sizesUnder(await opened({ ...blouse, skus }), "蓝色");
  expect(gone).toContain(say("options.stock", { count: 0 }));
  expect(steps(gone)).toEqual([false, false]);
});

test("a choice is called by the values of its sku, in the words that the sku itself has [ITEM-14] [ITEM-15]", async () => {
  const product = await opened(blouse);
  expect(product.item_sku_list.map(({ prop_value }) => prop_value)).toEqual([
    "蓝色 均码",
    "蓝色 大码",
    "红色 均码",
  ]);
  for (const sku of product.item_sku_list) {
    const name = nameOfSku(product, sku, (texts) => wordsIn(language, texts));
    expect(wordsIn(language, sku.i18n).text).toBe(name);
    expect(wordsIn(language, sku.prop_i18n_value).text).toBe(name);
    const rows = await shown(ProductRows, {
      product,
      quantities: { [sku.item_id]: sku.skuNum + 2 },
      onOptions: () => {},
      onAttributes: () => {},
      onFreight: () => {},
      onShipping: () => {},
    });
    expect(rows).toContain(say("options.chosen", { name, count: 2 }));
  }
});

test("the sheet says the step and the least one can take, and neither where goods go singly [ITEM-12]", async () => {
  const head = async (product: Product) =>
    shown(OptionHead, { product, quantities: {}, picks: {} });
  const batch = await openedOwn({ batch_step: 6 });
  expect(batch.props_ext.batchNum).toBe(6);
  expect(await head(batch)).toContain(
    say("options.minimum", { count: 6 }) + say("options.step", { count: 6 }),
  );
  const singly = await openedOwn({});
  expect(singly.props_ext.batchNum).toBe(1);
  const said = await head(singly);
  expect(said).not.toContain(say("options.step", { count: 1 }));
  expect(said).not.toContain(say("options.minimum", { count: 1 }));
});
