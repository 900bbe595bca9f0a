import { formatAmount } from "@sampan/domain/kernel/money";
import { readHoldings } from "./support/account.ts";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { registerNewcomer } from "./support/newcomer.ts";
import { putMoney } from "./support/payee.ts";
import { openPhone } from "./support/shopper.ts";
import { atDesk } from "./support/speech.ts";

test("a balance is corrected by two of finance, and its customer in Thailand reads how much and why [BO-33] [BO-53]", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const shopper = await openPhone(browser, baseURL, "th");
  const { page } = shopper;
  await registerNewcomer(page.request, "TH", { language: "th" });
  await putMoney(shopper, baseURL, "500");
  const answer = await page.request.get("/gateway/user/get_user_by_id");
  const { uid } = ((await answer.json()) as { data: { uid: string } }).data;

  const finance = await openDesk(browser, baseURL, "finance");
  await finance.goto("/console/corrections");
  await finance.getByRole("button", { name: atDesk("consoleCorrections.enter") }).click();
  const dialog = finance.getByRole("dialog");
  const enter = dialog.getByRole("button", { name: atDesk("consoleCorrections.enter") });
  await expect(enter).toBeDisabled();
  await dialog.getByLabel(atDesk("consoleCorrections.account"), { exact: true }).fill(uid);
  await dialog.getByLabel(atDesk("consoleCorrections.amount")).fill("123.45");
  await dialog.getByLabel(atDesk("consoleCorrections.why")).fill("โอนซ้ำ");
  await enter.click();
  // They pay in baht: what was typed stays, and only that is mended.
  await expect(dialog.getByRole("alert")).toHaveText("這位客戶的餘額是 THB");
  await dialog.getByRole("radio", { name: "THB" }).check({ force: true });
  await enter.click();
  await expect(dialog).toBeHidden();
  const own = finance.getByRole("row").filter({ hasText: uid });
  await expect(own).toContainText(atDesk("consoleCorrections.own"));
  await expect(
    own.getByRole("button", { name: atDesk("consoleCorrections.confirm") }),
  ).toBeHidden();
  expect((await readHoldings(page.request)).balance).toBe(50_000);

  const second = await openDesk(browser, baseURL, "finance2");
  await second.goto("/console/corrections");
  const row = second.getByRole("row").filter({ hasText: uid });
  await expect(row).toContainText(`+${formatAmount(12_345, "THB")}`);
  // Turning to what was decided and back opens both, whatever waits.
  for (const view of ["decided", "waiting"] as const) {
    await second.getByTitle(atDesk(`consoleCorrections.${view}`), { exact: true }).click();
    const shown = second.getByRole("region", { name: atDesk(`consoleCorrections.${view}`) });
    await expect(shown).toBeVisible();
  }
  await row.getByRole("button", { name: atDesk("consoleCorrections.confirm") }).click();
  const asked = second.getByRole("dialog");
  await expect(asked).toContainText("โอนซ้ำ");
  await asked.getByRole("button", { name: atDesk("consoleCorrections.confirm") }).click();
  await expect(row).toBeHidden();

  expect((await readHoldings(page.request)).balance).toBe(62_345);
  await page.goto("/getAccBalance");
  const booked = page.getByRole("listitem").filter({ hasText: "แก้ไขยอด" });
  await expect(booked).toContainText(formatAmount(12_345, "THB"));
  await page.goto("/notice");
  const notice = page.getByRole("listitem").filter({ hasText: "โอนซ้ำ" });
  await expect(notice).toContainText(formatAmount(12_345, "THB"));
  await page.context().close();
});
