import type { Locator, Page } from "@playwright/test";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { openChange, openHistory } from "./support/settings-desk.ts";
import { settled } from "./support/settled.ts";
import { atDesk } from "./support/speech.ts";

const air = atDesk("consoleWords.transport.air");
const lineOf = (tariff_class: string) =>
  `${air} · ${atDesk(`consoleWords.tariffClass.${tariff_class}`)}`;

/** Opens a line, writes another price per kilogram, and tries it on the bills of a month. */
async function tryPrice(desk: Page, line: string, price: string) {
  const name = atDesk("consoleTariffs.title", { line });
  await desk.getByRole("button", { name, exact: true }).click();
  const form = desk.getByRole("dialog");
  await form.getByLabel(atDesk("consoleTariffs.form.per_kg"), { exact: true }).fill(price);
  await form.getByLabel(atDesk("consoleTariffs.form.reason")).fill("承運人調價");
  await expect(form.getByText(atDesk("consoleTariffs.preview.first"))).toBeVisible();
  await form.getByRole("button", { name: atDesk("consoleTariffs.preview.run") }).click();
  await expect(form.getByText(atDesk("consoleTariffs.preview.first"))).toBeHidden();
  return form;
}

/** Writes down what a courier's bill of this month says, reads it in the report, and takes it back. */
async function writeBill(desk: Page) {
  const said = (key: string, values = {}) => atDesk(`consoleTariffs.carriers.${key}`, values);
  await desk.goto("/console/tariffs?region=TH");
  const note = `AWB ${Date.now()}`;
  const write = async (fill: (dialog: Locator) => Promise<void>) => {
    await desk.getByRole("button", { name: said("write"), exact: true }).click();
    const dialog = desk.getByRole("dialog");
    await fill(dialog);
    await dialog.getByRole("button", { name: said("save"), exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await write(async (dialog) => {
    await dialog.getByLabel(said("cost")).fill("1,234.50");
    await dialog.getByLabel(said("note")).fill(note);
  });
  const row = desk.getByRole("row").filter({ hasText: note });
  await expect(row).toContainText("1,234.50");
  await expect(row).toContainText(said("basis.written"));
  const saving = desk.waitForEvent("download");
  await desk.getByRole("button", { name: said("export"), exact: true }).click();
  expect((await saving).suggestedFilename()).toMatch(/^carriers-TH-\d{4}-\d{2}\.csv$/);
  await write((dialog) => dialog.getByRole("checkbox", { name: said("takeBack") }).check());
  await expect(row).toHaveCount(0);
}

test("staff try a tariff on last month's bills, plan it, and another holds for the next visitor; a carrier's bill stands beside what it carried [BO-42]", async ({
  browser,
  page,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "billing");
  await desk.goto("/console/tariffs");

  const planned = await tryPrice(desk, lineOf("ordinary"), "150.00");
  const preview = planned.getByRole("region", { name: atDesk("consoleTariffs.preview.title") });
  await expect(preview.getByText(atDesk("consoleTariffs.preview.rises"))).toBeVisible();
  await planned.getByRole("radio", { name: atDesk("consoleTariffs.form.later") }).click();
  await planned.getByLabel(atDesk("consoleTariffs.form.moment")).fill("2099-01-01T00:00");
  await planned.getByRole("button", { name: atDesk("consoleTariffs.form.savePlan") }).click();
  await expect(planned).toBeHidden();
  await expect(desk.getByText(/2099/)).toBeVisible();

  // A price that was changed again after it was tried has to be tried again.
  const atOnce = await tryPrice(desk, lineOf("special"), "198.00");
  await atOnce.getByLabel(atDesk("consoleTariffs.form.per_kg"), { exact: true }).fill("199.00");
  const save = atOnce.getByRole("button", { name: atDesk("consoleTariffs.form.save") });
  await expect(save).toBeDisabled();
  await atOnce.getByRole("button", { name: atDesk("consoleTariffs.preview.run") }).click();
  await save.click();
  await expect(atOnce).toBeHidden();
  const line = lineOf("special");
  await desk
    .getByRole("button", { name: atDesk("consoleTariffs.history", { line }), exact: true })
    .click();
  const history = desk.getByRole("dialog");
  await expect(history.getByText(atDesk("consoleTariffs.state.in_force"))).toBeVisible();
  await expect(history.getByText("承運人調價")).toBeVisible();
  await desk.keyboard.press("Escape");

  await page.goto(
    "/freightEstimation?weight=2&length=10&width=10&height=10&transport=12&goods=special",
  );
  await settled(page);
  await expect(page.getByRole("main")).toContainText("NT$ 199.00");

  const ordinary = lineOf("ordinary");
  await desk
    .getByRole("button", {
      name: atDesk("consoleTariffs.history", { line: ordinary }),
      exact: true,
    })
    .click();
  const plans = desk.getByRole("dialog");
  await plans.getByRole("button", { name: atDesk("consoleTariffs.withdraw") }).click();
  await desk
    .getByRole("dialog")
    .last()
    .getByRole("button", { name: atDesk("consoleTariffs.withdraw") })
    .click();
  await expect(plans.getByText(atDesk("consoleTariffs.state.withdrawn"))).toBeVisible();
  await writeBill(desk);
  await desk.context().close();
});

test("staff who maintain tariffs plan which carriers are offered, and take it back [BO-42]", async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "billing");
  await desk.goto("/console/shipping-terms");
  for (const section of ["warehouses", "ways", "carriers", "insurance"])
    await expect(
      desk.getByRole("region", { name: atDesk(`consoleShippingTerms.section.${section}`) }),
    ).toBeVisible();
  const carriers = desk.getByRole("region", {
    name: atDesk("consoleShippingTerms.section.carriers"),
  });
  const named = atDesk("consoleSettings.names.carriers");
  const change = await openChange(desk, named, carriers);
  const kerry = atDesk("consoleWords.carrier.kerry");
  await change.getByRole("checkbox", { name: kerry }).uncheck();
  await change.getByLabel(atDesk("consoleSettings.later")).check();
  await change.getByLabel(atDesk("consoleSettings.moment")).fill("2099-01-01T00:00");
  await change.getByLabel(atDesk("consoleSettings.reason")).fill("合約到期");
  await change.getByRole("button", { name: atDesk("consoleSettings.savePlan") }).click();
  await expect(change).toBeHidden();
  await expect(carriers.getByText(/2099/)).not.toContainText(kerry);

  const history = await openHistory(desk, named, carriers);
  await expect(history.getByText("合約到期")).toBeVisible();
  await history.getByRole("button", { name: atDesk("consoleSettings.withdraw") }).click();
  await desk
    .getByRole("dialog")
    .last()
    .getByRole("button", { name: atDesk("consoleSettings.withdraw") })
    .click();
  await expect(history.getByText(atDesk("consoleSettings.state.withdrawn"))).toBeVisible();
  await history.getByRole("button", { name: atDesk("common.close") }).click();
  await expect(carriers.getByText(/2099/)).toBeHidden();
  await desk.context().close();
});
