import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";

async function expectNoTrouble(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

test("a setting is changed within its bounds, planned, and set back from its history [BO-44]", async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "admin");
  await desk.goto("/console/configuration");
  await desk.getByLabel("找設定").fill("輸入停頓");
  const screens = desk.getByRole("region", { name: "畫面" });
  await expect(screens.getByText("500 毫秒", { exact: true })).toBeVisible();
  await expectNoTrouble(desk);

  await screens.getByRole("button", { name: "更改 輸入停頓" }).click();
  const change = desk.getByRole("dialog", { name: "更改「輸入停頓」" });
  await change.getByLabel("新的值").fill("50");
  await change.getByRole("button", { name: "儲存" }).click();
  await expect(change.getByRole("alert")).toHaveText("要在 100 到 3,000 之間");
  await change.getByLabel("新的值").fill("1500");
  await change.getByLabel("原因（寫進歷史）").fill("省電");
  await expectNoTrouble(desk);
  await change.getByRole("button", { name: "儲存" }).click();
  await expect(change).toBeHidden();
  await expect(screens.getByText("1,500 毫秒")).toBeVisible();
  await expect(screens.getByText("預設 500 毫秒")).toBeVisible();

  await screens.getByRole("button", { name: "更改 輸入停頓" }).click();
  await change.getByLabel("新的值").fill("2000");
  await change.getByLabel("從指定時間起").check();
  await change.getByLabel("生效時間").fill("2031-01-01T09:00");
  await change.getByRole("button", { name: "安排更改" }).click();
  await expect(screens.getByText("2031-01-01 09:00 起改為 2,000 毫秒")).toBeVisible();

  await screens.getByRole("button", { name: "輸入停頓 的歷史" }).click();
  const history = desk.getByRole("dialog", { name: "「輸入停頓」的歷史" });
  await expect(history.getByText("省電").first()).toBeVisible();
  await expectNoTrouble(desk);
  await history.getByRole("button", { name: "撤回" }).click();
  await desk.getByRole("dialog").last().getByRole("button", { name: "撤回" }).click();
  await expect(history.getByText("已撤回").first()).toBeVisible();
  await history.getByRole("button", { name: "改回預設值" }).click();
  await desk.getByRole("dialog").last().getByRole("button", { name: "改回預設值" }).click();
  await expect(history.getByText("生效中")).toBeVisible();
  await history.getByRole("button", { name: "關閉" }).click();
  await expect(screens.getByText("500 毫秒", { exact: true })).toBeVisible();
  await expect(screens.getByText("起改為")).toBeHidden();
});

test("words that tell a class of goods, and how long answers are used, are set in forms of their own [BO-44]", async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "admin");
  await desk.goto("/console/configuration");
  await desk.getByRole("button", { name: "更改 辨認商品類別的字詞" }).click();
  const words = desk.getByRole("dialog", { name: "更改「辨認商品類別的字詞」" });
  await words.getByLabel("帶磁").fill("软磁片");
  await words.getByLabel("帶磁").press("Enter");
  await expectNoTrouble(desk);
  await words.getByRole("button", { name: "儲存" }).click();
  await expect(words).toBeHidden();
  const shipping = desk.getByRole("region", { name: "倉儲與運輸" });
  await expect(shipping.getByText(/帶磁: 磁吸, 磁铁, 磁性, 软磁片/)).toBeVisible();

  await desk.getByRole("button", { name: "更改 貨源答案的使用時間" }).click();
  const answers = desk.getByRole("dialog", { name: "更改「貨源答案的使用時間」" });
  const groupBuy = answers.getByRole("group").last();
  await groupBuy.getByLabel("搜尋 · 最多保留").fill("721");
  await answers.getByRole("button", { name: "儲存" }).click();
  await expect(answers.getByRole("alert")).toHaveText("要在 1 到 720 之間");
  await groupBuy.getByLabel("搜尋 · 最多保留").fill("25");
  await expectNoTrouble(desk);
  await answers.getByRole("button", { name: "儲存" }).click();
  await expect(answers).toBeHidden();
  const sourcing = desk.getByRole("region", { name: "貨源與翻譯" });
  await expect(sourcing.getByText(/搜尋 15 分鐘 \/ 25 小時$/)).toBeVisible();
});

test("a customer's contacts are shown in part until somebody asks, and notes stay [BO-47]", async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "service");
  await desk.goto("/console/customers?search=customer@sampan.test");
  await desk.getByRole("table").getByRole("link").first().click();
  const contact = desk.getByRole("region", { name: "聯絡方式與地址" });
  await expect(contact.getByText("cu••••@sampan.test")).toBeVisible();
  await expectNoTrouble(desk);
  await contact.getByRole("button", { name: "查看完整聯絡方式" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "查看完整聯絡方式" }).click();
  await expect(contact.getByText("customer@sampan.test")).toBeVisible();

  const notes = desk.getByRole("region", { name: "內部備註" });
  await notes.getByLabel("新的備註").fill("請先打電話");
  await notes.getByRole("button", { name: "寫下備註" }).click();
  await expect(notes.getByRole("listitem").filter({ hasText: "請先打電話" }).first()).toBeVisible();
});
