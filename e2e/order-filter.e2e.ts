import { readFileSync } from "node:fs";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import { languages, type Language } from "@sampan/domain/kernel/language";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { ordersOf } from "./support/ordering.ts";
import { speak } from "./support/speech.ts";

const buyer = "business@sampan.test";

/** On this browser, and with the account. */
async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const answer = await page.request.post("/gateway/user/set_language", {
    headers: { "x-sampan-client": "web" },
    form: { language },
  });
  const url = new URL("/", answer.url()).href;
  await page.context().addCookies([{ name: "lang", value: language, url }]);
  expect(await answer.json()).toMatchObject({ success: true });
}

/** One order of theirs and the number that its seller's marketplace gave it, as its parcel's page tells it. */
async function orderOfMarketplace({ request }: Page) {
  const answer = await request.get("/gateway/installer/logistics/query_logistics_list");
  const { datalist } = (await answer.json()) as OutputOf<typeof queryLogisticsList>;
  const parcel = datalist.find((one) => one.out_oid !== "" && one.order_tids.length === 1);
  return { out_oid: parcel?.out_oid ?? "", tid: parcel?.order_tids[0] ?? "" };
}

test.afterEach(({ page }) => chooseLanguage(page, "zh-TW"));

for (const language of languages)
  test(`the list is narrowed by type, marketplace number and days, and its address keeps that, ${language} [ORD-04]`, async ({
    page,
  }) => {
    const words = speak(language);
    await page.setViewportSize({ width: 320, height: 640 });
    await logInByCall(page, buyer);
    await chooseLanguage(page, language);
    const all = await ordersOf(page);
    const bought = await orderOfMarketplace(page);
    await page.goto("/orderListOwn");
    const panel = page.getByRole("tabpanel");
    const shown = panel.getByRole("link", { name: /SP\d{6}/ });
    const open = page.getByRole("button", { name: words("orders.filter.open"), exact: true });
    const sheet = page.getByRole("dialog", { name: words("orders.filter.title") });
    const apply = sheet.getByRole("button", { name: words("orders.filter.apply") });

    await open.tap();
    await sheet.getByLabel(words("orders.filter.number")).fill(` ${bought.out_oid} `);
    await apply.tap();
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveText(words("orders.order", { tid: bought.tid }));
    await page.reload();
    await expect(shown).toHaveText([words("orders.order", { tid: bought.tid })]);
    // Along over the tabs, from the last of which it is taken away with a tap.
    await page.getByRole("tab", { name: words("orders.tabs.to_be_reviewed") }).tap();
    await expect(page.getByText(words("orders.filter.none.title"))).toBeVisible();
    await page.getByRole("tab", { name: words("orders.tabs.all"), exact: true }).tap();
    await expect(shown).toHaveCount(1);

    // Found by words: the last signs of its number, in any case, and taken away with a tap.
    await open.tap();
    await sheet.getByLabel(words("orders.filter.number")).fill("");
    const typed = bought.tid.slice(-6).toLowerCase();
    await sheet.getByLabel(words("orders.filter.words"), { exact: true }).fill(` ${typed} `);
    await apply.tap();
    await expect(page).toHaveURL(new RegExp(`words=${typed}`));
    await expect(shown).toHaveText([words("orders.order", { tid: bought.tid })]);
    const searched = words("orders.filter.searched", { words: typed });
    await panel
      .getByRole("button", { name: words("orders.filter.without", { what: searched }) })
      .tap();
    await expect(shown).not.toHaveCount(1);

    await open.tap();
    await sheet.getByLabel(words("orders.filter.from")).fill("2026-02-02");
    await sheet.getByLabel(words("orders.filter.to")).fill("2026-02-01");
    await apply.tap();
    await expect(sheet.getByText(words("orders.filter.backwards"))).toBeVisible();
    await sheet.getByLabel(words("orders.filter.from")).fill("2001-02-01");
    await apply.tap();
    await expect(page.getByText(words("orders.filter.none.title"))).toBeVisible();
    await expect(page).toHaveURL(/from=2001-02-01.*to=2026-02-01/);
    await panel.getByRole("button", { name: words("orders.filter.clear") }).tap();
    await expect(shown.first()).toBeVisible();
    await expect(page).not.toHaveURL(/from=|seller_no=/);

    await open.tap();
    await sheet
      .getByLabel(words("orders.filter.kind"))
      .selectOption(words("orders.filter.kinds.payment"));
    await apply.tap();
    const paidFor = all.filter(({ biz_attribute }) => biz_attribute === 2);
    await expect(shown).toHaveText(
      paidFor.map(({ tid }) => words("orders.order", { tid })).slice(0, 5),
    );
    const without = words("orders.filter.without", {
      what: words("orders.filter.kinds.payment"),
    });
    await panel.getByRole("button", { name: without }).tap();
    await expect(shown).not.toHaveCount(paidFor.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

test("the narrowed list is saved as a file, in the words of its reader [ORD-04]", async ({
  page,
}) => {
  const words = speak("zh-TW");
  await logInByCall(page, buyer);
  const bought = await orderOfMarketplace(page);
  await page.goto(`/orderListOwn?seller_no=${bought.out_oid}`);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: words("orders.filter.save") }).tap();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("sampan-all.csv");
  const [head, order, ...rest] = readFileSync(await file.path(), "utf8").split("\r\n");
  expect(head).toContain('"訂單編號","下單時間","狀態"');
  expect(order).toContain(`"${bought.tid}"`);
  expect(order).toContain(bought.out_oid);
  expect(rest).toEqual([""]);
  await expect(page.getByText(words("orders.filter.saved", { count: 1 }))).toBeVisible();
});
