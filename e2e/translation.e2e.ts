import { ownSandbox } from "./support/product-of-worker.ts";
import type { Page } from "@playwright/test";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { linesToOrder, openCheckout } from "./support/ordering.ts";
import { settled } from "./support/settled.ts";
import { shiftsOf } from "./support/shifts.ts";
import { pattern, speak } from "./support/speech.ts";

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
const moved = async (page: Page): Promise<number> =>
  (await shiftsOf(page)).reduce((sum, shift) => sum + Number.parseFloat(shift), 0);

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
  await settled(page);
  await page.getByRole("button", { name: say("product.add") }).tap();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("tab").first()).toHaveAccessibleName(thai);
  await sheet.getByRole("button", { name: say("translation.toOriginals") }).tap();
  await expect(sheet.getByRole("tab").first()).toHaveAccessibleName(chinese);
});

/** Goods as they were stored before anybody had translated them, which the server does by itself in time. */
async function forgetTranslations(page: Page): Promise<void> {
  const isNames = (key: string) => ["i18n", "props_i18n"].includes(key);
  await page.route(/gateway\/installer\/(cart|trade|order|logistics)/, async (route) => {
    const response = await route.fetch();
    const body: unknown = JSON.parse(await response.text(), (key, value: { zh: string }) =>
      isNames(key) ? { zh: value.zh } : value,
    );
    await route.fulfill({ response, json: body });
  });
}

/** Every title of the page's goods is in Thai, once it was translated. */
async function expectThaiTitles(page: Page): Promise<void> {
  const titles = page.getByRole("main").locator("li .line-clamp-2, li a.truncate");
  await expect(titles.first()).toHaveText(thai);
  for (const title of await titles.all()) await expect(title).not.toHaveText(chinese);
}

test("goods are read in Thai in cart, checkout, orders and parcels as well [TRAN-05]", async ({
  page,
}) => {
  await logInByCall(page, "thai@sampan.test");
  const lines = await linesToOrder(page.request, 2);
  for (const { item_id, num } of lines) {
    const answer = await page.request.get("/gateway/installer/cart/put_cart", {
      headers: { "x-sampan-client": "web" },
      params: { item_id, num },
    });
    expect(await answer.json()).toMatchObject({ success: true });
  }
  await forgetTranslations(page);
  await page.goto("/cart");
  await expectThaiTitles(page);
  await page.goto("/orderListOwn");
  await expectThaiTitles(page);
  const parcels = await page.request.get("/gateway/installer/logistics/query_logistics_list");
  const { datalist } = (await parcels.json()) as OutputOf<typeof queryLogisticsList>;
  // One of the demo's: what other journeys sent may have a title that the sandbox translates in part.
  const oldest = datalist.map(({ tid }) => tid).toSorted()[0];
  await page.goto(`/packageDetail/${oldest}`);
  await expectThaiTitles(page);
  await openCheckout(page, lines);
  await page.getByRole("button", { name: pattern(say, "settlement.goods", ["count"]) }).tap();
  await expectThaiTitles(page);
});

test.afterEach(async ({ request }) => {
  await request.post(`${ownSandbox()}/_control/reset`);
});

test("what cannot be translated stays as the seller wrote it [TRAN-06]", async ({
  page,
  request,
}) => {
  await request.post(`${ownSandbox()}/_control/faults`, {
    data: { upstream: "translation", kind: "error", times: 50 },
  });
  const answered = page.waitForResponse(/translate\/batch/);
  await page.goto(results("猫砂"));
  await answered;
  const cards = page.getByRole("tabpanel").getByRole("listitem");
  await expect(cards.first()).toContainText("猫砂");
  await expect(page.getByRole("alert")).toHaveCount(0);
});
