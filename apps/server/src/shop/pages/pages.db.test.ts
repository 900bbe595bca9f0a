import { addSegment, putSegmentMembers } from "@sampan/contract/people/segments/staff-segments";
import { countBlocks, queryOwnPage } from "@sampan/contract/shop/pages/own-pages";
import { queryPage } from "@sampan/contract/shop/pages/pages";
import * as staffCalls from "@sampan/contract/shop/pages/staff-pages";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import { type Language, languages } from "@sampan/domain/kernel/language";
import { landingAddresses } from "@sampan/domain/shop/pages/page-address";
import { afterEach, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertTemplate } from "../../../../../tests/support/test-coupons.ts";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";
import {
  blockWish,
  type BlockWish,
  everyone,
  freeAddress,
  insertPage,
  pageSeenAt,
  type PageWish,
  pageWish,
  said,
} from "../../../../../tests/support/test-pages.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const { db, customer, visitor, staff, clock } = await openTestApp();
const desk = await staff("marketing");
type Person = Pick<Awaited<ReturnType<typeof customer>>, "call">;

/** A shared answer may be some seconds old. */
afterEach(() => clock.pass({ minutes: 1 }));

const publish = (change: Partial<PageWish> = {}) => insertPage(desk, clock.now(), change);
const seenAt = (route: string, language?: Language) => pageSeenAt(visitor(), route, language);
const seenBy = async (person: Person, route: string) =>
  valueOf(await person.call(queryOwnPage, { route }));
const idsOf = (answer: Awaited<ReturnType<typeof seenAt>>) =>
  answer.data?.blocks.map(({ id }) => id);

test("a page is written, published and read by anybody in their language [RT-06] [BO-40]", async () => {
  const address = "/zhongguofuzhuang.html";
  const draft = valueOf(
    await desk.call(staffCalls.addPage, pageWish(clock.now(), { address })),
  ).data;
  expect(draft).toMatchObject({ version: 1, published: null, standing: "draft", lacks: [] });
  expect((await seenAt(address)).data).toBeNull();
  clock.pass({ minutes: 1 });
  const { id, version } = draft;
  const shown = valueOf(await desk.call(staffCalls.publishPage, { id, version })).data;
  expect(shown).toMatchObject({ published: 1, standing: "open" });
  for (const language of languages) {
    const { data } = await seenAt(address, language);
    expect(data?.name).toBe(`入冬 ${language}`);
    expect(data?.blocks).toMatchObject([{ id: "hello", title: `hello ${language}` }]);
  }
});

test("outside its window nobody sees a page, and reads what is open now instead [PROMO-17] [PROMO-11]", async () => {
  const now = clock.now();
  const at = (days: number) => formatWireTime(addDays(now, days), "TW");
  const [past, later, open] = [freeAddress(), freeAddress(), freeAddress()];
  await publish({ address: past, starts_at: at(-9), ends_at: at(-1) });
  await publish({ address: later, starts_at: at(1), ends_at: at(9) });
  await publish({ address: open, title: said("現在") });
  for (const address of [past, later]) {
    const { data, others } = await seenAt(address);
    expect(data).toBeNull();
    expect(others.map(({ route }) => route)).toContain(open);
    expect(others.map(({ route }) => route)).not.toContain(past);
  }
  const list = valueOf(await desk.call(staffCalls.listPages, { page_size: 100 })).datalist;
  const standing = new Map(list.map((row) => [row.address, row.standing]));
  expect([past, later, open].map((address) => standing.get(address))).toEqual([
    "past",
    "planned",
    "open",
  ]);
});

test("each block is shown to whom it is for, judged by the server [PROMO-11]", async () => {
  const address = freeAddress();
  const [ming, nok] = [await customer(), await customer({ region: "TH" })];
  const names = byLanguage(() => "名单");
  const { id } = valueOf(await desk.call(addSegment, { names, rule: null })).data;
  const members = { id, accounts: ming.uid, how: "add", is_trial: false } as const;
  valueOf(await desk.call(putSegmentMembers, members));
  const of = (name: string, change: Partial<PageWish["audience"]>) =>
    blockWish("notice", name, { audience: { ...everyone(), ...change } });
  await publish({
    address,
    blocks: [
      of("all", {}),
      of("visitors", { who: ["visitor"] }),
      of("customers", { who: ["customer"] }),
      of("newcomers", { who: ["newcomer"] }),
      of("thailand", { regions: ["TH"] }),
      of("thai", { languages: ["th"] }),
      of("kings", { tiers: ["king"] }),
      of("listed", { segments: [id] }),
    ],
  });
  const asVisitor = await seenAt(address);
  expect(idsOf(asVisitor)).toEqual(["all", "visitors"]);
  expect(asVisitor.has_own).toBe(true);
  expect(idsOf(await seenBy(ming, address))).toEqual(["all", "customers", "newcomers", "listed"]);
  expect(idsOf(await seenBy(nok, address))).toEqual(["all", "customers", "newcomers", "thailand"]);
  // Whoever asks, what is shared is a visitor's.
  const shared = valueOf(await ming.call(queryPage, { route: address }));
  expect(idsOf(shared)).toEqual(["all", "visitors"]);
  expect(idsOf(await seenAt(address, "th"))).toEqual(["all", "visitors", "thai"]);
});

test("a page for some is not there for others, not even by its name [PROMO-11] [PROMO-17]", async () => {
  const address = freeAddress();
  const ming = await customer();
  await publish({ address, audience: { ...everyone(), who: ["customer"] } });
  expect((await seenAt(address)).data).toBeNull();
  expect((await seenAt(freeAddress())).others.map(({ route }) => route)).not.toContain(address);
  expect((await seenBy(ming, address)).data).not.toBeNull();
});

test("blocks are filled: goods, coupons, articles and campaigns; one with nothing left is not shown", async () => {
  const address = freeAddress();
  const now = clock.now();
  const own = await insertProduct(db, now, { platform: 1 });
  const stored = await insertProduct(db, now, { platform: 3 });
  const { code } = await insertTemplate(db, now, { taking: "listed" });
  await db.insertInto("articles").values({ id: "winter", kind: "notice", position: 1 }).execute();
  await db
    .insertInto("article_versions")
    .values({
      article_id: "winter",
      number: 1,
      title: JSON.stringify({ zh: "冬" }),
      summary: JSON.stringify({ zh: "冷" }),
      bodies: "{}",
      cleaned_by: "",
      takes_effect_at: now,
      saved_at: now,
    })
    .execute();
  const shelf = { source: "picked", category_id: null, most: 4 } as const;
  const blocks: BlockWish[] = [
    blockWish("goods", "goods", {
      shelf: { ...shelf, goods: [String(stored.id), String(own.id)] },
    }),
    blockWish("goods", "ranked", { shelf: { ...shelf, source: "ranked", goods: [] } }),
    blockWish("coupons", "coupons", { names: [code] }),
    blockWish("articles", "articles", { names: ["winter"] }),
  ];
  await publish({ address, blocks });
  const { data } = await seenAt(address);
  expect(
    data?.blocks.map(({ id, item_list }) => [id, item_list.map((item) => item.item_id)]),
  ).toEqual([
    ["goods", [String(stored.id), String(own.id)]],
    ["ranked", [String(own.id)]],
    ["coupons", []],
    ["articles", []],
  ]);
  expect(data?.blocks[2]?.coupons).toMatchObject([{ code, refusal: null }]);
  // Whoever pays in another currency is not shown it.
  const abroad = visitor();
  abroad.cookies.set("region", "TH");
  expect(idsOf(await pageSeenAt(abroad, address))).not.toContain("coupons");
  expect(data?.blocks[3]?.articles).toMatchObject([{ id: "winter", title: "冬" }]);
  await db
    .updateTable("coupon_templates")
    .set({ is_open: false })
    .where("code", "=", code)
    .execute();
  clock.pass({ minutes: 1 });
  expect(idsOf(await seenAt(address))).toEqual(["goods", "ranked", "articles"]);
});

test("what is seen, opened and taken is counted by day, for blocks that are there, without anybody", async () => {
  const address = freeAddress();
  const { id } = await publish({ address });
  const ming = await customer();
  const seen = { block: "hello", event: "seen" } as const;
  const opened = { block: "hello", event: "opened" } as const;
  const stranger = { block: "nosuch", event: "seen" } as const;
  valueOf(await ming.call(countBlocks, { id, events: [seen, seen, opened, stranger] }));
  valueOf(await visitor().call(countBlocks, { id, events: [seen] }));
  valueOf(await visitor().call(countBlocks, { id: "0".repeat(20), events: [seen] }));
  const { datalist } = valueOf(await desk.call(staffCalls.listPageCounts, { id }));
  expect(datalist).toMatchObject([{ block: "hello", seen: 3, opened: 1, taken: 0 }]);
  const columns = await db.introspection.getTables();
  const counts = columns.find(({ name }) => name === "page_counts");
  expect(counts?.columns.map(({ name }) => name).toSorted()).toEqual(
    ["block", "day", "event", "page_id", "part", "times"].toSorted(),
  );
});

test("a page can stand at every landing address of the specification [RT-68] [RT-70] [RT-72] (table)", async () => {
  for (const address of landingAddresses.filter((each) => !each.endsWith(".html"))) {
    const { id, version } = await publish({ address });
    expect((await seenAt(address)).data?.route).toBe(address);
    valueOf(await desk.call(staffCalls.unpublishPage, { id, version }));
  }
});

test("blocks come and go at their moments, and a countdown folds away when it ends [PROMO-11]", async () => {
  const address = freeAddress();
  const now = clock.now();
  const at = (days: number) => formatWireTime(addDays(now, days), "TW");
  const until = at(2);
  await publish({
    address,
    blocks: [
      blockWish("notice", "now", { ends_at: at(1) }),
      blockWish("notice", "later", { starts_at: at(1) }),
      blockWish("countdown", "count", { until }),
    ],
  });
  const { data } = await seenAt(address);
  expect(data?.blocks.map(({ id }) => id)).toEqual(["now", "count"]);
  expect(data?.blocks[1]?.until_ms).toBe(Math.floor(addDays(now, 2).getTime() / 1000) * 1000);
  clock.pass({ days: 1 });
  expect(idsOf(await seenAt(address))).toEqual(["later", "count"]);
  clock.pass({ days: 1 });
  expect(idsOf(await seenAt(address))).toEqual(["later"]);
});
