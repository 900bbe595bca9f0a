import { queryItemList } from "@sampan/contract/goods/catalogue/own-items";
import { getItemDetail } from "@sampan/contract/goods/catalogue/own-product";
import { queryAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import {
  getOwnGoods,
  listOwnGoods,
  type OwnGoods,
  saveOwnGoods,
  setGoodsOnSale,
} from "@sampan/contract/goods/catalogue/staff-catalogue";
import { putCartBatch, queryCartList } from "@sampan/contract/trade/carts/carts";
import { uploadGoodsPicture, uploadImage } from "@sampan/contract/kernel/uploads";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, staff, visitor, customer, clock } = await openTestApp();

const named = (zh: string) => ({ zh, "zh-TW": "", th: "", en: "" });
const editor = () => staff("catalogue");
type Editor = Awaited<ReturnType<typeof editor>>;

async function uploaded(by: Editor): Promise<string> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const file = new Blob([new Uint8Array(bytes)], { type: "image/png" });
  return valueOf(await by.call(uploadGoodsPicture, { file })).data.url;
}

const sku = (choices: number[], change: Partial<OwnGoods["skus"][number]> = {}) => ({
  choices,
  price: 5900,
  stock: 10,
  stock_seen: 0,
  is_on_sale: true,
  weight_g: null,
  ...change,
});

const written = (change: Partial<OwnGoods> = {}): OwnGoods => ({
  names: { zh: "竹编茶盘", "zh-TW": "竹編茶盤", th: "ถาดชาไม้ไผ่", en: "Bamboo tea tray" },
  promotion_titles: named(""),
  category_id: null,
  images: [],
  description: "<p>手工</p>",
  attributes: [{ names: named("材质"), values: named("竹") }],
  options: [
    {
      names: { ...named("颜色"), en: "Colour" },
      values: [
        { names: { ...named("原色"), en: "Natural" }, image: "" },
        { names: named("深色"), image: "" },
      ],
    },
  ],
  skus: [sku([0]), sku([1], { price: 6900 })],
  tiers: [],
  activity_price: null,
  batch_step: 1,
  minimum_batch: 1,
  unit: "件",
  goods_class: "ordinary",
  weight_g: 500,
  mainland_freight: 0,
  is_on_sale: false,
  ...change,
});

async function created(by: Editor, change: Partial<OwnGoods> = {}): Promise<string> {
  const goods = written({ images: [await uploaded(by)], is_on_sale: true, ...change });
  return valueOf(await by.call(saveOwnGoods, { goods })).data.id;
}
const opened = async (by: Editor, id: string) => valueOf(await by.call(getOwnGoods, { id })).data;

describe("own goods at the desk", () => {
  test("are written by staff, and a customer buys them in their language [BO-41] [MONEY-01] [ITEM-01]", async () => {
    const som = await editor();
    const promotion_titles = { ...named("手工编织"), th: "สานด้วยมือ" };
    const id = await created(som, { promotion_titles });
    const reader = visitor();
    reader.cookies.set("lang", "th");
    const { data } = valueOf(await reader.call(getItemDetail, { id }));
    expect(data.i18n.th).toBe("ถาดชาไม้ไผ่");
    expect([data.promotion_title, data.promotion_i18n.th]).toEqual(["手工编织", "สานด้วยมือ"]);
    expect(data).toMatchObject({ price: 5900, min_price: 5900, max_price: 6900, storage: 20 });
    expect(data.item_sku_list.map(({ i18n, price_real }) => [i18n.zh, price_real])).toEqual([
      ["原色", 5900],
      ["深色", 6900],
    ]);
    const found = valueOf(await visitor().call(queryItemList, { keywords: "茶盘" }));
    expect(found.datalist.map(({ item_id }) => item_id)).toContain(id);
  });

  test("with prices by tier from three on are sold from three on, whatever minimum was written [SKU-02] [SKU-03]", async () => {
    const som = await editor();
    const ming = await customer();
    for (const tiers of [
      [{ from: 3, price: 5900 }],
      [
        { from: 3, price: 5900 },
        { from: 10, price: 4900 },
      ],
    ]) {
      const id = await created(som, { tiers, minimum_batch: 1 });
      const { data } = valueOf(await ming.call(getItemDetail, { id }));
      expect(data.minimum_batch).toBe(3);
      const [one, other] = data.item_sku_list.map(({ item_id }) => item_id);
      const put = (num: number) =>
        ming.call(putCartBatch, {
          batch_item_list: [
            { item_id: one ?? "", num: 1 },
            { item_id: other ?? "", num },
          ],
        });
      expect(await put(1)).toMatchObject({
        error: { code: "below_minimum_batch", values: { n: 3 } },
      });
      expect(refusalOf(await put(2))).toBe("accepted");
    }
    const { datalist } = valueOf(await ming.call(queryCartList, {}));
    const lines = datalist.flatMap(({ item_list }) => item_list);
    expect(lines.map(({ minimum_batch, marks }) => [minimum_batch, marks])).toEqual(
      lines.map(() => [3, []]),
    );
  });

  test("take prices as whole cents only [MONEY-01]", async () => {
    const som = await editor();
    const goods = written({ skus: [sku([0], { price: 59.5 })] });
    expect(refusalOf(await som.call(saveOwnGoods, { goods }))).toBe("invalid_input");
  });

  test("go on sale and off it, and only with a picture and a price [BO-41]", async () => {
    const som = await editor();
    const { data } = valueOf(await som.call(saveOwnGoods, { goods: written() }));
    const sale = { id: data.id, version: 1, is_on_sale: true };
    expect(refusalOf(await som.call(setGoodsOnSale, sale))).toBe("goods_not_sellable");

    const id = await created(som);
    valueOf(await som.call(setGoodsOnSale, { id, version: 1, is_on_sale: false }));
    expect(refusalOf(await visitor().call(getItemDetail, { id }))).toBe("item_not_found");
    expect(refusalOf(await som.call(setGoodsOnSale, { id, version: 1, is_on_sale: true }))).toBe(
      "changed_meanwhile",
    );
  });

  test("keep the id of a combination whose value is renamed, and of one that comes back", async () => {
    const som = await editor();
    const id = await created(som);
    const first = await opened(som, id);
    const [natural, dark] = first.goods.skus;
    const [colour] = first.goods.options;
    if (!natural || !dark || !colour) throw new Error("the goods have two colours");
    const renamed = {
      ...colour,
      values: [{ names: named("本色"), image: "" }],
    };
    const without = { ...first.goods, options: [renamed], skus: [natural] };
    valueOf(await som.call(saveOwnGoods, { id, version: 1, goods: without }));
    const { goods } = await opened(som, id);
    expect(goods.skus.map((one) => one.id)).toEqual([natural.id]);

    const back = { ...colour, values: [...renamed.values, ...colour.values.slice(1)] };
    const again = { ...goods, options: [back], skus: [...goods.skus, sku([1])] };
    valueOf(await som.call(saveOwnGoods, { id, version: 2, goods: again }));
    const ids = (await opened(som, id)).goods.skus.map((one) => one.id);
    expect(ids).toEqual([natural.id, dark.id]);
  });

  test("keep pieces sold that were sold while somebody edited the stock", async () => {
    const som = await editor();
    const id = await created(som);
    const { goods } = await opened(som, id);
    const [natural] = goods.skus;
    if (!natural) throw new Error("the goods have a sku");
    await db.updateTable("skus").set({ stock: 7 }).where("id", "=", Number(natural.id)).execute();
    const recounted = goods.skus.map((one) =>
      one.id === natural.id ? { ...one, stock: 30 } : one,
    );
    valueOf(await som.call(saveOwnGoods, { id, version: 1, goods: { ...goods, skus: recounted } }));
    const saved = (await opened(som, id)).goods.skus.find((one) => one.id === natural.id);
    // 10 were seen and 30 counted: 20 more than there were, of which 3 are gone.
    expect(saved?.stock).toBe(27);
  });

  test("are not saved over what somebody else saved, who is named [BO-41] [BO-03]", async () => {
    const [som, ann] = [await editor(), await editor()];
    const id = await created(som);
    const { goods } = await opened(ann, id);
    const names = { ...goods.names, en: "Tea tray" };
    valueOf(await som.call(saveOwnGoods, { id, version: 1, goods: { ...goods, names } }));
    const late = await ann.call(saveOwnGoods, {
      id,
      version: 1,
      goods: { ...goods, unit: "套" },
    });
    expect(late).toMatchObject({ ok: false, error: { code: "changed_meanwhile" } });
    const now = await opened(ann, id);
    expect(now).toMatchObject({ version: 2, goods: { unit: "件", names: { en: "Tea tray" } } });
    expect(now.changed?.at).toMatch(/^\d{4}-/);

    const admin = await staff("admin");
    const { datalist } = valueOf(
      await admin.call(queryAuditLog, { object_kind: "own_goods", object_id: id }),
    );
    expect(datalist[0]).toMatchObject({
      action: "change_goods",
      old_value: { names: { en: "Bamboo tea tray" } },
      new_value: { names: { en: "Tea tray" } },
    });
  });

  test.each<[string, Partial<OwnGoods>, string]>([
    ["no name", { names: named(" ") }, "names_needed"],
    ["a category that is none", { category_id: 999_999 }, "category_unknown"],
    ["a picture from elsewhere", { images: ["https://elsewhere.test/a.jpg"] }, "file_unknown"],
    ["a combination twice", { skus: [sku([0]), sku([0])] }, "skus_unclear"],
    ["a sku of other goods", { skus: [sku([0], { id: "1" })] }, "skus_unclear"],
  ])("are refused with %s", async (_, change, refusal) => {
    const som = await editor();
    expect(refusalOf(await som.call(saveOwnGoods, { goods: written(change) }))).toBe(refusal);
  });

  test("lose what could run in their description", async () => {
    const som = await editor();
    const id = await created(som, { description: '<p onclick="x()">好</p><script>x()</script>' });
    expect((await opened(som, id)).goods.description).toBe("<p>好</p>");
  });

  test("keep pictures of ours in their description, and no other address of ours", async () => {
    const som = await editor();
    const image = `<img src="${await uploaded(som)}" alt="">`;
    const description = `${image}<img src="/gateway/order/close">`;
    const id = await created(som, { description });
    const kept = (await opened(som, id)).goods.description;
    expect(kept).toMatch(/^<img src="\/files\/[0-9a-f]{40}" alt="" ?\/?>$/);
  });

  test("are found by name in any language, number, category and state [BO-41]", async () => {
    const som = await editor();
    await db
      .insertInto("categories")
      .values({ id: 14_499, parent_id: 144, slug: "c", name: "{}", position: 99 })
      .execute();
    const id = await created(som, { names: named("独一无二"), category_id: 14_499 });
    const find = async (filter: object) =>
      valueOf(await som.call(listOwnGoods, filter)).datalist.map((row) => row.id);
    expect(await find({ search: "一无" })).toEqual([id]);
    expect(await find({ search: id })).toEqual([id]);
    expect(await find({ category_id: 144 })).toEqual([id]);
    expect(await find({ search: "独一", view: "off_sale" })).toEqual([]);
    await db.updateTable("skus").set({ stock: 0 }).where("product_id", "=", Number(id)).execute();
    expect(await find({ view: "sold_out" })).toEqual([id]);
  });

  test("are nobody's to change without the right", async () => {
    const reviewer = await staff("reviewer");
    expect(refusalOf(await reviewer.call(saveOwnGoods, { goods: written() }))).toBe(
      "right_missing",
    );
    const { id } = await insertProduct(db, clock.now(), { platform: 3 });
    const som = await editor();
    expect(refusalOf(await som.call(getOwnGoods, { id: String(id) }))).toBe("goods_unknown");
    const ming = await customer();
    expect(refusalOf(await ming.call(listOwnGoods, {}))).toBe("login_needed");
  });
});

describe("pictures of own goods", () => {
  test("are seen by everybody, and drawn anew", async () => {
    const url = await uploaded(await editor());
    const answer = await visitor().send(url, {});
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("cache-control")).toContain("public");
    const shrunk = await visitor().send(`/pictures/96?from=${encodeURIComponent(url)}`, {});
    expect(shrunk.headers.get("content-type")).toBe("image/webp");
  });

  test("are the only files that are shrunk for everybody", async () => {
    const ming = await customer();
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const file = new Blob([new Uint8Array(bytes)], { type: "image/png" });
    const { url } = valueOf(await ming.call(uploadImage, { file, kind: "voucher" })).data;
    const shrunk = await ming.send(`/pictures/96?from=${encodeURIComponent(url)}`, {});
    expect(shrunk.status).toBe(404);
  });
});
