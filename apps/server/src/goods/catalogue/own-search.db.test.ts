import type { ProductWish } from "../../../../../tests/support/test-goods.ts";
import { queryItemList } from "@sampan/contract/goods/catalogue/own-items";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { indexOwnGoods } from "./index-own-goods.ts";

const { db, visitor, clock } = await openTestApp();

const add = (
  name: string,
  names: ProductWish["names"] = {},
  platform: ProductWish["platform"] = 1,
) => insertProduct(db, clock.now(), { platform, name, names });

beforeAll(async () => {
  await add("法式碎花雪纺收腰连衣裙", {
    "zh-TW": "法式碎花雪紡收腰洋裝",
    th: "เดรสชีฟองลายดอกไม้",
    en: "Floral chiffon midi dress",
  });
  await add("304不锈钢保温杯", { th: "แก้วเก็บความเย็น", en: "Steel tumbler" });
  await add("无线鼠标", {});
  await add("连衣裙", {}, 3);
  await indexOwnGoods(db);
});

const found = async (keywords: string) => {
  // Answers are shared for a while.
  clock.pass({ minutes: 1 });
  const { datalist, total } = valueOf(await visitor().call(queryItemList, { keywords }));
  expect(datalist).toHaveLength(total);
  return datalist.map(({ item_name }) => item_name);
};

const dress = "法式碎花雪纺收腰连衣裙";

test.each(["连衣裙", "連衣裙", "洋裝", "เดรส", "ดอกไม้", "Chiffon dresses", "裙"])(
  "goods are found by any word of any of their names: %s [OWN-01] [API-62]",
  async (keywords) => expect(await found(keywords)).toEqual([dress]),
);

test("a name nobody translated is found in Taiwan's words as well", async () => {
  expect(await found("滑鼠")).toEqual(["无线鼠标"]);
});

test.each(["zh-TW", "names", "保温 连衣裙", "100%", "'", "🎉"])(
  "%s finds nothing: all words must be there, and keys of languages are none",
  async (keywords) => expect(await found(keywords)).toEqual([]),
);

test("what was found comes in pages and in the order asked for, counted over all of it", async () => {
  for (const [name, price] of [
    ["竹篮甲", 300],
    ["竹篮乙", 100],
    ["竹篮丙", 200],
  ] as const)
    await insertProduct(db, clock.now(), { platform: 1, name, price });
  await indexOwnGoods(db);
  const page = async (number: number) => {
    const wish = { keywords: "竹篮", order_by: "3", page_size: 2, page: number } as const;
    const { datalist, total } = valueOf(await visitor().call(queryItemList, wish));
    return [datalist.map(({ item_name }) => item_name), total];
  };
  expect(await page(1)).toEqual([["竹篮乙", "竹篮丙"], 3]);
  expect(await page(2)).toEqual([["竹篮甲"], 3]);
  expect(await page(3)).toEqual([[], 3]);
});

test("what is taken off sale is found no more, and found again when it comes back", async () => {
  const { id } = await add("羊毛围巾", {});
  await indexOwnGoods(db, [id]);
  const put = (is_on_sale: boolean) =>
    db.updateTable("products").set({ is_on_sale }).where("id", "=", id).execute();
  expect(await found("围巾")).toEqual(["羊毛围巾"]);
  await put(false);
  expect(await found("围巾")).toEqual([]);
  await put(true);
  expect(await found("围巾")).toEqual(["羊毛围巾"]);
});

test("words are looked for within a category", async () => {
  const { id } = await insertProduct(db, clock.now(), {
    platform: 1,
    name: "陶瓷花瓶",
    category_id: 144,
  });
  await insertProduct(db, clock.now(), { platform: 1, name: "陶瓷花瓶", category_id: 103 });
  await indexOwnGoods(db);
  clock.pass({ minutes: 1 });
  const wish = { keywords: "花瓶", category_id: 144 };
  const { datalist, total } = valueOf(await visitor().call(queryItemList, wish));
  expect(datalist.map(({ item_id }) => Number(item_id))).toEqual([id]);
  expect(total).toBe(1);
});

test("one letter finds what begins with it, between other words", async () => {
  await add("纯棉T恤", { en: "Cotton shirt" });
  await indexOwnGoods(db);
  expect(await found("T恤")).toEqual(["纯棉T恤"]);
  expect(await found("t c")).toEqual(["纯棉T恤"]);
  expect(await found("z恤")).toEqual([]);
});

test("a new name replaces the words of the old one", async () => {
  const { id } = await add("竹编收纳篮", {});
  await indexOwnGoods(db, [id]);
  expect(await found("收纳")).toEqual(["竹编收纳篮"]);
  await db.updateTable("products").set({ item_name: "藤编果盘" }).where("id", "=", id).execute();
  await indexOwnGoods(db, [id]);
  expect(await found("收纳")).toEqual([]);
  expect(await found("藤编")).toEqual(["藤编果盘"]);
});

test("goods without words are given them in one go, however many there are", async () => {
  for (let count = 0; count < 3; count++) await add(`样品${count}`, {});
  expect(await found("样品")).toEqual([]);
  expect(await indexOwnGoods(db)).toBe(3);
  expect(await indexOwnGoods(db)).toBe(0);
  expect(await found("样品")).toHaveLength(3);
});
