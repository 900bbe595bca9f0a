import { queryItemList } from "@sampan/contract/goods/catalogue/own-items";
import { queryLeaderboard } from "@sampan/contract/goods/catalogue/leaderboard";
import { queryShopList } from "@sampan/contract/goods/catalogue/recommended-shops";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertProduct, type ProductWish } from "../../../../../tests/support/test-goods.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const { db, visitor, clock } = await openTestApp();

const add = (name: string, wish: ProductWish) =>
  insertProduct(db, clock.now(), { platform: 1, name, ...wish });

const board = async (input: { category_id?: number; page?: number; page_size?: number } = {}) => {
  // Answers are shared for a while.
  clock.pass({ minutes: 1 });
  const { datalist, total } = valueOf(await visitor().call(queryLeaderboard, input));
  return { names: datalist.map(({ place, item_name }) => `${place} ${item_name}`), total };
};

const shops = async () => {
  clock.pass({ minutes: 1 });
  return valueOf(await visitor().call(queryShopList, {})).datalist;
};

const shopOf = (productId: number) =>
  db
    .selectFrom("products as product")
    .innerJoin("shops as shop", "shop.id", "product.shop_id")
    .select(["shop.id", "shop.key"])
    .where("product.id", "=", productId)
    .executeTakeFirstOrThrow();

test("the leaderboard ranks by sales, after what staff put at its head [RT-04]", async () => {
  const shop = "榜";
  await add("茶壶", { shop, category_id: 144, month_sold: 20 });
  await add("衬衫", { shop, category_id: 103, month_sold: 30 });
  const dress = await add("连衣裙", { shop, category_id: 103, month_sold: 10 });
  await insertProduct(db, clock.now(), { platform: 3, name: "别家", month_sold: 999 });
  expect(await board()).toEqual({ names: ["1 衬衫", "2 茶壶", "3 连衣裙"], total: 3 });

  await db.insertInto("leaderboard_places").values({ product_id: dress.id, place: 1 }).execute();
  expect((await board()).names).toEqual(["1 连衣裙", "2 衬衫", "3 茶壶"]);
  expect((await board({ category_id: 103 })).names).toEqual(["1 连衣裙", "2 衬衫"]);
  expect(await board({ page: 2, page_size: 2 })).toEqual({ names: ["3 茶壶"], total: 3 });

  await db.updateTable("products").set({ is_on_sale: false }).where("id", "=", dress.id).execute();
  expect((await board()).names).toEqual(["1 衬衫", "2 茶壶"]);
});

test("the leaderboard ends at a hundred", async () => {
  for (let count = 0; count < 101; count++)
    await add(`第${count}`, { shop: "百", category_id: 170, month_sold: count });
  const { total, names } = await board({ category_id: 170, page: 5, page_size: 20 });
  expect(total).toBe(100);
  expect(names.at(-1)).toBe("100 第1");
});

test("our own shops are recommended until staff choose, then those, in their order [RT-10]", async () => {
  const tea = await add("茶杯", { shop: "茶", rank: 2 });
  await add("茶盘", { shop: "茶", rank: 1 });
  const elsewhere = await insertProduct(db, clock.now(), { platform: 3, shop: "沐禾" });
  const names = (found: Awaited<ReturnType<typeof shops>>) => found.map(({ name }) => name);
  const usual = await shops();
  expect(names(usual)).toContain("茶");
  expect(names(usual)).not.toContain("沐禾");

  const teaShop = await shopOf(tea.id);
  await db
    .updateTable("shops")
    .set({
      names: JSON.stringify({ th: "ร้านชา" }),
      intro: JSON.stringify({ zh: "一壶好茶", th: "ชาดี" }),
    })
    .where("id", "=", teaShop.id)
    .execute();
  await db
    .insertInto("recommended_shops")
    .values([
      { shop_id: teaShop.id, place: 2 },
      { shop_id: (await shopOf(elsewhere.id)).id, place: 1 },
    ])
    .execute();
  const chosen = await shops();
  expect(names(chosen)).toEqual(["沐禾", "茶"]);
  expect(chosen[1]).toMatchObject({
    i18n: { zh: "茶", th: "ร้านชา" },
    intro: { zh: "一壶好茶", th: "ชาดี" },
    goods_count: 2,
    item_list: [{ item_name: "茶盘" }, { item_name: "茶杯" }],
  });

  const reader = visitor();
  reader.cookies.set("lang", "th");
  const shop_id = (await shopOf((await add("纸", { shop: "未荐" })).id)).key;
  const asked = valueOf(await reader.call(queryShopList, { shop_id })).datalist;
  expect(names(asked)).toEqual(["未荐"]);
  const { datalist } = valueOf(await reader.call(queryItemList, { shop_id: teaShop.key }));
  expect(datalist.map(({ item_name, shop_name }) => [item_name, shop_name])).toEqual([
    ["茶盘", "ร้านชา"],
    ["茶杯", "ร้านชา"],
  ]);
});

test("a recommended shop without goods on sale is left out", async () => {
  const { id } = await add("空", { shop: "空店" });
  const shop_id = (await shopOf(id)).id;
  await db.insertInto("recommended_shops").values({ shop_id, place: 9 }).execute();
  await db.updateTable("products").set({ is_on_sale: false }).where("id", "=", id).execute();
  expect((await shops()).map(({ name }) => name)).not.toContain("空店");
});
