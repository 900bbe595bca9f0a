import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { expectAccessible } from "./support/accessible.ts";
import { readHoldings } from "./support/account.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall, registerNewcomer } from "./support/newcomer.ts";
import { openPhone } from "./support/shopper.ts";
import { speak } from "./support/speech.ts";
import { button, failOnTrouble, label, stateOf } from "./support/withdrawing.ts";

test("whoever has no verified name is led to prove it before an account can be added [RT-81] [RT-84]", async ({
  browser,
  baseURL,
}) => {
  const newcomer = await openPhone(browser, baseURL ?? "", "zh-TW");
  const { page, say } = newcomer;
  await registerNewcomer(page.request, "TW");
  await page.goto("/myWallet");
  await page.getByRole("link", { name: say("wallet.withdraw"), exact: true }).tap();
  await expect(page.getByText(say("bankCards.empty.title"))).toBeVisible();
  await page.getByRole("link", { name: say("bankCards.add") }).tap();
  await expect(page.getByText(say("bankCards.unproven.title"))).toBeVisible();
  await page.getByRole("link", { name: say("bankCards.unproven.action") }).tap();
  await expect(page).toHaveURL(/\/editRealName/);
  await page.goto("/cashHistory");
  await expect(page.getByText(say("withdrawals.history.empty.title"))).toBeVisible();
  await page.context().close();
});

test("an account is added with holder, bank, branch, number and flag, each refused beside its field, and kept by its last digits [WAL-09] [WAL-11] [WAL-10]", async ({
  browser,
  baseURL,
}) => {
  const shopper = await openPhone(browser, baseURL ?? "", "zh-TW");
  const { page, say } = shopper;
  const trouble = failOnTrouble(page);
  await logInByCall(page, "business@sampan.test");
  await page.goto("/myWallet");
  await page.getByRole("link", { name: say("wallet.cards") }).tap();
  const save = button(shopper, "common.save");
  await save.tap();
  await expect(page.getByText(say("bankCards.bankNeeded"))).toBeVisible();
  await expect(label(shopper, "bankCards.number")).toHaveAccessibleDescription(
    say("bankCards.numberNeeded"),
  );

  await button(shopper, "bankCards.bank").tap();
  const banks = page.getByRole("dialog", { name: say("bankCards.chooseBank") });
  await expect(banks.getByRole("listitem")).toHaveCount(11);
  await expect(banks.getByRole("listitem").locator("svg")).toHaveCount(11);
  await banks.getByRole("button", { name: /玉山銀行\s*808/ }).tap();
  await expect(banks).toBeHidden();
  await label(shopper, "bankCards.number").fill("12345");
  await save.tap();
  await expect(label(shopper, "bankCards.number")).toHaveAccessibleDescription(
    say("errors.card_number_short", { least: 10 }),
  );
  await label(shopper, "bankCards.holder").fill("別人");
  await label(shopper, "bankCards.number").fill("8080-1234-56789");
  await save.tap();
  await expect(label(shopper, "bankCards.holder")).toHaveAccessibleDescription(
    say("errors.holder_differs", { name: "港灣選物有限公司" }),
  );
  // What was typed is still there.
  await expect(label(shopper, "bankCards.number")).toHaveValue("8080-1234-56789");
  await label(shopper, "bankCards.holder").fill("港灣選物有限公司");
  await page.getByLabel(say("bankCards.branch")).fill("基隆分行");
  await save.tap();
  await expect(page.getByText(say("bankCards.saved"))).toBeVisible();

  await page.goto("/addBankCard");
  const added = page.getByRole("listitem").filter({ hasText: "基隆分行" });
  await expect(added).toContainText(
    say("bankCards.line", { digits: "56789", holder: "港灣選物有限公司" }),
  );
  await expect(page.getByRole("main")).not.toContainText("8080123456789");
  await added.getByRole("link", { name: /56789/ }).tap();
  await page.getByRole("checkbox", { name: say("bankCards.asDefault") }).check();
  await save.tap();
  await expect(page).not.toHaveURL(/id=/);
  await page.goto("/getCash");
  // The default one comes first, and what was changed is said to hold payouts.
  await expect(page.getByRole("region", { name: say("withdrawals.card") })).toContainText("56789");
  await expect(page.getByText(/剛改過/)).toBeVisible();
  await page.getByRole("button", { name: /56789/ }).tap();
  const sheet = page.getByRole("dialog", { name: say("bankCards.choose") });
  await expect(sheet.getByRole("listitem")).toHaveCount(2);
  await sheet.getByRole("button", { name: /刪除.*56789/ }).tap();
  const asked = page.getByRole("alertdialog");
  await asked.getByRole("button", { name: say("common.remove"), exact: true }).tap();
  await expect(page.getByText(say("bankCards.removed"))).toBeVisible();
  await expect(page.getByRole("region", { name: say("withdrawals.card") })).not.toContainText(
    "56789",
  );
  expect(trouble).toEqual([]);
  await page.context().close();
});

test("the wallet shows the balance and leads to top-up, withdrawal, ledger and bank accounts [RT-73] [WAL-01]", async ({
  page,
}) => {
  await logInByCall(page, "customer@sampan.test");
  const { balance } = await readHoldings(page.request);
  const say = speak("zh-TW");
  await page.goto("/myWallet");
  const main = page.getByRole("main");
  await expect(main.getByRole("region", { name: say("wallet.balance") })).toContainText(
    formatAmount(balance, "TWD").replace(/^NT\$\s/, ""),
  );
  for (const [words, address] of [
    ["wallet.topup", "/rechargeMoney"],
    ["wallet.withdraw", "/getCash"],
    ["wallet.withdrawals", "/cashHistory"],
    ["wallet.cards", "/addBankCard"],
  ] as const)
    await expect(main.getByRole("link", { name: say(words), exact: true })).toHaveAttribute(
      "href",
      address,
    );
  const ledger = main.getByRole("link", { name: new RegExp(say("wallet.ledger")) });
  await expect(ledger).toHaveAttribute("href", "/getAccBalance");
});

test("the history of withdrawals comes page by page, twenty at a time, each with amount, account, date and state [RT-85] [WAL-40] [CONST-32]", async ({
  page,
}) => {
  await logInByCall(page, "customer@sampan.test");
  const say = speak("zh-TW");
  const list = "/gateway/installer/installer_acct/query_withdraw_list";
  const [known] = ((await (await page.request.get(list)).json()) as { datalist: object[] })
    .datalist;
  const asked: (string | null)[] = [];
  // Of twenty-five, whoever asks for no size gets twenty first: two pages.
  await page.route(`**${list}*`, async (route) => {
    const address = new URL(route.request().url());
    asked.push(address.searchParams.get("page"));
    expect(address.searchParams.get("page_size") ?? "20").toBe("20");
    const isFirst = address.searchParams.get("page") === "1";
    const datalist = Array.from({ length: isFirst ? 20 : 5 }, (_, at) => ({
      ...known,
      number: `WD${isFirst ? "A" : "B"}${at}`,
      amount: 123_400,
      fee: 3_000,
      state: "passed",
      cdate: "2026-11-14 21:29:00",
      paid_at: "2026-11-16 10:00:00",
      returned_at: "",
    }));
    await route.fulfill({ json: { success: true, datalist, total: 25 } });
  });
  await page.goto("/cashHistory");
  const cards = page.getByRole("main").getByRole("listitem").filter({ hasText: "NT$ 1,234.00" });
  await expect(cards.first()).toContainText(formatMinute("2026-11-14 21:29:00"));
  await expect(cards.first()).toContainText("末五碼 00001");
  await expect(stateOf({ page, say }, "WDA0")).toHaveText(say("withdrawals.history.state.paid"));
  await expect(async () => {
    await page.mouse.wheel(0, 3_000);
    await expect(cards).toHaveCount(25, { timeout: 500 });
  }).toPass();
  expect(asked).toEqual(["1", "2"]);
  await expect(page.getByText(say("common.end"))).toBeVisible();
});

test("pages of withdrawals are for everybody, and fit the narrowest phone", async ({ page }) => {
  await logInByCall(page, "thai@sampan.test");
  await expectAccessible(page, ["/getCash", "/addBankCard", "/cashHistory", "/myWallet"]);
});
