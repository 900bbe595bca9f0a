import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { atDesk, pattern, type Say } from "./support/speech.ts";

const said: Say = (key, values) => atDesk(`consoleRates.${key}`, values);

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
  const currency = said("currency.THB");
  const now = desk.getByRole("region", { name: said("now", { currency }) });
  await expect(now.getByText(`฿ ${before}`).first()).toBeVisible();
  await expectNoTrouble(desk);

  await now.getByRole("button", { name: said("set") }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel(said("midField")).fill("45");
  await dialog.getByRole("button", { name: pattern(said, "setConfirm", ["rate"]) }).click();
  await expect(dialog.getByRole("alert")).toContainText(
    atDesk("errors.rate_far_off", { percent: 20 }),
  );
  await dialog.getByLabel(said("midField")).fill("4.6");
  await dialog.getByLabel(said("marginField")).fill("1");
  await expectNoTrouble(desk);
  await dialog.getByRole("button", { name: said("setConfirm", { rate: "฿ 4.646" }) }).click();
  await expect(dialog).toBeHidden();
  await expect(now.getByText(said("manualHolds"))).toBeVisible();
  expect(await shown()).toBe("4.646");

  await now.getByRole("button", { name: said("end") }).click();
  await desk
    .getByRole("dialog")
    .getByRole("button", { name: said("end") })
    .click();
  await expect(now.getByText(said("manualHolds"))).toBeHidden();
  expect(await shown()).toBe(before);
  const history = desk.getByRole("region", { name: said("history") });
  await expect(history.getByRole("row", { name: said("sourceName.manual") }).first()).toBeVisible();
});
