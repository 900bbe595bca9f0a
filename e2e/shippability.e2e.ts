import { AxeBuilder } from "@axe-core/playwright";
import type { APIRequestContext, Page } from "@playwright/test";
import { formatDay } from "@sampan/ui/format/dates";
import { createHash } from "node:crypto";
import { openDesk } from "./support/desks.ts";
import { expect, openReady, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { openCheckout } from "./support/ordering.ts";
import { openPhone } from "./support/shopper.ts";
import { pattern, atDesk } from "./support/speech.ts";

/** Goods of the demo: with a battery and a radio, with a plug, for children. */
const goods = {
  earphones: "824711367389",
  cooker: "603876824311",
  bricks: "785672621953",
} as const;

const open = (page: Page, id: string): Promise<void> =>
  openReady(page, `/goodsDetailAgent/${id}?platform=3`);

const axeFinds = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations;

/** Three pieces of the first option that has as many. */
async function threeOf(api: APIRequestContext, id: string) {
  const path = `/gateway/docking/alibaba/item/get_detail?third_item_id=${id}`;
  const { data } = (await (await api.get(path)).json()) as {
    data: { item_sku_list: { item_id: string; storage: number; status: number }[] };
  };
  const sku = data.item_sku_list.find(({ storage, status }) => status === 1 && storage > 10);
  return { item_id: sku?.item_id ?? "", num: 3 };
}

test.describe("in Taiwan", () => {
  test("a product says which ways it can go, and a sheet says why", async ({
    browser,
    baseURL,
  }) => {
    const { page, say } = await openPhone(browser, baseURL ?? "", "zh-TW");
    await open(page, goods.earphones);
    const row = page.getByRole("button", { name: new RegExp(`^${say("shippability.row")}`) });
    await expect(row).toContainText("空運走專線 · 海快/海運不收");
    await row.tap();
    const sheet = page.getByRole("dialog", { name: say("shippability.title") });
    await expect(sheet.getByRole("listitem")).toHaveCount(3);
    await expect(sheet.getByRole("listitem").first()).toContainText("NCC");
    await expect(sheet.getByRole("listitem").last()).toContainText("含鋰電池");
    await expect(sheet).toContainText(
      say("shippability.checked", { day: formatDay("2026-11-20") }),
    );
    expect(await axeFinds(page)).toEqual([]);
  });

  test("checkout closes the ways that do not take the goods, and says why", async ({
    browser,
    baseURL,
  }) => {
    const { page, say } = await openPhone(browser, baseURL ?? "", "zh-TW");
    await logInByCall(page, "business@sampan.test");
    await openCheckout(page, [await threeOf(page.request, goods.cooker)]);
    const way = (kind: string) =>
      page.getByRole("radio", { name: new RegExp(say(`settlement.transports.${kind}`)) });
    await expect(way("sea")).toBeDisabled();
    await expect(way("fast_sea")).toBeDisabled();
    await expect(way("air")).toBeEnabled();
    await expect(page.getByText(/快船 · 海運：.*最多 2 台/)).toBeVisible();
    await page.getByRole("button", { name: pattern(say, "settlement.goods", ["count"]) }).tap();
    const line = page.getByRole("button", { name: pattern(say, "shippability.open", ["name"]) });
    await expect(line).toContainText("空運需 BSMI · 海快/海運不收");
    expect(await axeFinds(page)).toEqual([]);
  });
});

test("in Thailand toys need the mark of TISI, on the page and in checkout", async ({
  browser,
  baseURL,
}) => {
  const { page, say } = await openPhone(browser, baseURL ?? "", "th");
  await logInByCall(page, "thai@sampan.test");
  await open(page, goods.bricks);
  const row = page.getByRole("button", { name: new RegExp(`^${say("shippability.row")}`) });
  await expect(row).toContainText("มอก. (TISI)");
  await row.tap();
  const sheet = page.getByRole("dialog", { name: say("shippability.title") });
  await expect(sheet.getByRole("listitem")).toHaveCount(4);
  expect(await axeFinds(page)).toEqual([]);

  await openCheckout(page, [await threeOf(page.request, goods.earphones)]);
  await expect(page.getByRole("radio", { name: /ทางอากาศ/ })).toBeEnabled();
  await expect(page.getByRole("radio", { name: /ทางบก/ })).toBeDisabled();
  expect(await axeFinds(page)).toEqual([]);
});

test("a rule that logistics writes counts at once, and no longer when it is switched off", async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "logistics");
  await desk.goto("/console/shippability");
  await desk.getByRole("button", { name: atDesk("consoleShippability.write") }).click();
  const form = desk.getByRole("dialog");
  const name = `測試 ${createHash("sha256").update(String(Date.now())).digest("hex").slice(0, 6)}`;
  await form.getByLabel(atDesk("consoleShippability.form.name")).fill(name);
  const words = form.getByRole("combobox", { name: atDesk("consoleShippability.form.words") });
  await words.fill("法式碎花");
  await words.press("Enter");
  await form.getByRole("button", { name: atDesk("consoleShippability.preview.run") }).click();
  await expect(form.getByText(/最新 [\d,]+ 件商品裡符合 [1-9]/)).toBeVisible();
  for (const language of ["简体中文", "繁體中文", "ไทย", "English"])
    await form.getByLabel(`原因（${language}）`).fill("測試：花布不收");
  expect(
    (await new AxeBuilder({ page: desk }).include(".ant-drawer").analyze()).violations,
  ).toEqual([]);
  await form.getByRole("button", { name: "儲存" }).click();
  await expect(form).toBeHidden();

  const { page, say } = await openPhone(browser, baseURL ?? "", "zh-TW");
  const row = page.getByRole("button", { name: new RegExp(`^${say("shippability.row")}`) });
  try {
    await open(page, "650313400081");
    await expect(row).toContainText("海快/海運不收");
  } finally {
    await desk.getByRole("switch", { name: `啟用「${name}」` }).click();
  }
  await expect(desk.getByText(atDesk("consoleShippability.disabled"))).toBeVisible();
  await page.reload();
  await expect(row).toContainText("空運/海快/海運可");
});
