import { queryItemList } from "@sampan/contract/goods/catalogue/own-items";
import { searchAlibaba } from "@sampan/contract/goods/sourcing/sourcing";
import type { ListItem } from "@sampan/contract/goods/catalogue/goods";
import { languages, type Language } from "@sampan/domain/kernel/language";
import { wordsIn } from "@sampan/locales/words-in";
import { createElement } from "react";
import { expect, test } from "vitest";
import { newListing } from "../../../../../tests/support/fake-marketplace.ts";
import { insertProduct, type ProductWish } from "../../../../../tests/support/test-goods.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { drawn } from "../../shell/shown.ts";
import { speak } from "../../shell/speech.ts";
import { useRate } from "../../sums/use-rate.ts";
import { openOnScreen } from "../../../../../tests/support/open-on-screen.ts";
import { GoodsCard } from "./goods-card.tsx";
import { GoodsRow } from "./goods-row.tsx";

/** Goods of a list, as the search of a marketplace and our own shelves answer them, drawn as tiles and as rows. */

const { alibaba, visitor, db, clock, page } = await openOnScreen("zh-TW");

const layouts = ["grid", "list"] as const;
interface Placed {
  readonly item: ListItem;
  readonly layout: (typeof layouts)[number];
}

function Goods({ item, layout }: Placed) {
  const rate = useRate();
  return layout === "grid"
    ? createElement(GoodsCard, { item, rate, hasShop: true })
    : createElement(GoodsRow, { item, rate, isEager: false });
}

const listed = (item: ListItem, layout: Placed["layout"], language: Language = "zh-TW") =>
  drawn(Goods, { item, layout }, { ...page, language });
const compact = (markup: string) => markup.replaceAll(/<[^>]+>/g, "").replaceAll(/\s/g, "");

async function found(): Promise<ListItem> {
  const listing = newListing({ title: `法式连衣裙 ${alibaba.state.listings.size}` });
  alibaba.state.listings.set(listing.thid_item_id, listing);
  const { datalist } = valueOf(await visitor().call(searchAlibaba, { keywords: listing.title }));
  const item = datalist.find(({ thid_item_id }) => thid_item_id === listing.thid_item_id);
  if (!item) throw new Error("it is not found");
  return item;
}

async function shelved(wish: ProductWish): Promise<ListItem> {
  const { id } = await insertProduct(db, clock.now(), { platform: 1, ...wish });
  clock.pass({ minutes: 1 });
  const { datalist } = valueOf(await visitor().call(queryItemList, { page_size: 100 }));
  const item = datalist.find(({ item_id }) => item_id === String(id));
  if (!item) throw new Error("it is not listed");
  return item;
}

test("what a search found is called by its name and leads to its page by the marketplace's number, our own by ours [ITEM-19]", async () => {
  const item = await found();
  const own = await shelved({ name: "竹编篮", names: { "zh-TW": "竹編籃" } });
  for (const layout of layouts) {
    for (const language of languages) {
      const markup = await listed(item, layout, language);
      expect(markup).toContain(wordsIn(language, item.i18n).text);
      expect(markup).toContain(`href="/goodsDetailAgent/${item.thid_item_id}?platform=3`);
    }
    expect(await listed({ ...item, item_name: "", i18n: { zh: "" } }, layout, "zh")).toContain(
      item.name,
    );
    expect(await listed(own, layout, "zh-TW")).toContain("竹編籃");
    expect(await listed(own, layout)).toContain(`href="/goodsDetailOwn/${own.item_id}"`);
  }
});

test("where it is from, its shop and its listing's own address come along, and our own goods say no marketplace [ITEM-21]", async () => {
  const item = await found();
  const own = await shelved({});
  const { say } = await speak("zh-TW");
  expect(item.url).toBe(item.item_url);
  expect(item.ext.platform).toBe(item.platform);
  for (const layout of layouts) {
    const markup = await listed(item, layout, "zh-TW");
    expect(markup).toContain(`urltb=${encodeURIComponent(item.url)}`);
    expect(markup).toContain(item.shop_name);
    expect(markup).toContain(`>${say("common.platform.alibaba")}<`);
    expect(await listed(own, layout, "zh-TW")).not.toContain(">1688<");
  }
});

test("what goods cost stands in yuan and converted, and in a promotion its price with the usual one struck through [ITEM-22]", async () => {
  const item = await found();
  const usual = await shelved({ price: 7900 });
  const reduced = await shelved({ price: 7900, activity_price: 6590 });
  expect([item.price, item.activity_price]).toEqual([5900, 0]);
  expect([reduced.price, reduced.activity_price]).toEqual([7900, 6590]);
  for (const layout of layouts) {
    // 59 yuan at 4.53.
    expect(compact(await listed(item, layout))).toMatch(/¥59\.00.*NT\$267\.27/);
    const cut = await listed(reduced, layout);
    expect(compact(cut)).toMatch(/¥65\.90¥79\.00NT\$298\.53/);
    expect(cut).toMatch(/<s [^>]*>¥\s79\.00<\/s>/);
    const whole = await listed(usual, layout);
    expect(compact(whole)).toContain("¥79.00NT$357.87");
    expect(whole).not.toContain("<s ");
  }
});
