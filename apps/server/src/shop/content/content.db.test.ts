import { queryArticles, selectArticle } from "@sampan/contract/shop/content";
import { addDays } from "@sampan/domain/kernel/business-time";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, visitor, clock } = await openTestApp();

const words = (zh: string) => ({ zh, "zh-TW": `${zh} 繁`, th: `${zh} ไทย`, en: `${zh} en` });

async function publish(id: string, change: { kind?: string; days?: number } = {}): Promise<void> {
  const { kind = "page", days = 0 } = change;
  await db
    .insertInto("articles")
    .values({
      id,
      kind,
      title: JSON.stringify(words(id)),
      summary: JSON.stringify(words("摘要")),
      sections: JSON.stringify([
        { heading: words("一"), paragraphs: [words("甲"), words("乙")] },
        { heading: null, paragraphs: [words("<script>steal()</script>")] },
      ]),
      position: 1,
      published_at: addDays(clock.now(), days),
    })
    .execute();
}

test("an article is read in the reader's language [CONT-01] [API-108]", async () => {
  await publish("about");
  const reader = visitor();
  reader.cookies.set("lang", "th");
  const { data } = valueOf(await reader.call(selectArticle, { id: "about" }));
  expect(data).toMatchObject({ title: "about ไทย", summary: "摘要 ไทย" });
  expect(data.sections[0]).toEqual({ heading: "一 ไทย", paragraphs: ["甲 ไทย", "乙 ไทย"] });
  expect(data.sections[1]?.heading).toBe("");
});

test("an article that is not there or not yet published is unknown [CONT-01]", async () => {
  await publish("tomorrow", { days: 1 });
  for (const id of ["tomorrow", "nowhere"])
    expect(refusalOf(await visitor().call(selectArticle, { id }))).toBe("article_unknown");
});

test("articles of a kind are listed, newest first, in pages [API-109]", async () => {
  await publish("old", { kind: "notice", days: -3 });
  await publish("new", { kind: "notice", days: -1 });
  await publish("future", { kind: "notice", days: 1 });
  const list = async (page: number) =>
    valueOf(await visitor().call(queryArticles, { kind: "notice", page, page_size: 1 }));
  expect([(await list(1)).datalist[0]?.id, (await list(2)).datalist[0]?.id]).toEqual([
    "new",
    "old",
  ]);
  expect((await list(1)).total).toBe(2);
});
