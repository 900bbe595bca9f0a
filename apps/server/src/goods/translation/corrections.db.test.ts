import {
  correctTranslation,
  forgetCorrection,
  queryTextHistory,
  queryTranslations,
} from "@sampan/contract/goods/texts/staff-texts";
import { getAlibabaDetail } from "@sampan/contract/goods/sourcing/sourcing";
import { translateTexts } from "@sampan/contract/goods/translation";
import { describe, expect, test } from "vitest";
import { fakeMarketplace, newListing } from "../../../../../tests/support/fake-marketplace.ts";
import { fakeTranslator } from "../../../../../tests/support/fake-translator.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { createWorkers } from "../../workers.ts";
import { noteGoodsTexts } from "./note-goods-texts.ts";

const alibaba = fakeMarketplace(3);
const { translator, asked } = fakeTranslator();
const { db, needs, visitor, staff, jobs } = await openTestApp({
  translator,
  marketplaces: new Map([[3, alibaba.marketplace]]),
});
const editor = await staff("catalogue");
const workers = createWorkers(needs);

/** Of a text that stored goods hold. */
const say = async (text: string, lang = "th"): Promise<string | undefined> => {
  await noteGoodsTexts(db, [text], needs.clock());
  return valueOf(await visitor().call(translateTexts, { text: [text], lang })).data[text];
};
const correct = async (
  source_text: string,
  translated_text: string,
  language: "th" | "zh-TW" = "th",
) => valueOf(await editor.call(correctTranslation, { source_text, language, translated_text }));

describe("a translation that content staff corrected", () => {
  test("wins over the provider and is not made anew [BO-51] [TRAN-07]", async () => {
    expect(await say("泡泡袖上衣")).toBe("th:泡泡袖上衣");
    await correct("泡泡袖上衣", "เสื้อแขนพอง");
    expect(await say("泡泡袖上衣")).toBe("เสื้อแขนพอง");
    expect(asked().filter((text) => text === "泡泡袖上衣")).toHaveLength(1);
  });

  test("wins over our own terms and over conversion, before anybody asked [BO-51]", async () => {
    await correct("黑色", "สีดำ");
    expect(await say("黑色")).toBe("สีดำ");
    await correct("充电宝", "行動電源", "zh-TW");
    expect(await say("充电宝", "zh-TW")).toBe("行動電源");
    expect(asked()).not.toContain("充电宝");
  });

  test("is written on stored goods that hold the text, as title or option [BO-51]", async () => {
    const listing = newListing({ title: "云朵拖鞋女" });
    alibaba.state.listings.set(listing.thid_item_id, listing);
    const open = async () =>
      valueOf(await visitor().call(getAlibabaDetail, { third_item_id: listing.thid_item_id })).data;
    await open();
    for (const [source, words] of [
      ["云朵拖鞋女", "รองเท้าแตะก้อนเมฆ"],
      ["白", "ขาวนวล"],
    ] as const)
      await correct(source, words);
    for (const job of jobs)
      if (job.name === "rename-goods") await workers["rename-goods"](job.data);
    const product = await open();
    expect(product.i18n.th).toBe("รองเท้าแตะก้อนเมฆ");
    expect(product.item_prop_list[0]?.prop_value[0]?.i18n.th).toBe("ขาวนวล");
    expect(product.item_sku_list[0]?.prop_i18n_value.th).toBe("ขาวนวล");
  });

  test("is found by original or translation, and tells its history [BO-51] [BO-03]", async () => {
    await say("小猫挂件");
    await correct("小猫挂件", "พวงกุญแจแมว");
    const find = async (search: string, corrected: 0 | 1 = 0) =>
      valueOf(await editor.call(queryTranslations, { search, corrected })).datalist;
    expect((await find("小猫")).map(({ origin }) => origin)).toEqual(["staff", "google-v2"]);
    expect(await find("พวงกุญแจ")).toMatchObject([{ source_text: "小猫挂件", origin: "staff" }]);
    expect(await find("小猫", 1)).toHaveLength(1);
    expect(await find("%")).toEqual([]);
    const name = { kind: "translation", name: "小猫挂件", language: "th" } as const;
    expect(valueOf(await editor.call(queryTextHistory, name)).datalist).toMatchObject([
      { before: "th:小猫挂件", after: "พวงกุญแจแมว" },
    ]);
  });

  test("can be taken back, once [BO-51]", async () => {
    await say("毛线帽女");
    await correct("毛线帽女", "หมวกไหมพรม");
    const text = { source_text: "毛线帽女", language: "th" } as const;
    valueOf(await editor.call(forgetCorrection, text));
    expect(await say("毛线帽女")).toBe("th:毛线帽女");
    expect(refusalOf(await editor.call(forgetCorrection, text))).toBe("text_unknown");
  });
});

test("only content staff correct translations [BO-51] [BO-02]", async () => {
  const buyer = await staff("buyer");
  const correction = { source_text: "裙", language: "th", translated_text: "x" } as const;
  expect(refusalOf(await buyer.call(correctTranslation, correction))).toBe("right_missing");
  expect(refusalOf(await visitor().call(correctTranslation, correction))).toBe("login_needed");
});
