import { selectArticle } from "@sampan/contract/shop/content";
import * as calls from "@sampan/contract/shop/staff-articles";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { articleWish, publishArticle } from "../../../../../tests/support/test-articles.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, customer, staff, visitor, clock, needs } = await openTestApp();
let catalogue = await staff("catalogue");
/** Whoever sits at the desk logs in anew each day. */
const passDays = async (days: number) => {
  clock.pass({ days });
  catalogue = await staff("catalogue");
};

const inDays = (days: number) => formatWireTime(addDays(clock.now(), days), "TW");
const desk = async (id: string, number?: number) =>
  valueOf(await catalogue.call(calls.readDeskArticle, { id, ...(number && { number }) })).data;
const move = async (
  id: string,
  step: "publish" | "withdraw" | "return",
  number: number,
  takes_effect_at = "",
) => {
  const { version } = (await desk(id)).article;
  return catalogue.call(calls.moveArticle, { id, step, version, number, takes_effect_at });
};
const standings = async (id: string) =>
  (await desk(id)).versions.map(({ number, standing }) => `${number} ${standing}`);
const saidIn = (id: string, words: string) =>
  articleWish(id, { bodies: byLanguage((language) => `<p>${words} ${language}</p>`) });
const read = async (id: string, version?: number) => {
  const answer = await visitor().call(selectArticle, { id, ...(version && { version }) });
  return answer.ok ? answer.value.data.sections[0]?.html : refusalOf(answer);
};

test("a version is read from its day on, and the one before until then [BO-40] [CONT-01]", async () => {
  await publishArticle(catalogue, saidIn("rules", "old"));
  await publishArticle(catalogue, saidIn("rules", "new"), inDays(2));
  expect(await standings("rules")).toEqual(["2 scheduled", "1 in_force"]);
  expect(await read("rules")).toBe("<p>old zh</p>");
  await passDays(2);
  expect(await read("rules")).toBe("<p>new zh</p>");
  expect(await standings("rules")).toEqual(["2 in_force", "1 past"]);
  // What was accepted stays readable.
  expect(await read("rules", 1)).toBe("<p>old zh</p>");
});

test("an older version is written anew as a draft, and what waits is withdrawn before its day [BO-40]", async () => {
  await publishArticle(catalogue, saidIn("back", "first"));
  await publishArticle(catalogue, saidIn("back", "second"));
  const { data } = valueOf(await move("back", "return", 1));
  expect(data).toMatchObject({ number: 3, bodies: { en: "<p>first en</p>" } });
  expect(await read("back")).toBe("<p>second zh</p>");
  valueOf(await move("back", "publish", 3, inDays(1)));
  expect(await standings("back")).toEqual(["3 scheduled", "2 in_force", "1 past"]);
  valueOf(await move("back", "withdraw", 3));
  valueOf(await move("back", "publish", 3));
  expect(await read("back")).toBe("<p>first zh</p>");
  for (const [step, number] of [
    ["publish", 2],
    ["withdraw", 3],
    ["return", 3],
  ] as const)
    expect(refusalOf(await move("back", step, number))).toBe("article_not_in_state");
});

test("what was published stays as it was: saving writes another draft [BO-40]", async () => {
  await publishArticle(catalogue, saidIn("fixed", "said"));
  const save = async (number: number | null, words: string) => {
    const { version } = (await desk("fixed")).article;
    return catalogue.call(calls.saveArticle, { ...saidIn("fixed", words), version, number });
  };
  expect(refusalOf(await save(1, "changed"))).toBe("article_not_in_state");
  expect(valueOf(await save(null, "draft")).data.number).toBe(2);
  expect(valueOf(await save(2, "draft again")).data.bodies.en).toBe("<p>draft again en</p>");
  expect(await read("fixed")).toBe("<p>said zh</p>");
});

test("a text that lacks a language or a picture's description is not published, and says which [BO-40]", async () => {
  const th = { titles: { ...articleWish("lacks").titles, th: " " } };
  const added = valueOf(await catalogue.call(calls.addArticle, articleWish("lacks", th))).data;
  const lacking = await move("lacks", "publish", added.number);
  expect(refusalOf(lacking)).toBe("article_words_missing");
  expect(lacking).toMatchObject({ error: { message: expect.stringContaining("ไทย") } });
  const picture = `<p>a</p><img src="/files/${"a".repeat(40)}" alt="">`;
  const bodies = { ...articleWish("seen").bodies, en: picture };
  valueOf(await catalogue.call(calls.addArticle, articleWish("seen", { bodies })));
  expect(refusalOf(await move("seen", "publish", 1))).toBe("article_picture_undescribed");
  valueOf(await catalogue.call(calls.addArticle, articleWish("late")));
  expect(refusalOf(await move("late", "publish", 1, inDays(-1)))).toBe("article_day_past");
  expect(refusalOf(await move("late", "publish", 1, "soon"))).toBe("article_day_past");
});

test("a notice goes away and comes back, an agreement stays [BO-40]", async () => {
  const retire = async (id: string) => {
    const { version } = (await desk(id)).article;
    return catalogue.call(calls.retireArticle, { id, version });
  };
  await publishArticle(catalogue, articleWish("sale", { kind: "notice" }));
  valueOf(await retire("sale"));
  expect(await read("sale")).toBe("article_unknown");
  expect(refusalOf(await retire("sale"))).toBe("article_not_in_state");
  await publishArticle(catalogue, saidIn("sale", "again"));
  expect(await read("sale")).toBe("<p>again zh</p>");
  await publishArticle(catalogue, articleWish("rights", { kind: "agreement" }));
  expect(refusalOf(await retire("rights"))).toBe("article_kept");
  const { version } = (await desk("rights")).article;
  const change = { ...articleWish("rights", { kind: "notice" }), version, number: null };
  expect(refusalOf(await catalogue.call(calls.saveArticle, change))).toBe("article_kept");
});

test("a save names the state it saw, and a name is given once", async () => {
  await publishArticle(catalogue, articleWish("twice"));
  const { version } = (await desk("twice")).article;
  const save = (words: string) =>
    catalogue.call(calls.saveArticle, { ...saidIn("twice", words), version, number: null });
  valueOf(await save("mine"));
  expect(refusalOf(await save("yours"))).toBe("changed_meanwhile");
  expect(refusalOf(await catalogue.call(calls.addArticle, articleWish("twice")))).toBe(
    "article_known",
  );
});

test("articles are found at the desk by kind and by a part of a title in any language [BO-40]", async () => {
  const titles = { ...articleWish("x").titles, th: "ค่าส่ง 100%" };
  await publishArticle(catalogue, articleWish("desk-found", { kind: "faq", titles }));
  const find = async (search: string) =>
    valueOf(await catalogue.call(calls.listDeskArticles, { kind: "faq", search })).datalist.map(
      ({ id }) => id,
    );
  expect(await find("ค่าส่ง")).toEqual(["desk-found"]);
  expect(await find("100%")).toEqual(["desk-found"]);
  expect(await find("desk-f")).toEqual(["desk-found"]);
  expect(await find("%x%")).toEqual([]);
});

test("an order keeps which versions of the agreement and of the claims clauses were accepted [CONT-03]", async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  const ming = await customer();
  const { item_id } = await insertProduct(db, clock.now());
  const order = async () => {
    const tid = await placeOrder(ming, [{ item_id, num: 1 }]);
    return db
      .selectFrom("orders")
      .select(["terms_version", "claims_version"])
      .where("tid", "=", tid)
      .executeTakeFirstOrThrow();
  };
  expect(await order()).toEqual({ terms_version: null, claims_version: null });
  await publishArticle(catalogue, articleWish("terms", { kind: "agreement" }));
  await publishArticle(catalogue, articleWish("insurance", { kind: "page" }));
  await publishArticle(catalogue, { ...saidIn("terms", "stricter"), kind: "agreement" }, inDays(1));
  expect(await order()).toEqual({ terms_version: 1, claims_version: 1 });
  await passDays(1);
  expect(await order()).toEqual({ terms_version: 2, claims_version: 1 });
});
