import { bindSend } from "@sampan/client/send";
import { type Category, queryCategoryList } from "@sampan/contract/goods/catalogue/catalogue";
import {
  listMaintainedCategories,
  saveCategory,
} from "@sampan/contract/goods/catalogue/staff-categories";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { languages, type Language } from "@sampan/domain/kernel/language";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { drawn } from "../../shell/shown.ts";
import { speak } from "../../shell/speech.ts";
import { openOnScreen } from "../../../../../tests/support/open-on-screen.ts";
import { categoryGoodsQuery } from "./category-goods.tsx";
import { CategoryPage } from "./category-page.tsx";
import { GroupRail } from "./group-rail.tsx";

/** Categories as the page of one shows them, from the call that tells of them. */

const { visitor, staff, db, clock, page } = await openOnScreen("zh-TW");

const som = await staff("catalogue");

/** A change at the desk is on the pages once what is kept of the list has gone. */
const groupsNow = async (): Promise<readonly Category[]> => {
  clock.pass({ minutes: 1 });
  return valueOf(await visitor().call(queryCategoryList, {})).datalist;
};

/** What the rail says, group by group: where it leads and its name. */
const railOf = async (groups: readonly Category[], language: Language) => {
  const rail = await drawn(GroupRail, { groups, openId: 103 }, { ...page, language });
  return [...rail.matchAll(/<a [^>]*href="\/category\/(\d+)"[^>]*>.*?>([^<]+)<\/a>/gs)].map(
    ([, id, name]) => [Number(id), name] as const,
  );
};

const wordsOfGroups = {
  zh: "女装 男装 鞋包配饰 家居生活 数码电器 洗护日化 母婴用品 日用百货",
  en: "Women's wear|Men's wear|Shoes, bags & accessories|Home living|Digital & appliances|Washing & care|Mother & baby|General goods",
} as const;
const ids = [103, 117, 131, 144, 154, 160, 170, 180];

test("the eight groups lead by their numbers, each in the words of its reader [OWN-03]", async () => {
  const groups = await groupsNow();
  const rails = await Promise.all(languages.map((language) => railOf(groups, language)));
  for (const rail of rails) expect(rail.map(([id]) => id)).toEqual(ids);
  expect(await railOf(groups, "zh")).toEqual(
    wordsOfGroups.zh.split(" ").map((name, at) => [ids[at], name]),
  );
  expect((await railOf(groups, "en")).map(([, name]) => name)).toEqual(wordsOfGroups.en.split("|"));
  expect(new Set(rails.map((rail) => JSON.stringify(rail))).size).toBe(languages.length);
});

test("group 180 is called general goods until the desk calls it wholesale, and stays the same group [OWN-04]", async () => {
  const nameOf180 = async (language: Language) =>
    new Map(await railOf(await groupsNow(), language)).get(180);
  expect(await nameOf180("en")).toBe("General goods");
  const { list } = valueOf(await som.call(listMaintainedCategories, {}));
  const before = list.find(({ id }) => id === 180);
  if (!before) throw new Error("there is no group 180");
  const { version, img_url, names } = before;
  const wholesale = { zh: "批发", "zh-TW": "批發", th: "ขายส่ง", en: "Wholesale" };
  valueOf(await som.call(saveCategory, { id: 180, version, img_url, names: wholesale }));
  for (const language of languages) expect(await nameOf180(language)).toBe(wholesale[language]);
  valueOf(await som.call(saveCategory, { id: 180, version: version + 1, img_url, names }));
  expect(await nameOf180("en")).toBe("General goods");
});

/** A group with a part of it that the desk has added. */
async function groupWithPart(parent_id: number, names: Record<Language, string>) {
  const { id } = valueOf(await som.call(saveCategory, { parent_id, names })).data;
  const group = (await groupsNow()).find((one) => one.id === parent_id);
  const part = group?.children.find((one) => one.id === id);
  if (!group || !part) throw new Error("the part is not listed");
  return { group, part };
}

/** The page of a group with so many pages of its goods, read as the page reads them. */
async function pageOf(group: Category, pages: number) {
  const client = new QueryClient();
  const asked: URLSearchParams[] = [];
  const { send } = visitor();
  bindSend(client, async (path, init) => {
    asked.push(new URL(path, "http://here.invalid").searchParams);
    return send(path, init);
  });
  const query = categoryGoodsQuery(group.id);
  const goods = await client.fetchInfiniteQuery({ ...query, pages });
  const markup = (language: Language) =>
    drawn(
      CategoryPage,
      { groups: [group], open: { group, child: undefined } },
      { ...page, language, answers: [...page.answers, [query.queryKey, goods]] },
    );
  return { asked, markup };
}

test("a category shows its picture, its name in the reader's language and its parts, and is looked for elsewhere by its original name [OWN-05]", async () => {
  const { group, part } = await groupWithPart(103, {
    zh: "旗袍",
    "zh-TW": "旗袍（長）",
    th: "กี่เพ้า",
    en: "Qipao",
  });
  const { markup } = await pageOf(group, 1);
  for (const language of languages) {
    const reader = visitor();
    reader.cookies.set("lang", language);
    const { datalist } = valueOf(await reader.call(queryCategoryList, { parent_id: 103 }));
    const [told] = datalist;
    const partTold = told?.children.find(({ id }) => id === part.id);
    const drawnIn = await markup(language);
    expect(drawnIn).toContain(`>${told?.name}</h2>`);
    expect(drawnIn).toContain(`src="${told?.img_url}"`);
    expect(drawnIn).toContain(`href="/category/${part.id}"`);
    expect(drawnIn).toContain(`>${partTold?.name}<`);
    expect(drawnIn).toContain(`searchValue=${encodeURIComponent(told?.name1 ?? "")}`);
    expect([told?.name1, partTold?.name1]).toEqual(["女装", "旗袍"]);
  }
});

test("a category lists its parts' goods with its own, page by page, until all are there [OWN-09]", async () => {
  const { group, part } = await groupWithPart(
    144,
    byLanguage(() => "茶具"),
  );
  const { say } = await speak("zh-TW");
  const names = Array.from({ length: 12 }, (_, at) => `茶壺第${at + 1}號`);
  for (const [at, name] of names.entries())
    await insertProduct(db, clock.now(), {
      platform: 1,
      name,
      category_id: at % 2 ? group.id : part.id,
      rank: at + 1,
    });
  await insertProduct(db, clock.now(), { platform: 1, name: "別類", category_id: 170 });
  clock.pass({ minutes: 1 });

  const first = await pageOf(group, 1);
  const begun = await first.markup("zh-TW");
  expect(begun.match(/href="\/goodsDetailOwn\//g)).toHaveLength(10);
  expect(begun).toContain(`href="/category/${part.id}"`);
  expect(begun).toContain(say("common.loading"));

  const both = await pageOf(group, 2);
  expect(both.asked.map((fields) => [fields.get("category_id"), fields.get("page")])).toEqual([
    ["144", "1"],
    ["144", "2"],
  ]);
  const whole = await both.markup("zh-TW");
  for (const name of names) expect(whole).toContain(`>${name}<`);
  expect(whole).not.toContain("別類");
  expect(whole).toContain(say("common.endCounted", { count: 12 }));
});
