import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { atDesk, speak } from "./support/speech.ts";

const logo = join(import.meta.dirname, "../demo/pictures/parcel-on-scale.webp");

test("where customers in Thailand transfer to is changed by two of finance, with a logo, and refused where it would lead nowhere [BO-35] [WAL-02]", async ({
  page,
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const say = speak("th");
  const finance = await openDesk(browser, baseURL, "finance");
  await finance.goto("/console/banks?region=TH");
  const transfers = finance.getByRole("region", { name: atDesk("consoleBanks.transfer") });
  await expect(
    finance.getByRole("region", { name: atDesk("consoleBanks.cashOut") }).getByRole("listitem"),
  ).toHaveCount(11);
  expect((await new AxeBuilder({ page: finance }).analyze()).violations).toEqual([]);
  await transfers.getByRole("button").click();
  const dialog = finance.getByRole("dialog");
  const number = dialog.getByLabel(atDesk("consoleBanks.accountNo"));
  const enter = dialog.getByRole("button", { name: atDesk("consoleBanks.enter") });
  await number.fill(" ");
  await enter.click();
  await expect(dialog.getByRole("alert")).toHaveText(atDesk("errors.bank_account_needed"));
  await number.fill("000-7-77777-7");
  await dialog.locator("input[type=file]").setInputFiles(logo);
  await expect(dialog.locator("img")).toHaveAttribute("src", /^\/files\//);
  await enter.click();
  await expect(dialog).toBeHidden();
  await expect(transfers).toContainText(atDesk("consoleBanks.own"));
  await expect(transfers.getByRole("button", { name: atDesk("consoleBanks.confirm") })).toHaveCount(
    0,
  );

  await page.context().addCookies([{ name: "lang", value: "th", url: baseURL }]);
  await logInByCall(page, "thai@sampan.test");
  await page.goto("/rechargeBank");
  const account = page.getByRole("region", { name: say("topups.bank.stepTransfer") });
  await expect(account).not.toContainText("000-7-77777-7");

  const second = await openDesk(browser, baseURL, "finance2");
  await second.goto("/console/banks?region=TH");
  const waits = second.getByRole("region", {
    name: new RegExp(`^${atDesk("consoleBanks.waits")}`),
  });
  await expect(waits).toContainText("000-1-23456-7 → 000-7-77777-7");
  await waits.getByRole("button", { name: atDesk("consoleBanks.confirm") }).click();
  await second
    .getByRole("dialog")
    .getByRole("button", { name: atDesk("consoleBanks.confirm") })
    .click();
  await expect(waits).toBeHidden();

  await page.reload();
  await expect(account).toContainText("000-7-77777-7");
  await expect(account.locator("img")).toHaveAttribute("src", /^\/files\//);
});
