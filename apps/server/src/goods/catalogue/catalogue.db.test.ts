import { queryAreaList, queryCategoryList } from "@sampan/contract/goods/catalogue/catalogue";
import { queryItemList } from "@sampan/contract/goods/catalogue/own-items";
import { getItemDetail } from "@sampan/contract/goods/catalogue/own-product";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, visitor, clock } = await openTestApp();
const goods: Record<string, string> = {};

beforeAll(async () => {
  const name = { zh: "连衣裙", "zh-TW": "洋裝", th: "เดรส", en: "Dresses" };
  await db
    .insertInto("categories")
    .values({ id: 1031, parent_id: 103, slug: "dresses", name: JSON.stringify(name), position: 1 })
    .execute();
  const own = { platform: 1 } as const;
  const add = async (name: string, wish: object) => {
    goods[name] = String((await insertProduct(db, clock.now(), { ...own, name, ...wish })).id);
  };
  await add("连衣裙", { category_id: 1031, price: 5900, month_sold: 10, rank: 2 });
  await add("衬衫", { category_id: 103, price: 3900, month_sold: 30, rank: 1 });
  await add("茶壶", { category_id: 144, price: 12_800, month_sold: 20, rank: 3 });
  goods["别家"] = String((await insertProduct(db, clock.now(), { platform: 3 })).id);
});

const list = async (input: object) => {
  const { datalist, total } = valueOf(await visitor().call(queryItemList, input));
  return { names: datalist.map(({ item_name }) => item_name), total };
};

describe("categories", () => {
  test("are eight groups that every shop has, under ids that never change [OWN-03]", async () => {
    const { datalist } = valueOf(await visitor().call(queryCategoryList, {}));
    expect(datalist.map(({ id, i18n }) => [id, i18n.en])).toEqual([
      [103, "Women's wear"],
      [117, "Men's wear"],
      [131, "Shoes, bags & accessories"],
      [144, "Home living"],
      [154, "Digital & appliances"],
      [160, "Washing & care"],
      [170, "Mother & baby"],
      [180, "General goods"],
    ]);
  });

  test("are a tree, named in the reader's language [API-63] [OWN-05]", async () => {
    const reader = visitor();
    reader.cookies.set("lang", "th");
    const { datalist } = valueOf(await reader.call(queryCategoryList, {}));
    expect(datalist[0]).toMatchObject({
      id: 103,
      name: "เสื้อผ้าผู้หญิง",
      name1: "女装",
      img_url: "/categories/103.webp",
      children: [{ id: 1031, name: "เดรส", name1: "连衣裙", children: [] }],
    });
    const one = valueOf(await reader.call(queryCategoryList, { parent_id: 144 })).datalist;
    expect(one.map(({ id }) => id)).toEqual([144]);
  });
});

describe("our own goods", () => {
  test("are listed by category with its children, and no marketplace's among them [API-62] [OWN-09]", async () => {
    expect(await list({})).toMatchObject({ total: 3 });
    expect((await list({ category_id: 103 })).names.toSorted()).toEqual(["衬衫", "连衣裙"]);
    expect((await list({ category_id: 1031 })).names).toEqual(["连衣裙"]);
  });

  test.each<["3" | "4" | "5" | "6", string[], string]>([
    ["3", ["衬衫", "连衣裙", "茶壶"], "price up [CONST-35]"],
    ["4", ["茶壶", "连衣裙", "衬衫"], "price down [CONST-36]"],
    ["5", ["衬衫", "茶壶", "连衣裙"], "sales down [CONST-37]"],
    ["6", ["连衣裙", "茶壶", "衬衫"], "sales up [CONST-37]"],
  ])("order_by %s sorts them as %s, that is by %s", async (order_by, names) => {
    expect((await list({ order_by })).names).toEqual(names);
  });

  test("come in pages, counted over all of them [API-62]", async () => {
    expect(await list({ page: 2, page_size: 2, order_by: "3" })).toEqual({
      names: ["茶壶"],
      total: 3,
    });
  });

  test("stand in the shop's own order, asked for as 1 or not at all [CONST-34]", async () => {
    const inOrder = ["衬衫", "连衣裙", "茶壶"];
    expect((await list({ order_by: "1" })).names).toEqual(inOrder);
    expect((await list({})).names).toEqual(inOrder);
  });

  test("open with their options and stock, and only ours [API-64] [OWN-01]", async () => {
    const read = (name: string) => visitor().call(getItemDetail, { id: goods[name] ?? "1" });
    expect(valueOf(await read("茶壶")).data).toMatchObject({
      platform: 1,
      item_name: "茶壶",
      storage: 100,
      i18n: { "zh-TW": "茶壺" },
      item_sku_list: [{ status: 1, storage: 100, price_real: 12_800 }],
    });
    expect(refusalOf(await read("别家"))).toBe("item_not_found");
    const id = goods["茶壶"] ?? "";
    await db
      .updateTable("products")
      .set({ is_on_sale: false })
      .where("id", "=", Number(id))
      .execute();
    expect(refusalOf(await read("茶壶"))).toBe("item_not_found");
    await db
      .updateTable("products")
      .set({ is_on_sale: true })
      .where("id", "=", Number(id))
      .execute();
  });
});

test("home has our shelf, what sells best, and a shelf for each category [API-61]", async () => {
  const { datalist, has_page } = valueOf(await visitor().call(queryAreaList, {}));
  expect(has_page).toBe(false);
  const shelves = datalist.map(({ kind, category: heading, item_list }) => [
    kind,
    heading?.id ?? 0,
    item_list.length,
  ]);
  expect(shelves).toEqual([
    ["own_shop", 0, 3],
    ["ranked", 0, 3],
    ["category", 103, 2],
    ["category", 144, 1],
  ]);
  expect(datalist[1]?.item_list[0]?.item_name).toBe("衬衫");
});
