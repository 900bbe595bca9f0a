import { queryItemList } from "@sampan/contract/goods/catalogue/own-items";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { indexOwnGoods } from "./index-own-goods.ts";

const { db, visitor, clock } = await openTestApp();

/** The list that nobody was told yet: what is kept of answers is too old by now. */
const listed = async (id: number, input: object = {}, language = "zh-TW") => {
  clock.pass({ minutes: 1 });
  const reader = visitor();
  reader.cookies.set("lang", language);
  const { datalist, total } = valueOf(
    await reader.call(queryItemList, { page_size: 100, ...input }),
  );
  return { entry: datalist.find(({ item_id }) => item_id === String(id)), total };
};
const add = (wish: object = {}) => insertProduct(db, clock.now(), { platform: 1, ...wish });

test.each([
  [{ item_name: "白瓷茶壶" }, { item_name: "白瓷茶壶", name: "白瓷茶壶" }],
  [{ names: JSON.stringify({ th: "กาน้ำชา" }) }, { i18n: { th: "กาน้ำชา" } }],
  [{ images: '["https://img.alicdn.com/new.jpg"]' }, { image: "https://img.alicdn.com/new.jpg" }],
  [{ url: "https://example.com/new" }, { url: "https://example.com/new" }],
  [{ price: 4321, min_price: 1 }, { price: 4321 }],
  [{ activity_price: 99 }, { activity_price: 99 }],
  [{ month_sold: 77 }, { month_sold: 77 }],
  [{ thid_item_id: "renamed-1" }, { thid_item_id: "renamed-1" }],
])(
  "an entry that was written before is not shown once its goods say %j [OWN-01]",
  async (change, shown) => {
    const { id } = await add({ price: 5900 });
    expect((await listed(id)).entry).toBeDefined();
    await db.updateTable("products").set(change).where("id", "=", id).execute();
    expect((await listed(id)).entry).toMatchObject(shown);
  },
);

test("nor once its shop is called something else, in any language", async () => {
  const { id } = await add({ shop: "旧店" });
  expect((await listed(id, {}, "th")).entry).toMatchObject({ shop_name: "旧店" });
  expect((await listed(id, {}, "zh")).entry).toMatchObject({ shop_name: "旧店" });
  await db
    .updateTable("shops")
    .set({ name: "新店", names: JSON.stringify({ th: "ร้านใหม่" }), is_factory: true })
    .where("name", "=", "旧店")
    .execute();
  expect((await listed(id, {}, "th")).entry).toMatchObject({
    shop_name: "ร้านใหม่",
    is_factory: true,
  });
  expect((await listed(id, {}, "zh")).entry).toMatchObject({ shop_name: "新店" });
});

test("goods leave their lists and come back, and are counted, with what is on sale", async () => {
  const { id } = await add();
  const { total } = await listed(id);
  const put = (is_on_sale: boolean) =>
    db.updateTable("products").set({ is_on_sale }).where("id", "=", id).execute();
  await put(false);
  expect(await listed(id)).toEqual({ entry: undefined, total: total - 1 });
  await put(true);
  expect(await listed(id)).toMatchObject({ entry: { item_id: String(id) }, total });
});

test("goods move between categories and within their order", async () => {
  const { id } = await add({ category_id: 103, rank: 1 });
  const { id: other } = await add({ category_id: 103, rank: 2 });
  const order = async (category_id: number) => {
    clock.pass({ minutes: 1 });
    const { datalist } = valueOf(await visitor().call(queryItemList, { category_id }));
    return datalist.map(({ item_id }) => Number(item_id));
  };
  expect(await order(103)).toEqual([id, other]);
  await db.updateTable("products").set({ rank: 3 }).where("id", "=", id).execute();
  expect(await order(103)).toEqual([other, id]);
  await db.updateTable("products").set({ category_id: 144 }).where("id", "=", id).execute();
  expect(await order(103)).toEqual([other]);
  expect(await order(144)).toEqual([id]);
});

test("a page behind the last is empty and says how many there are", async () => {
  await add();
  const { total } = await listed(0);
  expect(total).toBeGreaterThan(0);
  expect(await listed(0, { page: 9 })).toEqual({ entry: undefined, total });
  clock.pass({ minutes: 1 });
  const { datalist } = valueOf(await visitor().call(queryItemList, { page: 9, page_size: 100 }));
  expect(datalist).toEqual([]);
});

test("what stands in lists of goods is what stands in the products, whatever was written", async () => {
  const { id } = await add();
  await indexOwnGoods(db, [id]);
  const columns = [
    "id",
    "category_id",
    "shop_id",
    "rank",
    "price",
    "month_sold",
    "search_tokens",
  ] as const;
  const products = await db
    .selectFrom("products")
    .select(columns)
    .where("platform", "=", 1)
    .where("is_on_sale", "=", true)
    .orderBy("id")
    .execute();
  const listedGoods = await db.selectFrom("listed_goods").select(columns).orderBy("id").execute();
  expect(listedGoods).toEqual(products);
});

test("goods stand close together for a search, however many words they are found by", async () => {
  const names = { en: Array.from({ length: 100 }, (_, place) => `word${place}`).join(" ") };
  const ids: number[] = [];
  for (let count = 0; count < 40; count++) ids.push((await add({ names })).id);
  const pages = async () => {
    const { rows } = await sql<{ goods: number; pages: number }>`
      select count(*)::int as goods, count(distinct (ctid::text::point)[0])::int as pages
      from listed_goods
      where id = any(${ids}::bigint[]) and search_tokens @@ ${"'word7'"}::tsquery`.execute(db);
    return rows[0];
  };
  // Words come to rows that stand without, and stay when numbers beside them change. In the rows they would take
  // ten pages.
  await indexOwnGoods(db, ids);
  expect(await pages()).toEqual({ goods: 40, pages: expect.toSatisfy((count) => count <= 3) });
  await db.updateTable("products").set({ price: 777 }).where("id", "in", ids).execute();
  expect(await pages()).toEqual({ goods: 40, pages: expect.toSatisfy((count) => count <= 3) });
});
