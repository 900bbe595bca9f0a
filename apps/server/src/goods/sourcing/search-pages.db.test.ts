import { searchAlibaba, searchJd, searchTaobao } from "@sampan/contract/goods/sourcing/sourcing";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeMarketplace, newListing } from "../../../../../tests/support/fake-marketplace.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { sweepSearchPages } from "./sweep-search-pages.ts";

const alibaba = fakeMarketplace(3);
const jd = fakeMarketplace(5);
const { db, needs, visitor, clock } = await openTestApp({
  marketplaces: new Map([
    [3, alibaba.marketplace],
    [5, jd.marketplace],
  ]),
});

beforeEach(() => {
  alibaba.state.failure = undefined;
  alibaba.state.listings.clear();
  offer();
});

function offer(change: Parameters<typeof newListing>[0] = {}) {
  const offered = newListing(change);
  alibaba.state.listings.set(offered.thid_item_id, offered);
}

const ask = (keywords: string, more: object = {}) =>
  visitor().call(searchAlibaba, { keywords, ...more });
const found = async (keywords: string, more: object = {}) => valueOf(await ask(keywords, more));
const asked = () => alibaba.state.searched.length;
const countPages = async () => {
  const pages = await db.selectFrom("search_pages").select("keywords").execute();
  return pages.length;
};

describe("a page of a search", () => {
  test("is kept, and answers whoever asks the same while it is fresh", async () => {
    const first = await found("雨伞");
    expect(first).toMatchObject({ total: 1, is_stale: false });
    const before = asked();
    clock.pass({ minutes: 14 });
    offer();
    expect(await found("雨伞")).toEqual(first);
    expect(await found("  雨伞 ")).toEqual(first);
    expect(asked()).toBe(before);
  });

  test("is one page however its words are typed", async () => {
    await found("iPhone  case");
    const before = asked();
    await found("IPHONE case");
    await found("ｉＰｈｏｎｅ case");
    expect(asked()).toBe(before);
  });

  test("asked for in Taiwan's words is the one of the sellers' words [NFR-01]", async () => {
    const reader = visitor();
    reader.cookies.set("lang", "zh-TW");
    const search = async (keywords: string) =>
      valueOf(await reader.call(searchAlibaba, { keywords }));
    await search("藍牙滑鼠");
    expect(alibaba.state.searched.at(-1)).toMatchObject({ keywords: "蓝牙鼠标" });
    const before = asked();
    await search("蓝牙鼠标");
    await found("蓝牙鼠标");
    expect(asked()).toBe(before);
  });

  test("names goods and shops in Taiwan's characters for readers there [I18N-06]", async () => {
    const shop = { id: "shop-2", name: "码头女装厂", is_factory: true };
    alibaba.state.listings.clear();
    offer({ title: "纯棉短袖", shop });
    const reader = visitor();
    reader.cookies.set("lang", "zh-TW");
    const { datalist } = valueOf(await reader.call(searchAlibaba, { keywords: "短袖" }));
    expect(datalist).toMatchObject([
      { item_name: "纯棉短袖", i18n: { "zh-TW": "純棉短袖" }, shop_name: "碼頭女裝廠" },
    ]);
    expect((await found("短袖")).datalist).toMatchObject([{ shop_name: "码头女装厂" }]);
  });

  test("is another page with another order, page, size or marketplace", async () => {
    await found("水杯");
    const before = asked();
    await found("水杯", { order_by: "3" });
    await found("水杯", { page: 2 });
    await found("水杯", { page_size: 20 });
    expect(asked()).toBe(before + 3);
    valueOf(await visitor().call(searchJd, { keywords: "水杯" }));
    expect(jd.state.searched).toHaveLength(1);
  });

  test("that has aged is answered at once with its age, and renewed behind the answer", async () => {
    const first = await found("台灯");
    clock.pass({ hours: 1 });
    offer();
    expect(await found("台灯")).toEqual({ ...first, is_stale: true });
    await expect.poll(async () => (await found("台灯")).is_stale).toBe(false);
    expect(await found("台灯")).toMatchObject({ total: 2 });
  });

  test("stands while the marketplace is down, and says how old it is [NFR-09]", async () => {
    const first = await found("帽子");
    clock.pass({ hours: 30 });
    alibaba.state.failure = "unavailable";
    expect(await found("帽子")).toEqual({ ...first, is_stale: true });
    expect(refusalOf(await ask("没人找过"))).toBe("platform_unavailable");
  });

  test("is not kept when the marketplace refuses, and empty when it finds nothing", async () => {
    const before = await countPages();
    alibaba.state.failure = "too_many_calls";
    expect(refusalOf(await ask("围巾"))).toBe("too_many_calls");
    expect(await countPages()).toBe(before);
    alibaba.state.failure = "not_found";
    expect(await found("围巾")).toMatchObject({ datalist: [], total: 0, is_stale: false });
    expect(await countPages()).toBe(before + 1);
  });

  test("costs one question when a hundred people ask it at the same moment", async () => {
    const before = asked();
    const pages = await Promise.all(Array.from({ length: 100 }, () => found("雨衣")));
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([1]));
    expect(asked()).toBe(before + 1);
  });
});

describe("a search of bad words", () => {
  test("of more than 200 characters is refused before anybody is asked", async () => {
    const before = asked();
    expect(refusalOf(await ask("长".repeat(201)))).toBe("invalid_input");
    expect(refusalOf(await ask("长".repeat(100_000)))).toBe("invalid_input");
    expect(asked()).toBe(before);
  });

  test.each([{ page: 0 }, { page: 1e9 }, { page: -1 }, { page_size: 101 }, { order_by: "2" }])(
    "with %o is refused before anybody is asked",
    async (more) => {
      const before = asked();
      expect(refusalOf(await ask("裙", more))).toBe("invalid_input");
      expect(asked()).toBe(before);
    },
  );

  test("at a marketplace nobody connected says so [NFR-09]", async () => {
    const answer = await visitor().call(searchTaobao, { keywords: "裙" });
    expect(refusalOf(answer)).toBe("platform_unavailable");
  });
});

describe("what a search request holds", () => {
  test("reaches the marketplace: words, page, size and order; the time stays here [ITEM-17] [CONST-34]", async () => {
    await found("披肩", { page: 3, page_size: 30, timestamp: "1772424000000" });
    const sent = { keywords: "披肩", page: 3, page_size: 30, order_by: "1" };
    expect(alibaba.state.searched.at(-1)).toEqual(sent);
  });

  test("is answered with addresses, shop, platform and prices in cents [ITEM-21] [ITEM-22]", async () => {
    const [item] = (await found("连衣裙")).datalist;
    expect(item).toMatchObject({
      url: "https://detail.1688.com/offer/1.html",
      item_url: "https://detail.1688.com/offer/1.html",
      shop_name: "沐禾",
      ext: { platform: 3 },
      price: 5900,
      activity_price: 0,
    });
  });
});

describe("sweeping", () => {
  test("removes pages that outlived their keeping, and the oldest of too many", async () => {
    await found("旧");
    clock.pass({ hours: 25 });
    for (const words of ["甲", "乙", "丙"]) {
      await found(words);
      clock.pass({ minutes: 1 });
    }
    await sweepSearchPages(needs);
    const kept = async () =>
      (await db.selectFrom("search_pages").select("keywords").execute())
        .map(({ keywords }) => keywords)
        .toSorted();
    expect(await kept()).toEqual(["丙", "乙", "甲"].toSorted());
    await sweepSearchPages(needs, 2);
    expect(await kept()).toEqual(["丙", "乙"].toSorted());
  });
});
