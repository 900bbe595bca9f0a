import { AxeBuilder } from "@axe-core/playwright";
import { languageFacts } from "@sampan/domain/kernel/language";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { atDesk, pattern, type Say } from "./support/speech.ts";

const platform = atDesk("common.platform.taobao");
const said: Say = (key, values) => atDesk(`consolePlatforms.${key}`, { platform, ...values });

test("a closed marketplace tells customers why, beside others that go on [BO-43] [NFR-09]", async ({
  browser,
  baseURL,
  page,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "catalogue");
  await desk.goto("/console/platforms");
  const taobao = desk.getByRole("region", { name: platform });
  await expect(taobao.getByText(said("state.open"))).toBeVisible();
  await expect(
    taobao.getByText(
      pattern(said, "asked", ["minute", "day"], { minuteMost: 300, dayMost: 100_000 }),
    ),
  ).toBeVisible();
  await expect(
    desk.getByRole("region", { name: said("sources") }).getByRole("row"),
  ).not.toHaveCount(0);
  // So narrow that the table scrolls within its panel.
  await desk.setViewportSize({ width: 820, height: 900 });
  const { violations } = await new AxeBuilder({ page: desk }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);

  await taobao
    .getByLabel(said("noticeIn", { language: languageFacts["zh-TW"].name }))
    .fill("淘寶週三上午維護");
  await taobao.getByRole("button", { name: said("close") }).click();
  await desk
    .getByRole("dialog")
    .getByRole("button", { name: said("close") })
    .click();
  try {
    await expect(taobao.getByText(said("state.disabled"))).toBeVisible();
    await expect(async () => {
      await page.goto("/goodsListAgent?searchValue=茶&platform=4");
      await expect(page.getByText("淘寶週三上午維護")).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
  } finally {
    await taobao.getByRole("button", { name: said("open") }).click();
    await desk
      .getByRole("dialog")
      .getByRole("button", { name: said("open") })
      .click();
    await expect(taobao.getByText(said("state.open"))).toBeVisible();
  }
});
