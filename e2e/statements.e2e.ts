import { join } from "node:path";
import { formatAmount } from "@sampan/domain/kernel/money";
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { readHoldings } from "./support/account.ts";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { registerNewcomer } from "./support/newcomer.ts";
import { declareTransfer, openPhone } from "./support/shopper.ts";
import { atDesk } from "./support/speech.ts";

const voucher = join(import.meta.dirname, "../demo/pictures/bank-voucher.webp");
const words = (key: string, values?: Record<string, string | number>) =>
  atDesk(`consoleStatements.${key}`, values);

/** A file of CTBC's for today, as its page gives it. */
async function bring(desk: Page, rows: readonly { amount: number; words: string }[]) {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Taipei" }).format(new Date());
  let held = 90_000;
  const lines = rows.map(({ amount, words: told }) => {
    held += amount;
    const [out, credit] = amount < 0 ? [-amount, ""] : ["", amount];
    return `${day.replaceAll("-", "/")},跨行轉帳,"${out}","${credit}","${held}",${told},,`;
  });
  const text = `活存明細查詢\n日期,摘要,支出,存入,結餘,備註,轉出入帳號,註記\n${lines.join("\n")}\n`;
  const picker = desk.getByLabel(words("choose")).and(desk.locator("input"));
  await picker.setInputFiles({ name: "ctbc.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
}

/** Says what a movement is, and sees it go. */
async function explain(desk: Page, row: Locator, note: string) {
  await row.getByRole("button", { name: words("explain") }).click();
  await desk.getByLabel(words("explainLabel")).fill(note);
  await desk
    .getByRole("dialog")
    .getByRole("button", { name: words("explain") })
    .click();
  await expect(row).toBeHidden();
}

test("finance brings a bank's file: what surely stands in it is credited, what may be one is looked at, the rest is explained [BO-32]", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const shopper = await openPhone(browser, baseURL, "zh-TW");
  const { page } = shopper;
  await registerNewcomer(page.request, "TW");
  const payNo = String(Date.now());
  await declareTransfer(shopper, { amount: "1357", payNo, voucher });
  await declareTransfer(shopper, { amount: "2468", payNo: `${payNo}9`, voucher });

  const desk = await openDesk(browser, baseURL, "finance");
  await desk.goto("/console/statements");
  await desk
    .getByLabel(words("choose"))
    .and(desk.locator("input"))
    .setInputFiles({
      name: "x.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("Date,Amount\n1,2"),
    });
  await expect(desk.getByRole("alert")).toHaveText(atDesk("errors.statement_not_of_bank"));

  await bring(desk, [
    { amount: 1_357, words: `轉帳 ${payNo}` },
    { amount: 2_468, words: "臨櫃存入" },
    { amount: 7, words: `利息 ${payNo}` },
    { amount: -15, words: `匯費 ${payNo}` },
  ]);
  await expect(
    desk.getByText(
      words("readBody", {
        movements: 4,
        credited: 1,
        paid: 0,
        returned: 0,
        settled: 0,
        open: 2,
        outgoing: 1,
        known: 0,
      }),
    ),
  ).toBeVisible();
  expect((await readHoldings(page.request)).balance).toBe(135_700);

  const maybe = desk.getByRole("row").filter({ hasText: formatAmount(246_800, "TWD") });
  await expect(maybe).toContainText(words("alike.day"));
  await maybe.getByRole("button", { name: words("credit") }).click();
  const dialog = desk.getByRole("dialog");
  await expect(dialog).toContainText(formatAmount(246_800, "TWD"));
  await dialog.getByRole("button", { name: words("credit") }).click();
  await expect(maybe).toBeHidden();
  expect((await readHoldings(page.request)).balance).toBe(382_500);

  const interest = desk.getByRole("row").filter({ hasText: `利息 ${payNo}` });
  await expect(interest).toContainText(words("nothingAlike"));
  await explain(desk, interest, "銀行利息");
  await desk.goto("/console/statements?view=settled");
  // Others were explained by the same word.
  const explained = desk.getByRole("row").filter({ hasText: "銀行利息" });
  await expect(explained.filter({ hasText: formatAmount(700, "TWD") })).toBeVisible();
  expect((await new AxeBuilder({ page: desk }).analyze()).violations).toEqual([]);

  // What went out waits beside it, until it is a payout or somebody says what it is.
  await desk.getByText(words("outgoing"), { exact: true }).click();
  await expect(desk).toHaveURL(/view=outgoing/);
  const fee = desk.getByRole("row").filter({ hasText: `匯費 ${payNo}` });
  await expect(fee).toContainText(words("nothingPaid"));
  await explain(desk, fee, "銀行匯費");
  await desk.getByText(words("paid"), { exact: true }).click();
  await expect(desk.getByRole("row").filter({ hasText: "銀行匯費" }).first()).toBeVisible();

  // A provider's settlement of a payment that nobody knows.
  await desk.goto("/console/statements");
  await desk.getByLabel(words("bank")).click();
  await desk.getByTitle(words("formats.settlement")).click();
  await desk
    .getByLabel(words("choose"))
    .and(desk.locator("input"))
    .setInputFiles({
      name: "ecpay.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        `serial,kind,amount,fee,currency,day\nX${payNo},payment,88.00,2,TWD,2026-11-20\n`,
      ),
    });
  const unknown = desk.getByRole("row").filter({ hasText: `X${payNo}` });
  await explain(desk, unknown, "另一間店的收款");
  await page.context().close();
});
