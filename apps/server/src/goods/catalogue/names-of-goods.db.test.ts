import { getAlibabaDetail, searchAlibaba } from "@sampan/contract/goods/sourcing/sourcing";
import { putCart, queryCartList } from "@sampan/contract/trade/carts/carts";
import { translateTexts } from "@sampan/contract/goods/translation";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeMarketplace, newListing } from "../../../../../tests/support/fake-marketplace.ts";
import { fakeTranslator } from "../../../../../tests/support/fake-translator.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { createWorkers } from "../../workers.ts";
import { noteGoodsTexts } from "../translation/note-goods-texts.ts";

const alibaba = fakeMarketplace(3);
const { state, translator, asked } = fakeTranslator();
const { db, needs, visitor, customer } = await openTestApp({
  translator,
  marketplaces: new Map([[3, alibaba.marketplace]]),
});
const workers = createWorkers(needs);

/** Of a title that stored goods hold. */
async function translate(title: string): Promise<void> {
  await noteGoodsTexts(db, [title], needs.clock());
  valueOf(await visitor().call(translateTexts, { text: [title], lang: "th" }));
}

type Change = Parameters<typeof newListing>[0];

async function open(change: Change = {}) {
  const listing = newListing(change);
  alibaba.state.listings.set(listing.thid_item_id, listing);
  const third_item_id = listing.thid_item_id;
  const read = async () => valueOf(await visitor().call(getAlibabaDetail, { third_item_id })).data;
  return { product: await read(), read };
}

beforeEach(() => {
  state.orders.length = 0;
  state.failure = undefined;
});

describe("stored goods", () => {
  test("carry what is known of their words from the start", async () => {
    const title = "蕾丝花边衬衫女";
    await translate(title);
    const { product } = await open({ title });
    expect(product.i18n).toMatchObject({ zh: title, "zh-TW": "蕾絲花邊襯衫女", th: `th:${title}` });
    const [colour] = product.item_prop_list;
    expect(colour?.i18n).toMatchObject({ th: "สี", en: "Colour" });
  });

  test("get the rest from a job, once, so that carts show them too", async () => {
    const { product, read } = await open({ title: "蝴蝶结短靴" });
    expect(product.i18n.th).toBeUndefined();
    await workers["translate-goods"]({});
    expect((await read()).i18n).toMatchObject({ th: "th:蝴蝶结短靴", en: "en:蝴蝶结短靴" });

    const ming = await customer();
    const item_id = product.item_sku_list[0]?.item_id ?? "";
    valueOf(await ming.call(putCart, { item_id, num: 1 }));
    const cart = valueOf(await ming.call(queryCartList, {}));
    expect(JSON.stringify(cart)).toContain("th:蝴蝶结短靴");

    const before = asked().length;
    await workers["translate-goods"]({});
    expect(asked()).toHaveLength(before);
  });

  test("are left alone after four failures", async () => {
    await open({ title: "一直译不出的裙" });
    state.failure = "unavailable";
    for (let minute = 0; minute < 6; minute += 1) await workers["translate-goods"]({});
    const tries = state.orders.filter(({ texts }) => texts.includes("一直译不出的裙"));
    // Twice each time: into Thai and into English.
    expect(tries).toHaveLength(8);
    await db.deleteFrom("goods_to_translate").execute();
  });

  test("of a shop that is kept apart stay untranslated in every language [TRAN-04]", async () => {
    const shop = { id: "20041", name: "原文店" };
    const { product, read } = await open({ title: "保留原文的长裙", shop });
    const original = "保留原文的长裙";
    const everywhere = { zh: original, "zh-TW": original, th: original, en: original };
    expect(product.i18n).toEqual(everywhere);
    await workers["translate-goods"]({});
    expect((await read()).i18n).toEqual(everywhere);
    expect(asked()).not.toContain(original);
    const { product: other } = await open({ title: original, shop: { ...shop, id: "20042" } });
    expect(other.i18n["zh-TW"]).toBe("保留原文的長裙");
  });

  test("of shops on the list that is configured are kept apart [TRAN-04]", async () => {
    await setSettings(needs, { untranslated_shops: ["777"] });
    const { product } = await open({ title: "蓝牙鼠标", shop: { id: "777", name: "店" } });
    expect(product.i18n["zh-TW"]).toBe("蓝牙鼠标");
    const { product: usual } = await open({ title: "蓝牙鼠标", shop: { id: "20041", name: "店" } });
    expect(usual.i18n["zh-TW"]).toBe("藍牙滑鼠");
    await setSettings(needs, {});
  });

  test("whose titles or options hold words of the trade say so", async () => {
    const { product } = await open({
      title: "羽绒服 预售",
      options: [{ name: "颜色", values: [{ value: "白 定金" }, { value: "黑" }] }],
      skus: [
        { thid_sku_id: "s1", props: { 颜色: "白 定金" }, price: 5900, stock: 9, status: 1 },
        { thid_sku_id: "s2", props: { 颜色: "黑" }, price: 5900, stock: 9, status: 1 },
      ],
    });
    expect(product.trade_words).toEqual(["deposit", "pre_sale"]);
    const values = product.item_prop_list[0]?.prop_value.map(({ trade_words }) => trade_words);
    expect(values).toEqual([["deposit"], undefined]);
  });
});

test("results of a search carry the titles that are remembered in the reader's language [TRAN-07]", async () => {
  const title = "牛仔外套宽松女";
  const listing = newListing({ title });
  alibaba.state.listings.set(listing.thid_item_id, listing);
  await translate(title);
  const titlesIn = async (lang: string) => {
    const reader = visitor();
    reader.cookies.set("lang", lang);
    const { datalist } = valueOf(await reader.call(searchAlibaba, { keywords: "牛仔" }));
    return datalist.find(({ item_name }) => item_name === title)?.i18n;
  };
  expect(await titlesIn("th")).toMatchObject({ zh: title, th: `th:${title}` });
  expect(await titlesIn("en")).toEqual({ zh: title, "zh-TW": "牛仔外套寬鬆女" });
});
