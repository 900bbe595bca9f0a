import type { OutputOf } from "@sampan/contract/kernel/call";
import type { selectArticle } from "@sampan/contract/shop/content";
import { expect, test } from "./support/journey.ts";
import { checkOut } from "./support/ordering.ts";
import { speak } from "./support/speech.ts";

const articles = [
  ["/about", "เกี่ยวกับ Sampan", "[RT-55] [CONT-01]"],
  ["/agreement", "ข้อกำหนดการให้บริการ", "[RT-60] [CONT-01]"],
  ["/privacy", "นโยบายความเป็นส่วนตัว", "[RT-62] [CONT-01]"],
  ["/privatePolicy", "นโยบายความเป็นส่วนตัว", "[RT-90]"],
  ["/note", "ข้อควรรู้ก่อนสั่งซื้อ", "[RT-66]"],
  ["/investment", "พันธมิตร", "[RT-56]"],
  ["/shipping", "วิธีขนส่งและคลังสินค้า", "[RT-104]"],
  ["/shippingTips", "เคล็ดลับการจัดส่ง", "[CONT-01]"],
  ["/problems", "คำถามที่พบบ่อย", "[RT-105] [CONT-01]"],
  ["/flowPage", "สั่งซื้อใน 6 ขั้นตอน", "[CONT-01]"],
] as const;

for (const [address, title, ids] of articles)
  test(`${address} is published to anybody, rendered by the server in the reader's language ${ids}`, async ({
    request,
  }) => {
    for (const [language, lang] of [
      ["th", "th"],
      ["en", "en"],
    ] as const) {
      const answer = await request.get(address, { headers: { "accept-language": language } });
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${lang}">`);
      const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1] ?? "";
      if (language === "th") expect(heading).toBe(title);
      expect(heading).toMatch(language === "th" ? /[\u0e00-\u0e7f]/ : /^[\x20-\x7e]+$/);
      expect(html).toMatch(/<p[ >]/);
    }
  });

test("who we are is read from the page of one's own, in the reader's language [CONT-02]", async ({
  page,
  baseURL,
}) => {
  for (const [language, words] of [
    ["zh-TW", /[\u4e00-\u9fff]/],
    ["th", /[\u0e00-\u0e7f]/],
  ] as const) {
    const say = speak(language);
    await page.context().addCookies([{ name: "lang", value: language, url: baseURL ?? "" }]);
    await page.goto("/mine");
    await page.getByRole("link", { name: say("mine.entries.about") }).tap();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
    await expect(page.getByRole("article")).toContainText(words);
  }
});

test("the terms, and the clauses of claims and insurance, are the published texts, read from the checkout [CONT-03]", async ({
  page,
}) => {
  const say = speak("zh-TW");
  await checkOut(page);
  for (const [text, id] of [
    ["settlement.readTerms", "terms"],
    ["settlement.readClaims", "insurance"],
  ] as const) {
    const answer = await page.request.post("/gateway/article/select_one", {
      headers: { "x-sampan-client": "web" },
      form: { id },
    });
    const { data } = (await answer.json()) as OutputOf<typeof selectArticle>;
    await page.getByRole("button", { name: say(text) }).tap();
    const sheet = page.getByRole("dialog", { name: data.title });
    for (const { heading } of data.sections.filter((section) => section.heading !== ""))
      await expect(sheet.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    await expect(sheet.getByRole("paragraph").first()).toHaveText(/\S/);
    await page.getByRole("button", { name: say("common.close") }).tap();
    await expect(sheet).toBeHidden();
  }
});

test("a published article is read by anybody at the address of picture and text, in Chinese and in Thai [RT-11]", async ({
  page,
  baseURL,
}) => {
  for (const [language, words] of [
    ["zh-TW", /[\u4e00-\u9fff]/],
    ["th", /[\u0e00-\u0e7f]/],
  ] as const) {
    await page.context().addCookies([{ name: "lang", value: language, url: baseURL ?? "" }]);
    await page.goto("/graphic?id=fees");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
    await expect(page.getByRole("article").getByRole("heading", { level: 2 }).first()).toHaveText(
      words,
    );
    await expect(page.getByRole("article")).toContainText(words);
  }
});

test("the way from finding to receiving is told step by step, and so is what is published about shipping [RT-15] [RT-53]", async ({
  page,
}) => {
  for (const [address, id] of [
    ["/flowPage", "how-it-works"],
    ["/shippingTips", "shipping-tips"],
  ] as const) {
    const answer = await page.request.post("/gateway/article/select_one", {
      headers: { "accept-language": "zh-TW" },
      form: { id },
    });
    const { data } = (await answer.json()) as { data: { title: string; sections: Section[] } };
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(data.title);
    const article = page.getByRole("article");
    await expect(article.getByRole("heading", { level: 2 })).toHaveText(
      data.sections.map(({ heading }) => heading),
    );
    for (const { html } of data.sections)
      for (const [, paragraph = ""] of html.matchAll(/<p>([^<]*)<\/p>/g))
        await expect(article).toContainText(paragraph.replaceAll("&amp;", "&"));
  }
  await expect(page.getByRole("article")).toContainText(/運費[\s\S]*清關[\s\S]*收貨/);
  await page.goto("/flowPage");
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText([
    /^1\. 找商品/,
    /^2\. 選規格/,
    /^3\. 等待審核/,
    /^4\. 支付貨款/,
    /^5\. 到倉與打包/,
    /^6\. 收貨/,
  ]);
});

interface Section {
  readonly heading: string;
  readonly html: string;
}
