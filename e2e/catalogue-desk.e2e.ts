import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { atDesk } from "./support/speech.ts";

const picture = join(import.meta.dirname, "../demo/pictures/parcel-on-scale.webp");

async function expectNoTrouble(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

test("goods that staff write are bought as they are written, and no save loses another [BO-41] [UPL-05] [ITEM-01]", async ({
  browser,
  baseURL,
  page,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "catalogue");
  await desk.goto("/console/catalogue");
  await expect(desk.getByRole("table").getByRole("link").first()).toBeVisible();
  await expectNoTrouble(desk);

  await desk.getByRole("button", { name: atDesk("consoleCatalogue.create") }).click();
  const name = `藤編提籃 ${Date.now() % 100_000}`;
  await desk.getByLabel("名稱（简体中文）", { exact: true }).fill(`藤编提篮 ${name.slice(-5)}`);
  await desk.getByLabel("名稱（繁體中文）", { exact: true }).fill(name);
  await desk.getByLabel("名稱（ไทย）", { exact: true }).fill("ตะกร้าหวาย");
  await desk.getByLabel("賣點：名稱（简体中文）").fill("手工编织");
  await desk.getByLabel("賣點：名稱（繁體中文）").fill("職人手工編織");
  await desk.getByRole("button", { name: atDesk("consoleCatalogue.addOption") }).click();
  await desk.getByLabel("選項 1：名稱（简体中文）").fill("尺寸");
  await desk.getByRole("button", { name: atDesk("consoleCatalogue.addValue") }).click();
  await desk.getByLabel("尺寸的第 1 個值：名稱（简体中文）").fill("小");
  await desk.getByLabel("尺寸的第 2 個值：名稱（简体中文）").fill("大");
  await desk.getByLabel(atDesk("consoleCatalogue.priceOf", { name: "小" })).fill("59.9");
  await desk.getByLabel(atDesk("consoleCatalogue.priceOf", { name: "大" })).fill("79");
  await desk.getByLabel(atDesk("consoleCatalogue.stockOf", { name: "小" })).fill("8");
  await desk.getByLabel(atDesk("consoleCatalogue.stockOf", { name: "大" })).fill("5");
  await desk.getByLabel(atDesk("consoleCatalogue.pictureFile")).setInputFiles(picture);
  await expect(desk.getByRole("img", { name: "第 1 張圖片" })).toBeVisible();
  await desk.getByRole("switch", { name: atDesk("consoleCatalogue.isOnSale") }).click();
  await expectNoTrouble(desk);
  await desk.getByRole("button", { name: atDesk("consoleCatalogue.save") }).click();
  await expect(desk.getByText(atDesk("consoleCatalogue.saved"))).toBeVisible();
  await expect(desk).toHaveURL(/\/catalogue\/goods\/\d+$/);
  const id = new URL(desk.url()).pathname.split("/").at(-1) ?? "";

  await page.goto(`/goodsDetailOwn/${id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("職人手工編織")).toBeVisible();
  await expect(page.getByText("59.90").first()).toBeVisible();

  // Two people open the same state; the first saves, the second is told and loses nothing.
  const other = await openDesk(browser, baseURL ?? "", "catalogue");
  await other.goto(`/console/catalogue/goods/${id}`);
  await other.getByLabel(atDesk("consoleCatalogue.unit")).fill("套");
  await desk.getByLabel(atDesk("consoleCatalogue.priceOf", { name: "小" })).fill("64.5");
  await desk.getByRole("button", { name: atDesk("consoleCatalogue.save") }).click();
  await expect(desk.getByText(atDesk("consoleCatalogue.unsaved"))).toBeHidden();
  await other.getByRole("button", { name: atDesk("consoleCatalogue.save") }).click();
  await expect(other.getByRole("alert")).toContainText("已經儲存過");
  await expect(other.getByLabel(atDesk("consoleCatalogue.unit"))).toHaveValue("套");
  const conflict = other.getByRole("region", { name: atDesk("consoleCatalogue.conflict.title") });
  await conflict
    .getByRole("button", {
      name: atDesk("consoleCatalogue.conflict.take", { part: "規格、價格與庫存" }),
    })
    .click();
  await expectNoTrouble(other);
  await conflict
    .getByRole("button", { name: atDesk("consoleCatalogue.conflict.overwrite") })
    .click();
  await expect(conflict).toBeHidden();
  await expect(other.getByLabel(atDesk("consoleCatalogue.priceOf", { name: "小" }))).toHaveValue(
    "64.50",
  );
  await expect(other.getByLabel(atDesk("consoleCatalogue.unit"))).toHaveValue("套");

  await other.getByRole("switch", { name: atDesk("consoleCatalogue.isOnSale") }).click();
  await other.getByRole("button", { name: atDesk("consoleCatalogue.save") }).click();
  await expect(other.getByText(atDesk("consoleCatalogue.unsaved"))).toBeHidden();
  const gone = await page.goto(`/goodsDetailOwn/${id}`);
  expect(gone?.status()).toBe(404);
});

test("a category is renamed, and the leaderboard is led by what staff put first [BO-41]", async ({
  browser,
  baseURL,
  page,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "catalogue");
  await desk.goto("/console/catalogue/categories");
  await desk
    .getByRole("button", { name: atDesk("consoleCatalogue.editCategory", { name: "生活百貨" }) })
    .click();
  const dialog = desk.getByRole("dialog");
  await expectNoTrouble(desk);
  const english = dialog.getByLabel("名稱（English）");
  const before = await english.inputValue();
  for (const name of ["Wholesale", before]) {
    await english.fill(name);
    // The list is read anew after the save; who edits again begins from that.
    const readAnew = desk.waitForResponse(
      (answer) =>
        answer.url().endsWith("/staff/catalogue/categories") && answer.request().method() === "GET",
    );
    await dialog.getByRole("button", { name: atDesk("consoleCatalogue.saveCategory") }).click();
    await readAnew;
    await expect(dialog).toBeHidden();
    await desk
      .getByRole("button", { name: atDesk("consoleCatalogue.editCategory", { name: "生活百貨" }) })
      .click();
    await expect(english).toHaveValue(name);
  }

  await desk.goto("/console/catalogue/places");
  const board = desk.getByRole("region", { name: atDesk("consoleCatalogue.leaderboard") });
  await expect(board).toBeVisible();
  const placed = await board.getByRole("listitem").count();
  let first = "";
  // A list that is still unfolding lets a click go by.
  await expect(async () => {
    await board
      .getByRole("combobox", { name: atDesk("consoleCatalogue.addToLeaderboard") })
      .click();
    const option = desk.locator(".ant-select-item-option").last();
    first = (await option.innerText()).trim();
    await option.click({ timeout: 2_000 });
    await expect(board.getByRole("button", { name: `移出 ${first}` })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await board.getByRole("button", { name: /儲存排行榜首位的順序/ }).click();
  await expect(desk.getByText(atDesk("consoleCatalogue.categoryArranged"))).toBeVisible();
  await expectNoTrouble(desk);

  await page.goto("/leaderboard");
  await expect(page.locator('main a[href^="/goodsDetailOwn/"]').nth(placed)).toContainText(first);

  // Other journeys find the board as it was.
  await board.getByRole("button", { name: `移出 ${first}` }).click();
  await board.getByRole("button", { name: /儲存排行榜首位的順序/ }).click();
  await expect(board.getByRole("button", { name: /儲存排行榜首位的順序/ })).toBeDisabled();
  await expect(board.getByRole("listitem")).toHaveCount(placed);
});
