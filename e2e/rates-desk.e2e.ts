import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";

async function expectNoTrouble(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

test("a rate by hand is what customers get until it is ended, and a slipped point is refused [BO-34]", async ({
  browser,
  baseURL,
  request,
}) => {
  const shown = async (): Promise<string> => {
    const answer = await request.get("/gateway/currency/get_exchange_rate?currency=THB");
    return ((await answer.json()) as { data: { rate: string } }).data.rate;
  };
  const before = await shown();
  const desk = await openDesk(browser, baseURL ?? "", "finance");
  await desk.goto("/console/rates?currency=THB");
  const now = desk.getByRole("region", { name: "泰銖：客戶現在的匯率" });
  await expect(now.getByText(`฿ ${before}`).first()).toBeVisible();
  await expectNoTrouble(desk);

  await now.getByRole("button", { name: "設定人工匯率" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("中間價（¥1）").fill("45");
  await dialog.getByRole("button", { name: /^設定，客戶/ }).click();
  await expect(dialog.getByRole("alert")).toContainText("請檢查小數點");
  await dialog.getByLabel("中間價（¥1）").fill("4.6");
  await dialog.getByLabel("加成 %").fill("1");
  await expectNoTrouble(desk);
  await dialog.getByRole("button", { name: "設定，客戶 ฿ 4.646" }).click();
  await expect(dialog).toBeHidden();
  await expect(now.getByText("人工匯率生效中", { exact: false })).toBeVisible();
  expect(await shown()).toBe("4.646");

  await now.getByRole("button", { name: "結束人工匯率" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "結束人工匯率" }).click();
  await expect(now.getByText("人工匯率生效中", { exact: false })).toBeHidden();
  expect(await shown()).toBe(before);
  const history = desk.getByRole("region", { name: "歷史匯率" });
  await expect(history.getByRole("row", { name: /人工/ }).first()).toBeVisible();
});
