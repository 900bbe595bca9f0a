import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { speak } from "./support/speech.ts";

const say = speak("th");
const dress = "/goodsDetailAgent/650313400081?platform=3";
const results = (words: string) =>
  `/goodsListAgent?searchValue=${encodeURIComponent(words)}&platform=3`;
const chinese = /\p{Script=Han}/u;
const thai = /\p{Script=Thai}/u;

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: "lang", value: "th", url: baseURL ?? "" }]);
});

/** How much of the page has moved by itself since it was opened. */
const moved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test("a title is read in Thai, the seller's own one tap away [AGNT-07] [TRAN-05]", async ({
  page,
}) => {
  await page.goto(dress);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(thai);
  await expect(title).not.toHaveText(chinese);
  await page.getByText(say("product.originalTitle")).tap();
  await expect(page.getByText("法式碎花雪纺连衣裙女夏季新款收腰显瘦气质中长款裙子")).toBeVisible();
});

test("results are shown at once and turn Thai where they stand [TRAN-05] [TRAN-07]", async ({
  page,
  request,
}) => {
  const html = await (
    await request.get(results("台灯"), { headers: { cookie: "lang=th" } })
  ).text();
  expect(html).toContain("台灯");
  let asked = 0;
  page.on("request", (sent) => {
    if (sent.url().includes("/gateway/translate/batch")) asked += 1;
  });
  await page.goto(results("台灯"));
  const cards = page.getByRole("tabpanel").getByRole("listitem");
  await expect(cards.first()).toContainText(thai);
  expect(asked).toBeLessThanOrEqual(2);
  expect(await moved(page)).toBeLessThan(0.02);

  await page.getByRole("button", { name: say("translation.toOriginals") }).tap();
  await expect(cards.first()).toContainText(chinese);
  await page.getByRole("button", { name: say("translation.toTranslations") }).tap();
  await expect(cards.first()).not.toContainText("台灯");
});

test("options are read in Thai, and as the seller wrote them by one tap [AGNT-07]", async ({
  page,
}) => {
  await page.goto(dress);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: say("product.add") }).tap();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("tab").first()).toHaveAccessibleName(thai);
  await sheet.getByRole("button", { name: say("translation.toOriginals") }).tap();
  await expect(sheet.getByRole("tab").first()).toHaveAccessibleName(chinese);
});

test.afterEach(async ({ request }) => {
  await request.post(`${process.env["E2E_SANDBOX"]}/_control/reset`);
});

test("what cannot be translated stays as the seller wrote it [TRAN-06]", async ({
  page,
  request,
}) => {
  await request.post(`${process.env["E2E_SANDBOX"]}/_control/faults`, {
    data: { upstream: "translation", kind: "error", times: 50 },
  });
  const answered = page.waitForResponse(/translate\/batch/);
  await page.goto(results("猫砂"));
  await answered;
  const cards = page.getByRole("tabpanel").getByRole("listitem");
  await expect(cards.first()).toContainText("猫砂");
  await expect(page.getByRole("alert")).toHaveCount(0);
});
