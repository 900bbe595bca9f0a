import { findOuterAddress, queryArticles, selectArticle } from "@sampan/contract/shop/content";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { expect, test } from "vitest";
import {
  articleWish,
  type ArticleWish,
  publishArticle,
} from "../../../../../tests/support/test-articles.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { renewArticles } from "./renew-articles.ts";

const { db, staff, visitor, clock, needs } = await openTestApp();

const catalogue = await staff("catalogue");
const publish = (id: string, change: Partial<ArticleWish> = {}, at = "") =>
  publishArticle(catalogue, articleWish(id, change), at);
const inDays = (days: number) => formatWireTime(addDays(clock.now(), days), "TW");
const readIn = async (language: string, id: string, version?: number) => {
  const reader = visitor();
  reader.cookies.set("lang", language);
  return reader.call(selectArticle, { id, ...(version === undefined ? {} : { version }) });
};

test("an article is read in the reader's language, cut at its headings [CONT-01] [API-108]", async () => {
  await publish("about", { kind: "page" });
  const { data } = valueOf(await readIn("th", "about"));
  expect(data).toMatchObject({ title: "about th", summary: "about about th", version: 1 });
  expect(data.sections).toEqual([{ heading: "One th", html: "<p>words of about th</p>" }]);
});

test("what was pasted is read without anything that acts, dresses up or tells others [CONT-04]", async () => {
  const hostile =
    `<h1 onclick="x()">T</h1><script>steal()</script><p style="position:fixed" class="a">a</p>` +
    `<img src="https://spy.test/1.png" alt="spy"><img src="/gateway/cart/put_cart?num=9" alt="x">` +
    `<a href="javascript:x()">b</a><a href="/gateway/cart/put_cart">c</a><a href="//evil.test">d</a>` +
    `<a href="https://a.test/?q=1" target="_blank">e</a><a href="/about">f</a>` +
    `<iframe src="https://evil.test"></iframe><form action="/x"><input name="p"></form><svg><p>g</svg>`;
  await publish("hostile", { bodies: byLanguage(() => hostile) });
  const { sections } = valueOf(await readIn("en", "hostile")).data;
  expect(sections).toEqual([
    {
      heading: "T",
      html:
        `<p>a</p><span>b</span><span>c</span><span>d</span>` +
        `<a href="/outerChain?url=https%3A%2F%2Fa.test%2F%3Fq%3D1">e</a><a href="/about">f</a>`,
    },
  ]);
});

test("a text that another list cleaned is cleaned again when the server starts [CONT-04]", async () => {
  await publish("older");
  await db
    .updateTable("article_versions")
    .set({
      bodies: JSON.stringify({ zh: `<p>旧</p><script>x()</script>` }),
      cleaned_by: "the list before",
    })
    .where("article_id", "=", "older")
    .execute();
  expect(await renewArticles(db)).toBe(1);
  expect(await renewArticles(db)).toBe(0);
  expect(valueOf(await readIn("zh", "older")).data.sections).toEqual([
    { heading: "", html: "<p>旧</p>" },
  ]);
});

test("an article that is not there or not yet published is unknown [CONT-01]", async () => {
  await publish("tomorrow", {}, inDays(1));
  for (const id of ["tomorrow", "nowhere"])
    expect(refusalOf(await visitor().call(selectArticle, { id }))).toBe("article_unknown");
  expect(refusalOf(await readIn("en", "tomorrow", 1))).toBe("article_unknown");
});

test("articles of a kind are listed, newest first, in pages [API-109]", async () => {
  await publish("old", { kind: "notice" });
  clock.pass({ hours: 1 });
  await publish("new", { kind: "notice" });
  await publish("future", { kind: "notice" }, inDays(1));
  const list = async (page: number) =>
    valueOf(await visitor().call(queryArticles, { kind: "notice", page, page_size: 1 }));
  expect([(await list(1)).datalist[0]?.id, (await list(2)).datalist[0]?.id]).toEqual([
    "new",
    "old",
  ]);
  expect((await list(1)).total).toBe(2);
});

test("articles of one moment and one place come in pages, each once [API-109]", async () => {
  const names = Array.from({ length: 23 }, (_, nth) => `rule-${String((nth * 7) % 23)}`);
  for (const name of names) await publish(name, { kind: "faq" });
  const pages = [];
  for (let page = 1; page <= 8; page += 1)
    pages.push(
      valueOf(await visitor().call(queryArticles, { kind: "faq", page, page_size: 3 })).datalist,
    );
  expect(
    pages
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(names.toSorted());
});

test("an address outside is one of a host that is listed for that use, and no other [RT-05] [RT-12]", async () => {
  await setSettings(needs, {
    outer_hosts: ["track.example.com"],
    framed_hosts: ["*.partner.test"],
  });
  const ask = async (to: string, use: "leave" | "frame") => {
    const answer = await visitor().call(findOuterAddress, { to, use });
    return answer.ok ? answer.value.data.host : refusalOf(answer);
  };
  expect(await ask("https://track.example.com/x", "leave")).toBe("track.example.com");
  expect(await ask("https://a.partner.test/", "frame")).toBe("a.partner.test");
  for (const [to, use] of [
    ["https://track.example.com/x", "frame"],
    ["https://a.partner.test/", "leave"],
    ["https://track.example.com.evil.test/", "leave"],
    ["javascript:alert(1)", "leave"],
    ["", "frame"],
  ] as const)
    expect(await ask(to, use)).toBe("outer_address_unlisted");
  await setSettings(needs, {});
});
