import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { formatMinute } from "@sampan/ui/format/dates";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { openChange, openHistory, setBack } from "./support/settings-desk.ts";
import { atDesk } from "./support/speech.ts";

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
  await desk.getByLabel(atDesk("consoleSettings.search")).fill("輸入停頓");
  const screens = desk.getByRole("region", { name: atDesk("consoleSettings.group.screens") });
  await expect(
    screens.getByText(atDesk("consoleSettings.unit.milliseconds", { value: 500 }), { exact: true }),
  ).toBeVisible();
  await expectNoTrouble(desk);

  const change = await openChange(desk, "輸入停頓", screens);
  await change.getByLabel(atDesk("consoleSettings.value")).fill("50");
  await change.getByRole("button", { name: atDesk("consoleSettings.save") }).click();
  await expect(change.getByRole("alert")).toHaveText("要在 100 到 3,000 之間");
  await change.getByLabel(atDesk("consoleSettings.value")).fill("1500");
  await change.getByLabel(atDesk("consoleSettings.reason")).fill("省電");
  await expectNoTrouble(desk);
  await change.getByRole("button", { name: atDesk("consoleSettings.save") }).click();
  await expect(change).toBeHidden();
  await expect(
    screens.getByText(atDesk("consoleSettings.unit.milliseconds", { value: "1,500" })),
  ).toBeVisible();
  await expect(
    screens.getByText(atDesk("consoleSettings.defaultIs", { value: "500 毫秒" })),
  ).toBeVisible();

  await openChange(desk, "輸入停頓", screens);
  await change.getByLabel(atDesk("consoleSettings.value")).fill("2000");
  await change.getByLabel(atDesk("consoleSettings.later")).check();
  await change.getByLabel(atDesk("consoleSettings.moment")).fill("2031-01-01T09:00");
  await change.getByRole("button", { name: atDesk("consoleSettings.savePlan") }).click();
  await expect(
    screens.getByText(
      atDesk("consoleSettings.plannedFor", {
        time: formatMinute("2031-01-01 09:00:00"),
        value: "2,000 毫秒",
      }),
    ),
  ).toBeVisible();

  const history = await openHistory(desk, "輸入停頓", screens);
  await expect(history.getByText("省電").first()).toBeVisible();
  await expectNoTrouble(desk);
  await history.getByRole("button", { name: atDesk("consoleSettings.withdraw") }).click();
  await desk
    .getByRole("dialog")
    .last()
    .getByRole("button", { name: atDesk("consoleSettings.withdraw") })
    .click();
  await expect(history.getByText(atDesk("consoleSettings.state.withdrawn")).first()).toBeVisible();
  await setBack(desk, history);
  await history.getByRole("button", { name: atDesk("common.close") }).click();
  await expect(
    screens.getByText(atDesk("consoleSettings.unit.milliseconds", { value: 500 }), { exact: true }),
  ).toBeVisible();
  await expect(screens.getByText("起改為")).toBeHidden();
});

test("words that tell a class of goods, and how long answers are used, are set in forms of their own [BO-44]", async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "admin");
  await desk.goto("/console/configuration");
  const words = await openChange(desk, "辨認商品類別的字詞");
  await words.getByLabel(atDesk("consoleWords.goodsClass.magnet")).fill("软磁片");
  await words.getByLabel(atDesk("consoleWords.goodsClass.magnet")).press("Enter");
  await expectNoTrouble(desk);
  await words.getByRole("button", { name: atDesk("consoleSettings.save") }).click();
  await expect(words).toBeHidden();
  const shipping = desk.getByRole("region", { name: atDesk("consoleSettings.group.shipping") });
  await expect(shipping.getByText(/帶磁: 磁吸, 磁铁, 磁性, 软磁片/)).toBeVisible();

  const answers = await openChange(desk, "貨源答案的使用時間");
  const groupBuy = answers.getByRole("group").last();
  await groupBuy.getByLabel("搜尋 · 最多保留").fill("721");
  await answers.getByRole("button", { name: atDesk("consoleSettings.save") }).click();
  await expect(answers.getByRole("alert")).toHaveText("要在 1 到 720 之間");
  await groupBuy.getByLabel("搜尋 · 最多保留").fill("25");
  await expectNoTrouble(desk);
  await answers.getByRole("button", { name: atDesk("consoleSettings.save") }).click();
  await expect(answers).toBeHidden();
  const sourcing = desk.getByRole("region", { name: atDesk("consoleSettings.group.sourcing") });
  await expect(sourcing.getByText(/搜尋 15 分鐘 \/ 25 小時$/)).toBeVisible();
});

test("a customer's contacts are shown in part until somebody asks, and notes stay [BO-47]", async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "service");
  await desk.goto("/console/customers?search=customer@sampan.test");
  await desk.getByRole("table").getByRole("link").first().click();
  const contact = desk.getByRole("region", { name: atDesk("consoleCustomers.contactTitle") });
  await expect(contact.getByText("cu••••@sampan.test")).toBeVisible();
  await expectNoTrouble(desk);
  await contact.getByRole("button", { name: atDesk("consoleCustomers.reveal") }).click();
  await desk
    .getByRole("dialog")
    .getByRole("button", { name: atDesk("consoleCustomers.reveal") })
    .click();
  await expect(contact.getByText("customer@sampan.test")).toBeVisible();

  const notes = desk.getByRole("region", { name: atDesk("consoleCustomers.notes") });
  await notes.getByLabel(atDesk("consoleCustomers.noteLabel")).fill("請先打電話");
  await notes.getByRole("button", { name: atDesk("consoleCustomers.addNote") }).click();
  await expect(notes.getByRole("listitem").filter({ hasText: "請先打電話" }).first()).toBeVisible();
});
