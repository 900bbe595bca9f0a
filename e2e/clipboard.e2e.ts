import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page, Request } from "@playwright/test";
import { answering, expect, openReady, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { checkOut } from "./support/ordering.ts";
import { insideShell, shellForms, shellKeeps } from "./support/reference-shell.ts";
import { findByBox } from "./support/searching.ts";
import { openPhone } from "./support/shopper.ts";
import { settled } from "./support/settled.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");
const id = "650313400081";
const link = `https://detail.1688.com/offer/${id}.html`;
const shared = `【这家店不错】${link} 晚上打給我 0912-345-678`;
const pictures = join(import.meta.dirname, "../.results/clipboard");

const allow = (page: Page) =>
  page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
const copy = (page: Page, text: string) =>
  page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const pending = (page: Page) => page.evaluate(() => localStorage.getItem("content"));
const offer = (page: Page, words = say) =>
  page.getByRole("dialog", { name: words("clipboard.title") });

/** A page of ours where nothing is looked at yet, to copy on. */
async function copyBefore(page: Page, text: string): Promise<void> {
  await allow(page);
  await page.goto("/robots.txt");
  await copy(page, text);
}

test("a link that was copied before opening is offered with picture, name, price and source; the jump opens it and clears everything [CLIP-04] [CLIP-05] [CLIP-10]", async ({
  page,
}) => {
  await copyBefore(page, shared);
  await openReady(page, "/");
  const dialog = offer(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("img")).toHaveCount(0);
  await expect(dialog.locator("img")).toHaveAttribute("src", /\/pictures\/240\?from=/);
  await expect(dialog).toContainText("法式碎花雪紡連衣裙");
  await expect(dialog).toContainText("¥");
  await expect(dialog).toContainText("NT$");
  await expect(dialog).toContainText(say("clipboard.source", { source: "detail.1688.com" }));
  expect(JSON.parse((await pending(page)) ?? "{}")).toMatchObject({
    url: link,
    source: "detail.1688.com",
    itemId: id,
    content: expect.stringMatching(/./),
    picUrl: expect.stringMatching(/^https/),
  });
  await expect.poll(() => copied(page)).toBe("");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.screenshot({ path: join(pictures, "zh-TW-390.png") });

  await dialog.getByRole("button", { name: say("clipboard.open") }).tap();
  await expect(page).toHaveURL(new RegExp(`/goodsDetailAgent/${id}\\?`));
  expect(await pending(page)).toBeNull();
});

test("closed it is gone, and the same text is not offered again, in Thai [CLIP-06]", async ({
  browser,
  baseURL,
}) => {
  const { page, say: th } = await openPhone(browser, baseURL ?? "", "th");
  await page.setViewportSize({ width: 320, height: 640 });
  await copyBefore(page, shared);
  await openReady(page, "/");
  const dialog = offer(page, th);
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.screenshot({ path: join(pictures, "th-320.png") });
  await dialog.getByRole("button", { name: th("clipboard.leave") }).tap();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/");
  expect(await pending(page)).toBeNull();

  await copy(page, `${shared} 再看一次`);
  await lookedAt(page, 2);
  await expect(dialog).toBeHidden();
  await page.context().close();
});

/** Waits until the page has looked at the clipboard so often from now on. */
async function lookedAt(page: Page, times: number): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const { clipboard } = navigator;
        const read = clipboard.readText.bind(clipboard);
        let looks = 0;
        clipboard.readText = async () => {
          looks += 1;
          if (looks > wanted) resolve();
          return read();
        };
      }),
    times,
  );
}

test("a text without a link stays in the clipboard and leaves the device in no request [CLIP-11]", async ({
  page,
}) => {
  const secret = "0912345678hunter2";
  const sent: string[] = [];
  page.on("request", (request: Request) =>
    sent.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ""}`)),
  );
  for (const text of [
    `密碼是${secret}`,
    `https://bank.test/transfer?code=${secret}`,
    `${"長".repeat(50_000)} ${secret} ${link}`,
  ]) {
    await copyBefore(page, text);
    await openReady(page, "/");
    await lookedAt(page, 2);
    await expect(offer(page)).toBeHidden();
    expect(await copied(page)).toBe(text);
    expect(await pending(page)).toBeNull();
  }
  // With a link, the link alone leaves.
  await copy(page, `${secret} ${link} ${secret}`);
  await expect(offer(page)).toBeVisible();
  expect(sent.filter((request) => request.includes(id))).not.toEqual([]);
  expect(sent.filter((request) => request.includes(secret))).toEqual([]);
  // Had it been sent, it would have been seen: somebody searches for it.
  await offer(page)
    .getByRole("button", { name: say("clipboard.leave") })
    .tap();
  await findByBox(page, secret);
  await expect.poll(() => sent.some((request) => request.includes(secret))).toBe(true);
});

test("nothing is offered over an order, a form or another dialog; it waits for a calm page [CLIP-02] [CLIP-12]", async ({
  page,
}) => {
  await checkOut(page);
  await allow(page);
  await copy(page, shared);
  await expect.poll(() => pending(page)).toContain(id);
  await lookedAt(page, 2);
  await expect(offer(page)).toBeHidden();

  await openReady(page, "/addressEdit");
  await lookedAt(page, 2);
  await expect(offer(page)).toBeHidden();

  await openReady(page, "/leaderboard");
  await expect(offer(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(offer(page)).toBeHidden();
  expect(await pending(page)).toBeNull();

  await openReady(page, `/goodsDetailAgent/${id}?platform=3`);
  await page.getByRole("button", { name: say("product.add"), exact: true }).tap();
  const choosing = page.getByRole("dialog", { name: say("options.title") });
  await expect(choosing).toBeVisible();
  await copy(page, "https://item.taobao.com/item.htm?id=678933991975");
  await expect.poll(() => pending(page)).toContain("678933991975");
  await lookedAt(page, 2);
  await expect(offer(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(choosing).toBeHidden();
  await expect(offer(page)).toBeVisible();
});

test("without permission nothing is read; a paste on any page is offered, and a tap in the settings asks [CLIP-01]", async ({
  page,
}) => {
  await logInByCall(page, "customer@sampan.test");
  await openReady(page, "/mine");
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, shared);
  await expect(offer(page)).toBeVisible();
  await offer(page)
    .getByRole("button", { name: say("common.close") })
    .tap();

  await allow(page);
  await openReady(page, "/setting");
  const choice = page.getByRole("switch", { name: new RegExp(say("clipboard.watch.label")) });
  await expect(choice).toBeChecked();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.screenshot({ path: join(pictures, "setting-zh-TW.png"), fullPage: true });
  await choice.tap();
  await expect(choice).not.toBeChecked();
  await copy(page, "https://item.taobao.com/item.htm?id=678933991975");
  await openReady(page, "/mine");
  expect(await copied(page)).toContain("678933991975");
  await expect(offer(page)).toBeHidden();

  await openReady(page, "/setting");
  await choice.tap();
  await openReady(page, "/mine");
  await expect(offer(page)).toBeVisible();
  await expect.poll(() => copied(page)).toBe("");
});

for (const form of shellForms) {
  test(`the app gives what was copied, and its record is cleared with the answer, ${form} [CLIP-05] [CLIP-06] [NATV-11]`, async ({
    page,
  }) => {
    await insideShell(page, { form, data: { clipboard: shared } });
    await openReady(page, "/");
    await expect(offer(page)).toBeVisible();
    await offer(page)
      .getByRole("button", { name: say("common.close") })
      .tap();
    await expect(offer(page)).toBeHidden();
    await expect.poll(() => shellKeeps(page, "clipboard")).toBeUndefined();
    await expect(page).toHaveURL("/");
  });
}

test("a wide window has it in the middle, in English", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
  });
  const page = answering(await context.newPage());
  await copyBefore(page, shared);
  await openReady(page, "/");
  await expect(offer(page, speak("en"))).toBeVisible();
  await settled(page);
  await page.screenshot({ path: join(pictures, "en-1280.png") });
  await context.close();
});
