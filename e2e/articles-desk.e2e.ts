import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { type Language, languageFacts, languages } from "@sampan/domain/kernel/language";
import { choose, openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { atDesk, type Say } from "./support/speech.ts";

const said: Say = (key, values) => atDesk(`consoleArticles.${key}`, values);
const nameOf = (language: Language) => languageFacts[language].name;

/** The field of a text in one language. */
const bodyIn = (desk: Page, language: Language): Locator =>
  desk.getByRole("textbox", { name: said("bodyIn", { language: nameOf(language) }), exact: true });

async function write(desk: Page, words: string, into: readonly Language[]): Promise<void> {
  for (const language of into) {
    const panel = desk.getByRole("region", { name: nameOf(language), exact: true });
    await panel.getByLabel(said("title"), { exact: true }).fill(`${words} ${language}`);
    await panel.getByLabel(said("summary"), { exact: true }).fill(`${words} ${language}`);
    await bodyIn(desk, language).fill(`${words} ${language}`);
  }
}

/** What another page or a word processor puts on the clipboard. */
const paste = (field: Locator, html: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    const event = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", event));
  }, html);

async function save(desk: Page, button: "save" | "saveAsDraft"): Promise<void> {
  await desk.getByRole("button", { name: said(button), exact: true }).click();
  await expect(desk.getByText(said("unsaved"))).toBeHidden();
}

const askToPublish = async (desk: Page): Promise<Locator> => {
  await desk.getByRole("button", { name: said("step.publish"), exact: true }).click();
  return desk.getByRole("dialog");
};

async function publish(desk: Page): Promise<void> {
  const question = await askToPublish(desk);
  await question.getByRole("button", { name: said("step.publish"), exact: true }).click();
  await expect(question).toBeHidden();
}

/** The row of a version, and a step that it takes. */
const version = (desk: Page, number: number): Locator =>
  desk.getByRole("row").filter({ hasText: said("versionNumber", { number }) });

async function take(desk: Page, number: number, step: "withdraw" | "return"): Promise<void> {
  const name = said(`step.${step}`);
  await version(desk, number).getByRole("button", { name }).click();
  await desk.getByRole("dialog").getByRole("button", { name, exact: true }).click();
}

test("staff write a notice in four languages, paste what is cleaned, publish it now and for a day, and return to what it said [BO-40] [CONT-04]", async ({
  page,
  browser,
  baseURL,
}) => {
  const id = `harbour-${Date.now()}`;
  const desk = await openDesk(browser, baseURL ?? "", "catalogue");
  await desk.goto("/console/articles");
  await desk.getByRole("button", { name: said("add") }).click();
  await desk.getByLabel(said("id"), { exact: true }).fill(id);
  await choose(desk, desk.getByLabel(said("kindLabel"), { exact: true }), said("kind.notice"));
  await write(desk, "First", ["zh", "zh-TW", "en"]);
  await paste(
    bodyIn(desk, "en"),
    `<h2>Tides</h2><script>stolen()</script><p onclick="stolen()">Low <b>water</b> <a href="javascript:stolen()">here</a></p><iframe src="https://evil.example"></iframe>`,
  );
  await expect(bodyIn(desk, "en").getByRole("heading", { name: "Tides" })).toBeVisible();
  const pasted = await bodyIn(desk, "en").innerHTML();
  expect(pasted).toContain("Low");
  expect(pasted).not.toMatch(/script|onclick|iframe|evil/);
  await save(desk, "save");
  await expect(desk).toHaveURL(new RegExp(`id=${id}`));

  const refused = await askToPublish(desk);
  await refused.getByRole("button", { name: said("step.publish"), exact: true }).click();
  await expect(refused.getByRole("alert")).toContainText(nameOf("th"));
  await desk.keyboard.press("Escape");
  await expect(refused).toBeHidden();
  await write(desk, "First", ["th"]);
  await desk.getByRole("button", { name: said("preview"), exact: true }).click();
  const preview = desk.getByRole("dialog");
  await preview.getByText(nameOf("th"), { exact: true }).click();
  await expect(preview.getByRole("article")).toContainText("First th");
  await desk.keyboard.press("Escape");
  await expect(preview).toBeHidden();
  await save(desk, "save");
  expect((await new AxeBuilder({ page: desk }).include("main").analyze()).violations).toEqual([]);

  const read = async (words: string) => {
    for (const language of languages) {
      await page.context().addCookies([{ name: "lang", value: language, url: baseURL ?? "" }]);
      await page.goto(`/graphic?id=${id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${words} ${language}`);
    }
  };
  await publish(desk);
  await expect(version(desk, 1)).toContainText(said("standing.in_force"));
  await read("First");

  // What is read stays as it is: the next version waits for its day, and is taken back before.
  await write(desk, "Second", languages);
  await save(desk, "saveAsDraft");
  const question = await askToPublish(desk);
  await question.getByText(said("later")).click();
  await question.getByLabel(said("moment")).fill("2036-01-01T00:00");
  await question.getByRole("button", { name: said("step.publish"), exact: true }).click();
  await expect(question).toBeHidden();
  await expect(version(desk, 2)).toContainText(said("standing.scheduled"));
  await read("First");
  await take(desk, 2, "withdraw");
  await expect(version(desk, 2)).toContainText(said("standing.draft"));
  await publish(desk);
  await expect(version(desk, 1)).toContainText(said("standing.past"));
  await read("Second");

  await take(desk, 1, "return");
  await expect(version(desk, 3)).toContainText(said("standing.draft"));
  await publish(desk);
  await expect(version(desk, 3)).toContainText(said("standing.in_force"));
  await read("First");
  await desk.context().close();
});
