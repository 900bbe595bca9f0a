import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { formatAmount } from "@sampan/domain/kernel/money";
import { readHoldings } from "./support/account.ts";
import { demoPassword } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall, registerNewcomer } from "./support/newcomer.ts";
import { proveName, provenName, putMoney } from "./support/payee.ts";
import { openPhone, type Shopper } from "./support/shopper.ts";
import { label } from "./support/withdrawing.ts";

const folder = "/gateway/installer/installer_acct";
const headers = { "x-sampan-client": "web" };

const submitOf = ({ page, say }: Shopper) =>
  page.getByRole("region", { name: say("withdrawals.title") }).getByRole("button");

for (const { language, region, email, currency } of [
  { language: "zh-TW", region: "TW", email: "customer@sampan.test", currency: "TWD" },
  { language: "th", region: "TH", email: "thai@sampan.test", currency: "THB" },
] as const) {
  test(`an amount that cannot be withdrawn is told so beside it, and nothing is sent (table), in ${language} [ERR-50] [ERR-51] [ERR-52] [WAL-20]`, async ({
    browser,
    baseURL,
  }) => {
    const shopper = await openPhone(browser, baseURL ?? "", language);
    const { page, say } = shopper;
    await logInByCall(page, email);
    const { balance } = await readHoldings(page.request);
    const cash = formatAmount(balance, currency);
    const least = formatAmount(3_200, currency);
    await page.goto("/getCash");
    const amount = label(shopper, "withdrawals.amount");
    const sent = countSent(page);
    for (const [typed, words] of [
      ["", say("errors.withdrawal_amount_needed")],
      ["31", say("errors.withdrawal_below_minimum", { least })],
      ["31.5", say("errors.whole_amount_needed")],
      ["99999999", say("errors.withdrawal_above_balance", { cash })],
    ] as const) {
      await amount.fill(typed);
      await submitOf(shopper).tap();
      await expect(amount).toHaveAccessibleDescription(words);
      await expect(amount).toHaveValue(typed);
    }
    expect(sent()).toBe(0);
    await page.context().close();
  });

  test(`what is left has to cover the fee, and the button beside the amount knows how much that is, in ${language} [ERR-55] [CONST-12] [WAL-23]`, async ({
    browser,
    baseURL,
  }) => {
    const shopper = await openPhone(browser, baseURL ?? "", language);
    const { page, say } = shopper;
    // Somebody of their own: what others pay in by card for the demo's people stays for a while.
    await registerNewcomer(page.request, region, { language });
    await proveName(shopper, baseURL ?? "", region);
    await putMoney(shopper, baseURL ?? "", "500");
    await addCard(page, "0041234567890".slice(0, region === "TH" ? 10 : 13));
    const { balance } = await readHoldings(page.request);
    const most = balance - 3_000;
    await page.goto("/getCash");
    const amount = label(shopper, "withdrawals.amount");
    const sent = countSent(page);
    await amount.fill(String(most / 100 + 1));
    await submitOf(shopper).tap();
    await expect(amount).toHaveAccessibleDescription(
      say("errors.withdrawal_fee_uncovered", { most: formatAmount(most, currency) }),
    );
    expect(sent()).toBe(0);
    const all = say("withdrawals.all", { amount: (most / 100).toLocaleString("en") });
    await page.getByRole("button", { name: all, exact: true }).tap();
    await expect(amount).toHaveValue(String(most / 100));
    const sums = page.getByRole("region", { name: say("withdrawals.sum.title") });
    await expect(sums).toContainText(formatAmount(3_000, currency));
    await expect(sums).toContainText(formatAmount(0, currency));
    await page.context().close();
  });
}

function countSent(page: Page): () => number {
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().includes("/create_withdraw")) sent += 1;
  });
  return () => sent;
}

async function addCard(page: Page, number: string): Promise<string> {
  const card = { account_name: provenName, bank: "004", number };
  const answer = await page.request.post(`${folder}/add_withdrawal_account`, {
    headers: { ...headers, "idempotency-key": randomUUID() },
    form: { number: JSON.stringify(card) },
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

test("an account that was removed elsewhere and a second application of the day are refused in words, and what was typed stays [ERR-53] [ERR-54]", async ({
  browser,
  baseURL,
}) => {
  const shopper = await openPhone(browser, baseURL ?? "", "zh-TW");
  const { page, say } = shopper;
  await registerNewcomer(page.request, "TW");
  await proveName(shopper, baseURL ?? "");
  await putMoney(shopper, baseURL ?? "", "500");
  const id = await addCard(page, "0041234567890");
  await page.goto("/getCash");
  await label(shopper, "withdrawals.amount").fill("100");
  await label(shopper, "credentials.present.label").fill(demoPassword);
  await page.request.post(`${folder}/delete_number`, { headers, form: { id } });
  await submitOf(shopper).tap();
  await expect(page.getByRole("alert")).toHaveText(say("errors.card_unknown"));
  await expect(label(shopper, "withdrawals.amount")).toHaveValue("100");

  await addCard(page, "0041234567891");
  await page.goto("/getCash");
  // It was kept over the reload, as everything typed into an application is.
  await expect(label(shopper, "withdrawals.amount")).toHaveValue("100");
  await label(shopper, "credentials.present.label").fill(demoPassword);
  await submitOf(shopper).tap();
  await expect(page).toHaveURL(/\/cashHistory/);
  await page.goto("/getCash");
  await label(shopper, "withdrawals.amount").fill("50");
  await label(shopper, "credentials.present.label").fill(demoPassword);
  await submitOf(shopper).tap();
  await expect(page.getByRole("alert")).toHaveText(say("errors.withdrawn_today"));
  await page.context().close();
});
