import { AxeBuilder } from "@axe-core/playwright";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";

test("a closed marketplace tells customers why, beside others that go on [BO-43] [NFR-09]", async ({
  browser,
  baseURL,
  page,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "catalogue");
  await desk.goto("/console/platforms");
  const taobao = desk.getByRole("region", { name: "淘寶" });
  await expect(taobao.getByText("開放中")).toBeVisible();
  await expect(
    taobao.getByText(/已詢問：本分鐘 \d+ \/ 300 次，今天（UTC）\d+ \/ 100,000 次/),
  ).toBeVisible();
  await expect(desk.getByRole("region", { name: "來源健康" }).getByRole("row")).not.toHaveCount(0);
  // So narrow that the table scrolls within its panel.
  await desk.setViewportSize({ width: 820, height: 900 });
  const { violations } = await new AxeBuilder({ page: desk }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);

  await taobao.getByLabel("淘寶 公告（繁體中文）").fill("淘寶週三上午維護");
  await taobao.getByRole("button", { name: "關閉 淘寶" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "關閉 淘寶" }).click();
  try {
    await expect(taobao.getByText("已關閉")).toBeVisible();
    await expect(async () => {
      await page.goto("/goodsListAgent?searchValue=茶&platform=4");
      await expect(page.getByText("淘寶週三上午維護")).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
  } finally {
    await taobao.getByRole("button", { name: "重新開放 淘寶" }).click();
    await desk.getByRole("dialog").getByRole("button", { name: "重新開放 淘寶" }).click();
    await expect(taobao.getByText("開放中")).toBeVisible();
  }
});
