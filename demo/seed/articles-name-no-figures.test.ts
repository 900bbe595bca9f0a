import { articleLink } from "@sampan/domain/shop/content/article-link";
import { languages } from "@sampan/domain/kernel/language";
import { screens } from "@sampan/domain/shop/pages/screens";
import { expect, test } from "vitest";
import articles from "../content/articles.json" with { type: "json" };
import { articleHtml } from "./article-html.ts";

/** Numbers that are no figure of ours: a marketplace's name, the places of steps, and the hours of one notice. */
const noFigures = /\b1688\b|^\d\. |6 ขั้นตอน|0[24]:00/g;

/** How a figure is said: in digits, or in words beside what it counts. */
const figures = [
  /[\d๐-๙]/,
  /[%％‰]|NT\$|฿|¥|บาท|\bbaht\b|\bper ?cent\b|เปอร์เซ็นต์|百分/i,
  /(?<![每同])[一二兩两三四五六七八九十百千半]+(?:[至到~][一二三四五六七八九十]+)?\s?(?:個|个)?(?:天|日|週|周|月|小時|小时|元|成|公斤|公分|厘米)/,
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|fourteen|thirty|half)\b(?: (?:to|or) \w+)? (?:working )?(?:days?|weeks?|months?|hours?|dollars?|kilos?)\b/i,
  /(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)\S{0,3}\s?(?:วัน|เดือน|สัปดาห์|ชั่วโมง)/,
];
const namesFigure = (text: string): boolean => {
  const rest = text.replaceAll(noFigures, "");
  return figures.some((figure) => figure.test(rest));
};

const texts = articles.articles.flatMap(({ id, title, summary, sections }) =>
  [title, summary, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].map(
    (text) => ({ id, text }),
  ),
);

test("no text of the demo names a figure: settings and tariffs say them, at the pages of fees and of coverage", () => {
  expect(texts.length).toBeGreaterThan(100);
  const named = texts.flatMap(({ id, text }) =>
    languages.flatMap((language) =>
      text && namesFigure(text[language]) ? [`${id}: ${text[language]}`] : [],
    ),
  );
  expect(named).toEqual([]);
});

test.each([
  "提領手續費每次 30。",
  "2% pays 50% of the goods amount",
  "長×寬×高÷6000",
  "約五到十天",
  "個人資料保留一個月",
  "Kept for one month",
  "about two to four weeks",
  "เราเก็บไว้หนึ่งเดือน",
  "ภายใน ๑๔ วัน",
  "手續費是百分之三",
  "ค่าธรรมเนียมเป็นบาท",
])("a text that said “%s” would be found", (said) => {
  expect(namesFigure(said)).toBe(true);
});

const linksOf = (wanted: string) =>
  languages.map((language) =>
    [
      ...articleHtml(articles.articles.find(({ id }) => id === wanted)?.sections ?? [])[
        language
      ].matchAll(/<a href="([^"]+)">[^<]+<\/a>/g),
    ].map(([, href]) => href ?? ""),
  );

test("what things cost and what insurance pays is a link to the page that knows, in each language", () => {
  for (const links of linksOf("fees")) expect(links).toEqual(["/fees"]);
  for (const links of linksOf("insurance"))
    expect(new Set(links)).toEqual(new Set(["/claimList?view=coverage"]));
});

test("each link of a text leads to a page that there is, in each language the same", () => {
  for (const { id } of articles.articles) {
    const [links = [], ...others] = linksOf(id);
    for (const other of others) expect(other).toEqual(links);
    for (const href of links) {
      expect(articleLink(href)).toBe(href);
      expect(screens).toContain(/^\/(\w+)/.exec(href)?.[1]);
    }
  }
});

test("no text says that customs is told a number of identity, which the form of a declaration asks nobody for", () => {
  const told = texts.filter(({ text }) =>
    text ? /證號、手機|证号、手机|name, ID|ชื่อ เลขประจำตัว/.test(JSON.stringify(text)) : false,
  );
  expect(told).toEqual([]);
});
