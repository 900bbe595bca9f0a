import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { languageFacts, languages } from "@sampan/domain/kernel/language";
import { blockWish } from "../tests/support/test-pages.ts";
import { publishPage, unpublishPage } from "./support/blocks.ts";
import { choose, openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { atDesk, type Say, speak } from "./support/speech.ts";

const said: Say = (key, values) => atDesk(`consolePages.${key}`, values);
const nameOf = (language: keyof typeof languageFacts) => languageFacts[language].name;
const unique = Date.now();
const address = `/harbour${unique}`;
const name = `碼頭 ${unique}`;

/** Words of a field in some languages, which say in which. */
async function write(
  desk: Page,
  field: string,
  text: string,
  into: readonly (keyof typeof languageFacts)[] = languages,
): Promise<void> {
  for (const language of into)
    await desk
      .getByLabel(said("inLanguage", { field, language: nameOf(language) }), { exact: true })
      .fill(`${text} ${language}`);
}

async function save(desk: Page): Promise<void> {
  const button = desk.getByRole("button", { name: said("save"), exact: true });
  await button.click();
  await expect(button).toBeDisabled();
}

/** Asks for a step and agrees to what follows from it. */
async function agreeTo(desk: Page, step: string): Promise<void> {
  await desk
    .getByRole("button", { name: said(step), exact: true })
    .first()
    .click();
  const question = desk.getByRole("dialog");
  await question.getByRole("button", { name: said(step), exact: true }).click();
  await expect(question).toBeHidden();
}

async function addBlock(desk: Page, kind: string): Promise<void> {
  await desk.getByRole("button", { name: said("addBlock") }).click();
  await desk.getByRole("menuitem", { name: said(`kinds.${kind}`), exact: true }).click();
}

test("staff write a page in four languages, are told what it lacks, preview it as others, publish it, and return to an older version [BO-40] [PROMO-17] [PROMO-11]", async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  await desk.goto("/console/pages");
  await desk.getByRole("button", { name: said("add") }).click();
  await desk.getByLabel(said("name")).fill(name);
  await desk.getByLabel(said("address")).fill("/cart");
  await desk.getByLabel(said("starts_at")).fill("2026-01-01T00:00");
  await desk.getByLabel(said("ends_at")).fill("2036-01-01T00:00");
  await write(desk, said("pageTitle"), "碼頭日");
  await desk.getByRole("button", { name: said("save"), exact: true }).click();
  await expect(desk.getByRole("alert")).toContainText("不是別的畫面");
  await desk.getByLabel(said("address")).fill(address);
  await addBlock(desk, "notice");
  await write(desk, said("title"), "今天開航", ["zh", "zh-TW", "en"]);
  await save(desk);
  await expect(desk).toHaveURL(/pages\/(?!new)/);

  // Refused as long as a language is missing, which is named with its block.
  await desk.getByRole("button", { name: said("publish"), exact: true }).click();
  await desk
    .getByRole("dialog")
    .getByRole("button", { name: said("publish") })
    .click();
  await expect(desk.getByRole("alert").first()).toContainText(/第 1 塊.*ไทย.*缺文字/);
  await desk.getByRole("button", { name: /第 1 塊.*ไทย/ }).click();
  await write(desk, said("title"), "今天開航", ["th"]);
  await addBlock(desk, "text");
  await write(desk, said("body"), "會員先領");
  // Of several, which stay unfolded.
  await desk.getByLabel(said("who"), { exact: true }).click();
  await desk.locator(".ant-select-item-option", { hasText: said("whos.customer") }).click();
  await desk.keyboard.press("Escape");
  await save(desk);
  await expect(desk.getByText(said("ready"))).toBeVisible();
  expect((await new AxeBuilder({ page: desk }).include("main").analyze()).violations).toEqual([]);

  // A preview of what nobody sees yet: as a visitor, as a customer in Thai, and before it begins.
  await desk.getByRole("button", { name: said("preview"), exact: true }).click();
  const preview = desk.getByRole("dialog", { name: said("preview") });
  const phones = [320, 480].map((width) => preview.frameLocator(`iframe[width="${width}"]`));
  for (const phone of phones) {
    await expect(phone.getByText("今天開航 zh-TW")).toBeVisible();
    await expect(phone.getByText("會員先領 zh-TW")).toHaveCount(0);
  }
  await choose(desk, preview.getByLabel(said("asWho")), said("whos.customer"));
  await choose(desk, preview.getByLabel(said("language"), { exact: true }), nameOf("th"));
  for (const phone of phones) await expect(phone.getByText("會員先領 th")).toBeVisible();
  await preview.getByLabel(said("at")).fill("2025-01-01T00:00");
  for (const phone of phones)
    await expect(phone.getByText(speak("th")("pages.preview.unseen"))).toBeVisible();
  await desk.keyboard.press("Escape");
  await expect(preview).toBeHidden();

  await agreeTo(desk, "publish");
  await expect(desk.getByText(said("current"))).toBeVisible();
  await page.goto(address);
  await expect(page.getByText("今天開航 zh-TW")).toBeVisible();
  await expect(page.getByText("會員先領 zh-TW")).toHaveCount(0);
  await page.context().addCookies([{ name: "lang", value: "th", url: baseURL ?? "" }]);
  await page.goto(address);
  await expect(page.getByText("今天開航 th")).toBeVisible();

  // What is copied and moved is another version, which nobody sees before it is published.
  await desk.getByRole("button", { name: said("copy", { place: 1 }) }).click();
  await desk.getByRole("button", { name: said("down", { place: 1 }) }).click();
  await save(desk);
  await expect(desk.getByText(said("newer"))).toBeVisible();
  await page.goto(address);
  await expect(page.getByText("今天開航 th")).toHaveCount(1);
  const older = desk.getByRole("listitem").filter({ hasText: said("versionOf", { version: 2 }) });
  await older.getByRole("button", { name: said("back") }).click();
  await desk
    .getByRole("dialog")
    .getByRole("button", { name: said("back") })
    .click();
  await expect(desk.getByText(said("versionOf", { version: 4 })).first()).toBeVisible();
  await expect(desk.getByRole("heading", { name: said("blockCount", { count: 2 }) })).toBeVisible();
  await agreeTo(desk, "unpublish");
  await expect(desk.getByText(said("standing.draft"))).toBeVisible();
  await desk.context().close();
});

test("blocks are put in their order by a pointer and by keys, and whoever saw an older order is told [BO-40]", async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  const blocks = ["first", "second", "third"].map((id) => blockWish("notice", id));
  const kept = await publishPage(desk, { address: `/order${unique}`, blocks });
  const other = await desk.context().newPage();
  for (const one of [desk, other]) {
    await one.goto(`/console/pages/${kept.id}`);
    await expect(rowsOf(one)).toHaveText([/first/, /second/, /third/]);
  }

  const grip = (place: number) => desk.getByRole("button", { name: said("grip", { place }) });
  const middleOf = async (place: number) => {
    const box = await rowsOf(desk)
      .nth(place - 1)
      .boundingBox();
    return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const drag = async (from: number, to: number) => {
    await grip(from).hover();
    await desk.mouse.down();
    const { x, y } = await middleOf(to);
    await desk.mouse.move(x, y + (to > from ? 6 : -6), { steps: 6 });
  };
  await drag(1, 3);
  await desk.keyboard.press("Escape");
  await desk.mouse.up();
  await expect(rowsOf(desk)).toHaveText([/first/, /second/, /third/]);
  await drag(1, 3);
  await desk.mouse.up();
  await expect(rowsOf(desk)).toHaveText([/second/, /third/, /first/]);
  await expect(desk.getByText(said("placed", { place: 3, count: 3 }))).toBeAttached();
  await grip(2).press("ArrowUp");
  await expect(rowsOf(desk)).toHaveText([/third/, /second/, /first/]);
  await expect(grip(1)).toBeFocused();
  await save(desk);
  await desk.reload();
  await expect(rowsOf(desk)).toHaveText([/third/, /second/, /first/]);

  await other.getByRole("button", { name: said("down", { place: 1 }) }).click();
  await other.getByRole("button", { name: said("save"), exact: true }).click();
  await expect(other.getByRole("alert").first()).toBeVisible();
  await unpublishPage(desk, { id: kept.id, version: 2 });
  await desk.context().close();
});

const rowsOf = (desk: Page) => desk.locator(".page-blocks > li");

test("a preview draws nothing that anybody but our own desk tells it [BO-40]", async ({ page }) => {
  await page.goto("/pagePreview");
  const say = speak("zh-TW");
  await expect(page.getByText(say("pages.preview.alone"))).toBeVisible();
  await page.evaluate(() => {
    postMessage({ preview: null, language: "zh" }, "*");
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
  await expect(page.getByText(say("pages.preview.alone"))).toBeVisible();
});
