import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { formatAmount } from "@sampan/domain/kernel/money";
import { readHoldings } from "./support/account.ts";
import { approveTopup, demoPassword, openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { declareTransfer, openPhone, type Shopper } from "./support/shopper.ts";
import { type Bank, banks, bringFile, heldAt, lastClosed } from "./support/statement-file.ts";
import { atDesk, pattern, type Say } from "./support/speech.ts";
import { button, failOnTrouble, label, newestOf, stateOf } from "./support/withdrawing.ts";

const said: Say = (key, values) => atDesk(`consoleWithdrawals.${key}`, values);
/** Buttons that name an amount. */
const pass = pattern(said, "pass", ["amount"]);
const confirmReturn = pattern(said, "confirmReturn", ["amount"]);

const voucher = join(import.meta.dirname, "../demo/pictures/bank-voucher.webp");

/** Declares a transfer, and finance, who sees it at the bank, credits it: the wallet has so much more. */
async function topUp(
  shopper: Shopper,
  desk: Page,
  { amount, shown, cents }: { amount: string; shown: string; cents: number },
): Promise<void> {
  const { page, say } = shopper;
  const before = await readHoldings(page.request);
  const payNo = `WD${Date.now()}`;
  await declareTransfer(shopper, { amount, payNo, voucher });
  await approveTopup(desk, { amount: shown, payNo });
  await page.goto("/myWallet");
  const after = await readHoldings(page.request);
  expect(after.balance - before.balance).toBe(cents);
  await page.getByRole("link", { name: say("wallet.withdraw"), exact: true }).tap();
}

/** Fills the form in: what it costs is said before, a wrong password loses nothing, and it waits in the history. */
async function apply(shopper: Shopper, currency: string): Promise<void> {
  const { page, say } = shopper;
  const amount = label(shopper, "withdrawals.amount");
  const submit = page.getByRole("region", { name: say("withdrawals.title") }).getByRole("button");
  await page
    .getByRole("button", { name: new RegExp(say("withdrawals.all", { amount: "" }).trim()) })
    .tap();
  await amount.fill("2000");
  const sums = page.getByRole("region", { name: say("withdrawals.sum.title") });
  await expect(sums).toContainText(`${currency} 2,000.00`);
  await expect(sums).toContainText(`${currency} 30.00`);
  await expect(sums).toContainText(`${currency} 2,030.00`);
  await expect(page.getByText(say("withdrawals.arrivesWhy", { from: 7, until: 10 }))).toBeVisible();

  const password = label(shopper, "credentials.present.label");
  await submit.tap();
  await expect(password).toHaveAccessibleDescription(say("credentials.present.needed"));
  await password.fill("Wrong_2026");
  await submit.tap();
  await expect(password).toHaveAccessibleDescription(say("errors.wrong_password"));
  await expect(amount).toHaveValue("2000");
  await password.fill(demoPassword);
  await submit.tap();
  await expect(page).toHaveURL(/\/cashHistory/);
  const entry = page.getByRole("main").getByRole("listitem").filter({ hasText: "2,000.00" });
  await expect(entry.first()).toContainText(say("withdrawals.history.state.waiting"));
  await entry.first().getByText(say("withdrawals.history.show")).tap();
  await expect(entry.first()).toContainText(say("withdrawals.history.step.audit"));

  await page.goto("/getCash");
  await expect(page.getByText(say("withdrawals.usedToday"))).toBeVisible();
  await amount.fill("40");
  await password.fill(demoPassword);
  await submit.tap();
  await expect(page.getByRole("alert")).toHaveText(say("errors.withdrawn_today"));
}

const told: Say = (key, values) => atDesk(`consoleStatements.${key}`, values);
const nothing = { credited: 0, paid: 0, returned: 0, settled: 0, open: 0, outgoing: 0, known: 0 };
const readBody = (counts: Record<string, number>) => told("readBody", { ...nothing, ...counts });
const todayOf = (bank: Bank): string => {
  const timeZone = bank === "ctbc" ? "Asia/Taipei" : "Asia/Bangkok";
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date());
};

/** A second person says what a movement is that nobody declared. */
async function explainArrival(desk: Page, words: string): Promise<void> {
  await desk.goto("/console/statements");
  const row = desk.getByRole("row").filter({ hasText: words });
  await row.getByRole("button", { name: told("explain") }).click();
  await desk.getByLabel(told("explainLabel")).fill("自家款項");
  await desk
    .getByRole("dialog")
    .getByRole("button", { name: told("explain") })
    .click();
  await expect(row).toBeHidden();
}

/** The page of the day says that the bank proves it, by what the account held. */
async function seeProved(
  desk: Page,
  { bank, day, held }: { readonly bank: Bank; readonly day: string; readonly held: number },
): Promise<void> {
  await desk.goto(`/console/close?day=${day}`);
  const closes: Say = (key, values) => atDesk(`consoleCloses.${key}`, values);
  const { currency } = banks[bank];
  const name = closes("proofs.bank", { currency: closes(`currencies.${currency}`) });
  const proof = desk.getByRole("region", { name, exact: true });
  await expect(proof).toContainText(closes("verdicts.proved"));
  await expect(proof).toContainText(closes("told.proved"));
  await expect(proof).toContainText(formatAmount(held, currency));
  const books = desk.getByRole("region", { name: closes(`currencies.${currency}`), exact: true });
  await expect(books).toContainText(closes("proved"));
}

for (const { language, email, name, bank, digits, currency, ours } of [
  {
    language: "zh-TW",
    email: "customer@sampan.test",
    name: "陳柏宇",
    bank: "臺灣銀行",
    digits: "00001",
    currency: "NT$",
    ours: "ctbc",
  },
  {
    language: "th",
    email: "thai@sampan.test",
    name: "ศิริพร ใจดี",
    bank: "盤谷銀行",
    digits: "00002",
    currency: "฿",
    ours: "kbiz",
  },
] as const)
  test(`an evening at finance in ${language}: what was topped up is withdrawn with card, fee, payout time and password, the bank's file credits, a stranger's money is named by a second person, the withdrawal is audited, paid by file and matched, the day is proved by the bank, and the owner follows each move [WAL-07] [WAL-24] [WAL-08] [BO-31] [BO-32] [WAL-29] [WAL-46] [WAL-47] [WAL-48] [WAL-49] [WAL-50] (table)`, async ({
    browser,
    baseURL,
  }) => {
    const shopper = await openPhone(browser, baseURL ?? "", language);
    const { page, say } = shopper;
    const trouble = [failOnTrouble(page)];
    await logInByCall(page, email);
    const desk = await openDesk(browser, baseURL ?? "", "finance");
    trouble.push(failOnTrouble(desk));
    const sum = { amount: "2431.5", shown: `${currency} 2,431.50`, cents: 243_150 };
    await topUp(shopper, desk, sum);
    await apply(shopper, currency);
    const number = await newestOf(page);
    const second = await openDesk(browser, baseURL ?? "", "finance2");
    const day = await lastClosed(desk, ours);
    const payNo = String(Date.now());
    await declareTransfer(shopper, { amount: "1777", payNo, voucher, payTime: `${day}T10:00` });
    const from = await heldAt(desk, ours, day);
    const stranger = `??${payNo}`;
    const rows = [
      { amount: 1_777, words: `transfer ${payNo}` },
      { amount: 63, words: stranger },
    ];
    await bringFile(desk, { bank: ours, day, from, rows });
    await expect(desk.getByText(readBody({ movements: 2, credited: 1, open: 1 }))).toBeVisible();
    await explainArrival(second, stranger);

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
    await pane.getByLabel(said("reference")).fill(`PO${payNo}`);
    await pane.getByRole("button", { name: said("record") }).click();
    await expect(desk.getByText(said("recorded", { number }))).toBeVisible();
    await page.goto("/cashHistory");
    await expect(stateOf(shopper, number)).toHaveText(say("withdrawals.history.state.paid"));

    const paid = [{ amount: -2_000, words: `PO${payNo}` }];
    await bringFile(desk, { bank: ours, day: todayOf(ours), from: from + 184_000, rows: paid });
    await expect(desk.getByText(readBody({ movements: 1, paid: 1 }))).toBeVisible();
    await seeProved(desk, { bank: ours, day, held: from + 184_000 });

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
    await page.goto("/accountBooks");
    const verdict = page.getByRole("region", { name: say("books.sum") }).getByRole("status");
    await expect(verdict).toHaveText(say("books.agrees"));
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
