import { getAlibabaDetail, searchAlibaba } from "@sampan/contract/goods/sourcing/sourcing";
import { translateTexts } from "@sampan/contract/goods/translation";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeMarketplace, newListing } from "../../../../../tests/support/fake-marketplace.ts";
import { fakeTranslator } from "../../../../../tests/support/fake-translator.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { noteGoodsTexts } from "./note-goods-texts.ts";
import { sweepTranslations } from "./sweep-translations.ts";

const alibaba = fakeMarketplace(3);
const { state, translator, asked } = fakeTranslator();
const { db, visitor, customer, clock } = await openTestApp({
  translator,
  marketplaces: new Map([[3, alibaba.marketplace]]),
});

const say = async (text: string[], caller = visitor()): Promise<Record<string, string>> =>
  valueOf(await caller.call(translateTexts, { text, lang: "th" })).data;

function offer(change: Parameters<typeof newListing>[0]): string {
  const listing = newListing(change);
  alibaba.state.listings.set(listing.thid_item_id, listing);
  return listing.thid_item_id;
}

beforeEach(() => {
  state.orders.length = 0;
  alibaba.state.listings.clear();
});

describe("what somebody sends to be translated", () => {
  test("is answered as it is when no goods hold it, and no provider is asked", async () => {
    const letter = Array.from({ length: 100 }, (_, line) => `第${line}封信的内容写在这里`);
    expect(await say(letter)).toEqual(Object.fromEntries(letter.map((text) => [text, text])));
    expect(await say(letter, await customer())).toMatchObject({
      [letter[0] ?? ""]: letter[0],
    });
    expect(asked()).toEqual([]);
    const usage = await db.selectFrom("translation_usage").selectAll().execute();
    expect(usage).toEqual([]);
  });

  test("is translated when it is title, option or attribute of a product somebody opened", async () => {
    const third_item_id = offer({
      title: "手工编织草帽",
      options: [{ name: "帽围尺码", values: [{ value: "儿童头围" }] }],
      attributes: [{ name: "编织工艺", value: "拉菲草手编" }],
    });
    valueOf(await visitor().call(getAlibabaDetail, { third_item_id }));
    const texts = ["手工编织草帽", "帽围尺码", "儿童头围", "编织工艺", "拉菲草手编"];
    await say([...texts, "别人的文字"]);
    expect(asked().toSorted()).toEqual(texts.toSorted());
  });

  test("is translated when it is a title that a search found", async () => {
    offer({ title: "藤编收纳篮" });
    valueOf(await visitor().call(searchAlibaba, { keywords: "收纳" }));
    expect(await say(["藤编收纳篮"])).toEqual({ 藤编收纳篮: "th:藤编收纳篮" });
  });

  test("is translated when it is what a line of a cart joins, and not with a word of others in it", async () => {
    await noteGoodsTexts(db, ["雾霾蓝", "加长款"], clock.now());
    await say(["雾霾蓝 加长款", "雾霾蓝 信件"]);
    expect(asked()).toEqual(["雾霾蓝 加长款"]);
  });
});

test("texts that were noted longest ago go when there are too many, shares with their day", async () => {
  await db.deleteFrom("goods_texts").execute();
  await noteGoodsTexts(db, ["旧帽子"], clock.now());
  clock.pass({ days: 2 });
  await noteGoodsTexts(db, ["新帽子", "新围巾"], clock.now());
  await say(["新帽子"]);
  const shares = async () =>
    (await db.selectFrom("translation_shares").selectAll().execute()).length;
  expect(await shares()).toBe(2);
  await sweepTranslations(db, clock.now(), 2);
  expect(await shares()).toBe(1);
  expect(await say(["旧帽子"])).toEqual({ 旧帽子: "旧帽子" });
  expect(await say(["新围巾"])).toEqual({ 新围巾: "th:新围巾" });
});
