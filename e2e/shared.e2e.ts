import type { Page } from "@playwright/test";
import { expect, openReady, test } from "./support/journey.ts";
import { registerNewcomer } from "./support/newcomer.ts";
import { speak } from "./support/speech.ts";

test.use({ serviceWorkers: "allow", locale: "zh-TW" });
const say = speak("zh-TW");

interface Shared {
  readonly text?: string;
  readonly file?: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
}

/** Posts as a phone does what another app shares: a form, by which the page is left. */
async function share(page: Page, { text = "", file }: Shared): Promise<void> {
  await page.evaluate((words) => {
    const form = Object.assign(document.createElement("form"), {
      method: "POST",
      action: "/shared",
      enctype: "multipart/form-data",
      id: "share",
    });
    const field = Object.assign(document.createElement("input"), { name: "text", value: words });
    const picture = Object.assign(document.createElement("input"), {
      name: "picture",
      type: "file",
      id: "share-file",
    });
    form.append(field, picture);
    document.body.append(form);
  }, text);
  if (file) await page.setInputFiles("#share-file", file);
  await page.evaluate(() => document.querySelector<HTMLFormElement>("#share")?.submit());
}

/** A page that the worker knows of. */
async function atHand(page: Page): Promise<void> {
  await openReady(page, "/agent");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test("a link that another app shares opens its product, and no server sees the words around it [SRCH-08]", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await atHand(page);
  asked.length = 0;
  const link = "https://detail.1688.com/offer/650313400081.html";
  await share(page, { text: `SECRETWORDS ${link}` });
  await expect(page).toHaveURL(/goodsDetailAgent.*650313400081/);
  const sent = asked.filter((one) => !/^\S+\/shared /.test(one));
  expect(sent.filter((one) => one.includes("SECRETWORDS") && !one.includes("#"))).toEqual([]);
});

test("words that another app shares are looked for, and going back does not share them again", async ({
  page,
}) => {
  await atHand(page);
  await share(page, { text: "連衣裙" });
  await expect(page).toHaveURL(/goodsListAgent/);
  await page.goBack();
  await expect(page).toHaveURL("/agent");
});

test("a picture that another app shares is searched by with a tap, and a file that is none is said to be none [SRCH-10]", async ({
  page,
}) => {
  await registerNewcomer(page.request, "TW");
  await atHand(page);
  const pdf = { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") };
  await share(page, { file: pdf });
  await expect(page.getByText(say("search.file"))).toBeVisible();

  await atHand(page);
  const dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const png = { name: "a.png", mimeType: "image/png", buffer: Buffer.from(dot, "base64") };
  await share(page, { file: png });
  const use = page.getByRole("button", { name: say("photoSearch.useShared") });
  await expect(use).toBeVisible();
  // Taken once: the phone keeps it no longer.
  expect(await page.evaluate(() => caches.has("sampan-shared"))).toBe(false);
  await use.tap();
  await expect(use).toHaveCount(0);
});
