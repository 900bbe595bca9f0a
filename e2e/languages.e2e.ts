import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { pseudoTexts } from "./support/pseudo-texts.ts";
import { settled } from "./support/settled.ts";

/** What the first answer of the server says, before any script. */
const rendered = async (page: Page, address: string): Promise<string> =>
  (await page.request.get(address, { headers: { "accept-language": "zh-TW" } })).text();

test("the language page switches the interface, and from then on the server renders in it: nothing flashes [RT-87] [I18N-02] [CONST-55]", async ({
  page,
}) => {
  const before = await rendered(page, "/changeLanguage");
  expect(before.includes('<html lang="zh-TW">')).toBe(true);
  await page.goto("/changeLanguage");
  const languages = page.locator("fieldset").first();
  await expect(languages.locator("span[lang]")).toHaveText([
    "简体中文",
    "繁體中文",
    "ไทย",
    "English",
  ]);
  await expect(languages.getByRole("radio")).toHaveCount(4);
  await page.getByRole("radio", { name: "ไทย" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ภาษาและภูมิภาค");
  for (const address of ["/changeLanguage", "/cart", "/nothing-here"]) {
    const html = await rendered(page, address);
    expect(html.includes('<html lang="th">'), address).toBe(true);
    // Words only: what scripts carry along is not shown.
    const shown = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "").replaceAll(/<[^>]*>/g, "");
    expect(shown).toMatch(/\p{Script=Thai}/u);
    expect(shown.replaceAll(/繁體中文|简体中文|三板/g, "")).not.toMatch(/\p{Script=Han}/u);
  }
});

const pages = [
  "/",
  "/agent",
  "/cart",
  "/mine",
  "/login",
  "/register",
  "/changeLanguage",
  "/category/103",
  "/goodStore",
  "/leaderboard",
  "/errorPage",
  "/nothing-here",
];

test("main pages hold a language 40 percent longer than English on a phone of 320 pixels", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/changeLanguage");
  const fetched = page.waitForResponse(/\/assets\/texts-en-[^/]*\.json$/);
  await page.getByRole("radio", { name: "English" }).click();
  const english = (await (await fetched).json()) as Record<string, unknown>;
  await page.route(/\/assets\/texts-th-[^/]*\.json$/, (route) =>
    route.fulfill({ json: pseudoTexts(english) }),
  );
  await page.getByRole("radio", { name: "ไทย" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Làñgüàgé");
  for (const address of pages) {
    // As a link would: the page is drawn here, in the language that only this browser speaks.
    const main = await page.getByRole("main").elementHandle();
    await page.evaluate((to) => history.pushState({}, "", to), address);
    await expect.poll(() => main?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(page.getByRole("main")).toContainText(/[éàöïü]/);
    await settled(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, address).toBe(320);
  }
});

test("Thai, which writes no spaces, breaks its lines on a phone of 320 pixels, and says which words are Chinese", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.context().addCookies([{ name: "lang", value: "th", url: baseURL ?? "" }]);
  for (const address of pages) {
    await page.goto(address);
    await settled(page);
    const { width, unmarked } = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        const isShown = parentElement?.checkVisibility() && !parentElement.closest("script, style");
        const language = parentElement?.closest("[lang]")?.getAttribute("lang");
        if (isShown && language === "th" && /\p{Script=Han}/u.test(textContent ?? ""))
          found.push(textContent ?? "");
      }
      return { width: document.documentElement.scrollWidth, unmarked: found };
    });
    expect(width, address).toBe(320);
    expect(unmarked, address).toEqual([]);
  }
});
