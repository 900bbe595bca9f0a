import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { type CampaignWish, publishCampaign, stepCampaign } from "./support/campaigns.ts";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { landingRows } from "./support/landing-rows.ts";
import { logInByCall } from "./support/newcomer.ts";
import { atDesk, speak } from "./support/speech.ts";

const [zhTW, th] = [speak("zh-TW"), speak("th")];
const unique = Date.now();
const name = `週年好禮 ${unique}`;
const names = { zh: `好礼 ${unique}`, "zh-TW": name, th: `ของขวัญ ${unique}`, en: "A gift" };
const publish = (desk: Page, change: CampaignWish = {}) =>
  publishCampaign(desk, { names, ...change });

test("marketing opens a campaign at the desk, and a customer takes 900 points once [BO-37] [PROMO-18] [API-34]", async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  await desk.goto("/console/campaigns");
  await desk.getByRole("button", { name: atDesk("consoleCampaigns.add") }).click();
  const form = desk.getByRole("dialog", { name: atDesk("consoleCampaigns.add") });
  await form.getByLabel(atDesk("consoleCoupons.name")).first().fill(name);
  await form.getByLabel(atDesk("consoleCampaigns.page")).fill("/anniversary");
  await form.getByLabel(atDesk("consoleCampaigns.starts_at")).fill("2026-01-01T00:00");
  await form.getByLabel(atDesk("consoleCampaigns.ends_at")).fill("2025-01-01T00:00");
  await form.getByRole("button", { name: atDesk("consoleCampaigns.save") }).click();
  await expect(form.getByRole("alert")).toContainText("活動期間不對");
  await form.getByLabel(atDesk("consoleCampaigns.ends_at")).fill("2036-01-01T00:00");
  await form.getByRole("button", { name: atDesk("consoleCampaigns.save") }).click();
  await expect(form).toBeHidden();
  const row = desk.getByRole("row").filter({ hasText: name });
  await row.getByRole("button", { name: atDesk("consoleCampaigns.step.publish") }).click();
  const question = desk.getByRole("dialog");
  await question.getByRole("button", { name: atDesk("consoleCampaigns.step.publish") }).click();
  await expect(row).toContainText(atDesk("consoleCampaigns.state.published"));

  await logInByCall(page, "customer@sampan.test");
  await page.goto("/anniversary");
  const card = page.getByRole("region", { name });
  await expect(card).toContainText(zhTW("campaigns.gain.points", { count: 900 }));
  await expectAccessible(page, ["/anniversary"]);
  await card.getByRole("button", { name: zhTW("campaigns.take.gift") }).tap();
  await expect(page.getByText("已領到：900 點")).toBeVisible();
  await expect(card.getByRole("button", { name: zhTW("campaigns.why.taken") })).toBeDisabled();
  await desk.reload();
  await expect(row).toContainText("1 人 · 1 次");
  await desk.context().close();
});

test(`every campaign address shows anybody what is open there ${Object.values(landingRows)
  .map((row) => `[${row}]`)
  .join(" ")} (table)`, async ({ page, browser, baseURL }) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  for (const address of Object.keys(landingRows)) {
    const open = await publish(desk, { page: address });
    await page.goto(address);
    await expect(page.getByRole("region", { name }).first(), address).toBeVisible();
    await expect(page.locator('meta[name="robots"]'), address).toHaveCount(0);
    await stepCampaign(desk, open, "end");
  }
  await desk.context().close();
});

test("outside its window a page says so, what is open now, and is not indexed [PROMO-17]", async ({
  page,
}) => {
  for (const address of ["/special_three", "/static618"]) {
    await page.goto(address);
    await expect(page.getByText(zhTW("campaigns.closed"))).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("link", { name }).first()).toBeVisible();
  }
  await expectAccessible(page, ["/special_three"]);
});

test("a page of a number shows that campaign, in Thai and on a narrow phone [RT-39] [RT-40] [RT-49]", async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  const odds = { kind: "points", currency: null, amount: 50, code: "", copies: null } as const;
  const { id } = await publish(desk, { gift: "draw", prizes: [{ ...odds, odds_bp: 2_500 }] });
  await desk.context().close();
  await page.context().addCookies([{ name: "lang", value: "th", url: baseURL ?? "" }]);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["activityone", "activitythree", "activityStatic"]) {
    await page.goto(`/${path}/${id}`);
    const card = page.getByRole("region", { name: `ของขวัญ ${unique}` });
    await expect(card).toContainText(th("campaigns.odds", { percent: 25 }));
  }
  await page.getByRole("button", { name: th("campaigns.check.open") }).tap();
  await expect(page.getByText(th("campaigns.check.later"))).toBeVisible();
  await page.getByRole("button", { name: th("campaigns.take.draw") }).tap();
  await expect(page).toHaveURL(/\/login/);
});

test("a voucher is taken from its page, and the newcomers' page leads to registration [RT-17] [RT-18] [RT-20]", async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  for (const address of ["/voucherSecond", "/voucherThird", "/voucherRegistered"])
    await publish(desk, { page: address, gift: address.endsWith("ed") ? "newcomer" : "gift" });
  await desk.context().close();
  await page.goto("/voucherRegistered");
  const register = page.getByRole("link", { name: zhTW("campaigns.register") });
  await expect(register).toHaveAttribute("href", /^\/register\?redirect=/);
  await logInByCall(page, "customer@sampan.test");
  for (const address of ["/voucherSecond", "/voucherThird"]) {
    await page.goto(address);
    const card = page.getByRole("region", { name }).last();
    await card.getByRole("button", { name: zhTW("campaigns.take.gift") }).tap();
    await expect(card.getByRole("button", { name: zhTW("campaigns.why.taken") })).toBeDisabled();
  }
});

test("marketing fills a list, sees who was left out, and hides a feature from everybody else [BO-38] [PROMO-01]", async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  await desk.goto("/console/segments");
  const said = (key: string, values?: Record<string, string | number>) =>
    atDesk(`consoleSegments.${key}`, values);
  const list = "隱藏功能組";
  await desk.getByRole("button", { name: said("fillOne", { name: list }) }).click();
  const form = desk.getByRole("dialog", { name: said("fillOne", { name: list }) });
  await form
    .getByLabel(atDesk("consoleWords.accounts"))
    .fill("BUSINESS@sampan.test\nnobody@sampan.test");
  await form.getByRole("button", { name: said("try") }).click();
  await expect(form.getByRole("status")).toContainText("nobody@sampan.test");
  await form.getByRole("button", { name: said("confirm.add", { count: 1 }) }).click();
  await expect(form).toBeHidden();
  await bind(desk, true);

  await logInByCall(page, "customer@sampan.test");
  await page.goto("/mine");
  await expect(page.getByRole("link", { name: zhTW("mine.entries.sendGoods") })).toBeVisible();
  await expect(page.getByRole("link", { name: zhTW("mine.entries.onBehalf") })).toHaveCount(0);
  await logInByCall(page, "business@sampan.test");
  await page.goto("/mine");
  await expect(page.getByRole("link", { name: zhTW("mine.entries.onBehalf") })).toBeVisible();
  await bind(desk, false);
  await desk.context().close();
});

/** Lets payments on behalf be there for the hidden-feature group alone, or for everybody. */
async function bind(desk: Page, isBound: boolean): Promise<void> {
  const name = atDesk("consoleSegments.editOne", { name: "隱藏功能組" });
  await desk.getByRole("button", { name }).click();
  const form = desk.getByRole("dialog");
  const box = form.getByLabel(atDesk("consoleSegments.feature.payments_on_behalf"));
  await box.setChecked(isBound);
  await form.getByRole("button", { name: atDesk("consoleSegments.save") }).click();
  await expect(form).toBeHidden();
}
