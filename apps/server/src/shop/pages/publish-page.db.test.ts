import { queryAreaList } from "@sampan/contract/goods/catalogue/catalogue";
import * as staffCalls from "@sampan/contract/shop/pages/staff-pages";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import { afterEach, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  blockWish,
  everyone,
  freeAddress,
  insertPage,
  pageSeenAt,
  type PageWish,
  pageWish,
  said,
} from "../../../../../tests/support/test-pages.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { visitor, staff, clock } = await openTestApp();
const desk = await staff("marketing");
desk.cookies.set("lang", "zh-TW");

/** A shared answer may be some seconds old. */
afterEach(() => clock.pass({ minutes: 1 }));

const publish = (change: Partial<PageWish> = {}) => insertPage(desk, clock.now(), change);
const seenAt = (route: string) => pageSeenAt(visitor(), route);

const wholeCard = {
  picture: "/files/a",
  alt: said("圖"),
  title: said(""),
  line: said(""),
  link: "",
};
const thaiMissing = { words: { ...said("字").words, th: "" }, drafts: [] };

test.each<[string, Partial<PageWish>, RegExp]>([
  ["words of the page", { title: thaiMissing }, /頁面本身.*ไทย.*缺文字/],
  [
    "words of a block",
    { blocks: [blockWish("notice", "a"), blockWish("notice", "b", { title: thaiMissing })] },
    /第 2 塊.*ไทย.*缺文字/,
  ],
  [
    "the description of a picture",
    { blocks: [blockWish("banners", "a", { cards: [{ ...wholeCard, alt: thaiMissing }] })] },
    /第 1 塊.*ไทย.*缺圖片說明/,
  ],
  [
    "somebody who confirms a draft",
    { blocks: [blockWish("text", "a", { body: { ...said("字"), drafts: ["en"] } })] },
    /第 1 塊.*English.*確認/,
  ],
  ["blocks", { blocks: [] }, /還沒有區塊/],
  [
    "a coupon that is there",
    { blocks: [blockWish("coupons", "a", { names: ["NOSUCHCOUPON"] })] },
    /第 1 塊.*已經不在/,
  ],
  [
    "a campaign that is there",
    { blocks: [blockWish("campaign", "a", { names: ["CM00000000"] })] },
    /已經不在/,
  ],
  [
    "a host that is listed",
    { blocks: [blockWish("partner", "a", { frame: "https://evil.test/" })] },
    /第 1 塊.*主機/,
  ],
  [
    "a segment that is there",
    { audience: { ...everyone(), segments: ["00000000000000000000"] } },
    /頁面本身.*已經不在/,
  ],
])(
  "publishing is refused for %s, naming block and language [PROMO-17] [BO-40]",
  async (_, change, words) => {
    const wish = pageWish(clock.now(), { address: freeAddress(), ...change });
    const { id, version, lacks } = valueOf(await desk.call(staffCalls.addPage, wish)).data;
    expect(lacks.length).toBeGreaterThan(0);
    const refused = await desk.call(staffCalls.publishPage, { id, version });
    expect(refusalOf(refused)).toBe("page_incomplete");
    expect(refused.ok || refused.error.message).toMatch(words);
    expect((await seenAt(wish.address)).data).toBeNull();
  },
);

test.each<[string, Partial<PageWish>, string]>([
  ["an address of another screen", { address: "/cart" }, "page_address_invalid"],
  ["an address of the server's", { address: "/staff/pages" }, "page_address_invalid"],
  ["another host", { address: "//evil.test" }, "page_address_invalid"],
  [
    "a window that ends before it begins",
    { starts_at: "2026-02-01 00:00:00", ends_at: "2026-01-01 00:00:00" },
    "page_window_invalid",
  ],
  ["what is no moment", { starts_at: "soon" }, "page_window_invalid"],
  [
    "a block of no moment",
    { blocks: [blockWish("countdown", "a", { until: "soon" })] },
    "page_window_invalid",
  ],
  [
    "two blocks of one name",
    { blocks: [blockWish("notice", "a"), blockWish("notice", "a")] },
    "invalid_input",
  ],
])("%s is refused when it is saved [PROMO-17]", async (_, change, code) => {
  const saved = await desk.call(staffCalls.addPage, pageWish(clock.now(), change));
  expect(refusalOf(saved)).toBe(code);
});

test("of two pages at one address at once the second is refused, and follows when the first is over [PROMO-17]", async () => {
  const address = freeAddress();
  const now = clock.now();
  const at = (days: number) => formatWireTime(addDays(now, days), "TW");
  await publish({ address, ends_at: at(3) });
  const add = async (starts_at: string) => {
    const wish = pageWish(now, { address, starts_at, ends_at: "" });
    return valueOf(await desk.call(staffCalls.addPage, wish)).data;
  };
  const early = await add(at(2));
  const { id, version } = early;
  expect(refusalOf(await desk.call(staffCalls.publishPage, { id, version }))).toBe(
    "page_address_taken",
  );
  const later = await add(at(3));
  const published = await desk.call(staffCalls.publishPage, later);
  expect(valueOf(published).data.standing).toBe("planned");
});

test("a save names the version it saw, and an older one is returned to [BO-40]", async () => {
  const address = freeAddress();
  const first = await publish({ address, title: said("一") });
  const { id } = first;
  const second = valueOf(
    await desk.call(staffCalls.changePage, {
      ...pageWish(clock.now(), { address, title: said("二") }),
      id,
      version: 1,
    }),
  ).data;
  expect(second).toMatchObject({ version: 2, published: 1 });
  const late = await desk.call(staffCalls.changePage, {
    ...pageWish(clock.now(), { address }),
    id,
    version: 1,
  });
  expect(refusalOf(late)).toBe("changed_meanwhile");
  // What people see is the published version until the next is published.
  expect((await seenAt(address)).data?.name).toBe("一 zh");
  const back = valueOf(
    await desk.call(staffCalls.returnToPageVersion, { id, version: 2, to: 1 }),
  ).data;
  expect(back).toMatchObject({ version: 3, title: said("一") });
  const { datalist } = valueOf(await desk.call(staffCalls.listPageVersions, { id }));
  expect(datalist.map((row) => [row.version, row.is_published])).toEqual([
    [3, false],
    [2, false],
    [1, true],
  ]);
  const older = valueOf(await desk.call(staffCalls.getPage, { id, version: 2 })).data;
  expect(older.title).toEqual(said("二"));
});

test("a page that is taken away is not there any more, and stays at the desk", async () => {
  const address = freeAddress();
  const { id, version } = await publish({ address });
  expect((await seenAt(address)).data).not.toBeNull();
  valueOf(await desk.call(staffCalls.unpublishPage, { id, version }));
  clock.pass({ minutes: 1 });
  expect((await seenAt(address)).data).toBeNull();
  const again = await desk.call(staffCalls.unpublishPage, { id, version });
  expect(refusalOf(again)).toBe("page_not_published");
});

test("staff preview what they saved as anybody at any moment, and nobody else does [BO-40]", async () => {
  const address = freeAddress();
  const now = clock.now();
  const audience = { ...everyone(), who: ["newcomer" as const], regions: ["TH" as const] };
  const wish = pageWish(now, {
    address,
    blocks: [blockWish("notice", "all"), blockWish("notice", "new", { audience })],
  });
  const { id } = valueOf(await desk.call(staffCalls.addPage, wish)).data;
  const look = async (change: object) =>
    valueOf(
      await desk.call(staffCalls.previewPage, {
        id,
        at: "",
        who: "visitor",
        region: "TH",
        language: "th",
        tier: "classic",
        segments: [],
        ...change,
      }),
    ).data;
  expect((await look({}))?.blocks.map((block) => block.title)).toEqual(["all th"]);
  const seen = await look({ who: "newcomer", language: "en" });
  expect(seen?.blocks.map((block) => block.title)).toEqual(["all en", "new en"]);
  expect((await look({ who: "newcomer", region: "TW" }))?.blocks).toHaveLength(1);
  expect((await look({ who: "customer" }))?.blocks).toHaveLength(1);
  expect(await look({ at: formatWireTime(addDays(now, 9), "TW") })).toBeNull();
  expect((await seenAt(address)).data).toBeNull();
  const buyer = await staff("buyer");
  const input = {
    id,
    at: "",
    who: "visitor",
    region: "TH",
    language: "th",
    tier: "classic",
  } as const;
  const foreign = await buyer.call(staffCalls.previewPage, { ...input, segments: [] });
  expect(refusalOf(foreign)).toBe("right_missing");
});

test("words in the other form of Chinese are drafted by table; nobody drafts Thai without a provider", async () => {
  const ask = (to: readonly ("zh-TW" | "th")[]) =>
    desk.call(staffCalls.draftPageWords, { text: "网络优惠", from: "zh", to: [...to] });
  const { list } = valueOf(await ask(["zh-TW", "th"]));
  expect(list.map(({ language }) => language)).toEqual(["zh-TW"]);
  expect(list[0]?.words).not.toBe("网络优惠");
  expect(refusalOf(await ask(["th"]))).toBe("page_words_undrafted");
});

test("home is told whether a page is published in the place of its shelves [BO-40]", async () => {
  const isFilled = async () => valueOf(await visitor().call(queryAreaList, {})).has_page;
  const ends_at = formatWireTime(addDays(clock.now(), 1), "TW");
  const { id, version } = await publish({ address: "/", ends_at });
  expect(await isFilled()).toBe(true);
  valueOf(await desk.call(staffCalls.unpublishPage, { id, version }));
  clock.pass({ minutes: 1 });
  expect(await isFilled()).toBe(false);
});
