import { findHelp, tellWhetherHelped } from "@sampan/contract/shop/content";
import { readDeskArticle } from "@sampan/contract/shop/staff-articles";
import * as words from "@sampan/contract/shop/staff-help-words";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  articleWish,
  type ArticleWish,
  publishArticle,
} from "../../../../../tests/support/test-articles.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { renewArticles } from "./renew-articles.ts";

const { db, staff, visitor, clock } = await openTestApp();
let catalogue = await staff("catalogue");
/** Whoever sits at the desk logs in anew each day. */
const passDay = async () => {
  clock.pass({ days: 1 });
  catalogue = await staff("catalogue");
};

const publish = (id: string, change: Partial<ArticleWish>) =>
  publishArticle(catalogue, articleWish(id, change));
const textsIn = (zh: string, hant: string, th: string, en: string) => ({
  zh,
  "zh-TW": hant,
  th,
  en,
});

beforeAll(async () => {
  await publish("freight", {
    titles: textsIn("运费怎么算", "運費怎麼算", "ค่าจัดส่งคิดอย่างไร", "How shipping is priced"),
    bodies: textsIn(
      "<p>按重量与体积</p>",
      "<p>按重量與體積</p>",
      "<p>ตามน้ำหนักและปริมาตร</p>",
      "<p>By weight and volume</p>",
    ),
    order_statuses: ["billing", "awaiting_supplement"],
  });
  await publish("packing", {
    titles: textsIn("打包", "打包", "การแพ็ค", "Packing"),
    bodies: textsIn(
      "<p>箱子与运费</p>",
      "<p>箱子與運費</p>",
      "<p>กล่องและค่าจัดส่ง</p>",
      "<p>Boxes and shipping</p>",
    ),
  });
});

const found = async (entry: string) => {
  const { datalist, total } = valueOf(await visitor().call(findHelp, { words: entry }));
  expect(datalist).toHaveLength(total);
  return datalist.map(({ id }) => id);
};

test.each(["运费", "運費", "費", "ค่าจัดส่ง", "shipping", "ship"])(
  "help is found by pieces of words in any language, titles before texts: %s [CONT-01]",
  async (entry) => expect(await found(entry)).toEqual(["freight", "packing"]),
);

test.each(["重量", "น้ำหนัก", "volume weight"])("and by what a text says: %s", async (entry) => {
  expect(await found(entry)).toEqual(["freight"]);
});

test.each(["submarine", "", "🎉", "'", "h2"])("%s finds nothing", async (entry) => {
  expect(await found(entry)).toEqual([]);
});

test("two hundred are found of more, whose titles say it in front [CONT-01]", async () => {
  const [said, unsaid, texts] = ["Overfull", "Boxes", "They are overfull"].map((text) =>
    JSON.stringify(byLanguage(() => text)),
  );
  await sql`insert into articles (id, kind, position)
    select 'many-' || number, 'help', number from generate_series(1, 220) as number`.execute(db);
  await sql`insert into article_versions (article_id, number, title, summary, bodies, cleaned_by, takes_effect_at, saved_at)
    select id, 1, case when position > 217 then ${said}::jsonb else ${unsaid} end, ${unsaid}, ${texts}, '', ${clock.now()}, ${clock.now()}
      from articles where id like 'many-%'`.execute(db);
  await renewArticles(db);
  const asked = { words: "overfull", page_size: 4 };
  const { datalist, total } = valueOf(await visitor().call(findHelp, asked));
  expect(total).toBe(200);
  expect(datalist.slice(0, 3).map(({ id }) => id)).toEqual(["many-218", "many-219", "many-220"]);
  expect(datalist).toHaveLength(4);
});

test("staff say which words mean the same, and take it back [BO-40]", async () => {
  expect(await found("postage")).toEqual([]);
  valueOf(await catalogue.call(words.saveHelpWords, { words: ["postage", "運費", "ค่าจัดส่ง"] }));
  expect(await found("Postage")).toEqual(["freight", "packing"]);
  const [group] = valueOf(await catalogue.call(words.listHelpWords, {})).list;
  const { id = "", version = 0 } = group ?? {};
  const save = (list: string[]) =>
    catalogue.call(words.saveHelpWords, { id, version, words: list });
  expect(refusalOf(await save(["postage", "postage"]))).toBe("help_words_few");
  valueOf(await save(["stamp", "運費"]));
  expect(await found("postage")).toEqual([]);
  expect(await found("stamps")).toEqual(["freight", "packing"]);
  expect(await found("stamp")).toEqual(["freight", "packing"]);
  expect(refusalOf(await save(["a", "b"]))).toBe("changed_meanwhile");
  valueOf(await catalogue.call(words.removeHelpWords, { id }));
  expect(refusalOf(await catalogue.call(words.removeHelpWords, { id }))).toBe("help_words_unknown");
  expect(await found("stamp")).toEqual([]);
});

test("an order's status leads to what to do about it [CONT-01]", async () => {
  const about = async (order_status: "billing" | "closed") =>
    valueOf(await visitor().call(findHelp, { order_status })).datalist.map(({ id }) => id);
  expect(await about("billing")).toEqual(["freight"]);
  expect(await about("closed")).toEqual([]);
});

test("only what is read now is found, not what was, waits or went away", async () => {
  const said = (word: string): Partial<ArticleWish> => ({
    bodies: byLanguage(() => `<p>${word}</p>`),
  });
  await publish("moving", said("alpha"));
  await publish("moving", said("beta"));
  const later = formatWireTime(addDays(clock.now(), 1), "TW");
  await publishArticle(catalogue, articleWish("moving", said("gamma")), later);
  expect([await found("alpha"), await found("beta"), await found("gamma")]).toEqual([
    [],
    ["moving"],
    [],
  ]);
  await passDay();
  expect([await found("beta"), await found("gamma")]).toEqual([[], ["moving"]]);
});

test("whether it helped is counted by version, once a day for each network, and of nobody", async () => {
  await publish("counted", {});
  const tell = async (helped: 0 | 1, version = 1) =>
    refusalOf(await visitor().call(tellWhetherHelped, { id: "counted", version, helped }));
  const counts = async () => {
    const { data } = valueOf(await catalogue.call(readDeskArticle, { id: "counted" }));
    return [data.article.helped, data.article.not_helped];
  };
  expect(await tell(1)).toBe("accepted");
  expect(await tell(0)).toBe("accepted");
  expect(await counts()).toEqual([1, 0]);
  await passDay();
  expect(await tell(0)).toBe("accepted");
  expect(await counts()).toEqual([1, 1]);
  expect(await tell(1, 7)).toBe("article_unknown");
});
