import { readFileSync } from "node:fs";
import { demoPassword, openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { openPhone } from "./support/shopper.ts";
import { atDesk, pattern, type Say } from "./support/speech.ts";
import {
  applyByCall,
  button,
  failOnTrouble,
  label,
  newestOf,
  stateOf,
} from "./support/withdrawing.ts";

const said: Say = (key, values) => atDesk(`consoleWithdrawals.${key}`, values);
/** Buttons that name an amount. */
const pass = pattern(said, "pass", ["amount"]);
const confirmReturn = pattern(said, "confirmReturn", ["amount"]);

// Files run by name: the same two apply at the page before, and once a day is all there is.
for (const { language, email, name, bank, digits } of [
  {
    language: "zh-TW",
    email: "customer@sampan.test",
    name: "陳柏宇",
    bank: "臺灣銀行",
    digits: "00001",
  },
  {
    language: "th",
    email: "thai@sampan.test",
    name: "ศิริพร ใจดี",
    bank: "盤谷銀行",
    digits: "00002",
  },
] as const)
  test(`what was applied for is audited, written into the bank's file, paid, and followed by its owner in ${language}, each move of money by its word [BO-31] [WAL-29] [WAL-46] [WAL-47] [WAL-48] [WAL-49]`, async ({
    browser,
    baseURL,
  }) => {
    const shopper = await openPhone(browser, baseURL ?? "", language);
    const { page, say } = shopper;
    const trouble = [failOnTrouble(page)];
    await logInByCall(page, email);
    await applyByCall(page);
    const number = await newestOf(page);
    const desk = await openDesk(browser, baseURL ?? "", "finance");
    trouble.push(failOnTrouble(desk));
    await desk.goto(`/console/withdrawals?number=${number}`);
    const pane = desk.getByRole("region", { name: said("pane", { number }) });
    await expect(pane).toContainText(said("digits", { digits }));
    await pane.getByRole("button", { name: pass }).click();
    const question = desk.getByRole("dialog");
    await expect(question).toContainText(name);
    await question.getByRole("button", { name: pass }).click();
    await expect(desk.getByText(said("passed", { number }))).toBeVisible();
    await page.goto("/cashHistory");
    await expect(stateOf(shopper, number)).toHaveText(say("withdrawals.history.state.passed"));

    await desk.goto(`/console/withdrawals?tab=to_pay&number=${number}`);
    const download = desk.waitForEvent("download");
    await desk.getByRole("button", { name: said("makeFile", { bank }) }).click();
    const file = readFileSync(await (await download).path(), "utf8");
    const line = file.split("\r\n").find((one) => one.includes(number)) ?? "";
    expect(line).toContain(`${digits}"`);
    expect(line).toContain('"2000.00"');
    await pane.getByLabel(said("reference")).fill("E2E-0001");
    await pane.getByRole("button", { name: said("record") }).click();
    await expect(desk.getByText(said("recorded", { number }))).toBeVisible();
    await page.goto("/cashHistory");
    await expect(stateOf(shopper, number)).toHaveText(say("withdrawals.history.state.paid"));

    await desk.goto(`/console/withdrawals?tab=paid&number=${number}`);
    await pane.getByRole("button", { name: said("enterReturn") }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByRole("radio", { name: said("faults.ours") }).check();
    await dialog.getByRole("textbox", { name: said("reason") }).fill("帳號打錯");
    await dialog.getByRole("button", { name: said("enterReturn") }).click();
    await expect(dialog).toBeHidden();
    await desk.goto(`/console/withdrawals?tab=returning&number=${number}`);
    // Whoever entered it cannot confirm it.
    await expect(pane.getByRole("button", { name: confirmReturn })).toBeDisabled();
    const second = await openDesk(browser, baseURL ?? "", "finance2");
    await second.goto(`/console/withdrawals?tab=returning&number=${number}`);
    await second.getByRole("button", { name: confirmReturn }).click();
    await second.getByRole("dialog").getByRole("button", { name: confirmReturn }).click();
    await expect(second.getByText(said("credited", { number }))).toBeVisible();
    await page.goto("/cashHistory");
    await expect(stateOf(shopper, number)).toHaveText(say("withdrawals.history.state.returned"));
    await expect(
      page.getByText(say("withdrawals.history.reason", { reason: "帳號打錯" })),
    ).toBeVisible();
    await page.goto("/getAccBalance");
    const moves = page.getByRole("listitem").filter({ hasText: number });
    for (const direct of ["freeze", "unfreeze", "expense", "income"])
      await expect(
        moves.getByText(say(`wallet.directs.${direct}`), { exact: true }).first(),
      ).toBeAttached();
    expect(trouble.flat()).toEqual([]);
    await Promise.all([page, desk, second].map((one) => one.context().close()));
  });

test("the audit turns one down with a reason, and waits where an account was changed lately [WAL-30] [WAL-35]", async ({
  browser,
  baseURL,
}) => {
  const shopper = await openPhone(browser, baseURL ?? "", "zh-TW");
  const { page, say } = shopper;
  await logInByCall(page, "business@sampan.test");
  await page.goto("/addBankCard");
  await button(shopper, "bankCards.bank").tap();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /華南銀行/ })
    .tap();
  await label(shopper, "bankCards.number").fill(`008${Date.now()}`);
  await button(shopper, "common.save").tap();
  await expect(page.getByText(say("bankCards.saved"))).toBeVisible();
  await page.goto("/getCash");
  await label(shopper, "withdrawals.amount").fill("100");
  await label(shopper, "credentials.present.label").fill(demoPassword);
  await page
    .getByRole("region", { name: say("withdrawals.title") })
    .getByRole("button")
    .tap();
  await expect(page).toHaveURL(/\/cashHistory/);
  const number = await newestOf(page);
  const desk = await openDesk(browser, baseURL ?? "", "finance");
  await desk.goto(`/console/withdrawals?number=${number}`);
  const pane = desk.getByRole("region", { name: said("pane", { number }) });
  await expect(pane).toContainText(pattern(said, "heldUntil", ["time"]));
  await expect(pane.getByRole("button", { name: pass })).toBeDisabled();
  await pane.getByRole("button", { name: said("fail") }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("textbox", { name: said("reason") }).fill("請來電確認");
  await dialog.getByRole("button", { name: said("fail") }).click();
  await expect(desk.getByText(said("failed", { number }))).toBeVisible();
  await page.reload();
  await expect(stateOf(shopper, number)).toHaveText(say("withdrawals.history.state.failed"));
  await expect(
    page.getByText(say("withdrawals.history.reason", { reason: "請來電確認" })),
  ).toBeVisible();
  await Promise.all([page, desk].map((one) => one.context().close()));
});
