import { demoPassword, openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { registerNewcomer } from "./support/newcomer.ts";
import { proveName, provenName, putMoney } from "./support/payee.ts";
import { openPhone } from "./support/shopper.ts";
import { button, failOnTrouble, label, stateOf } from "./support/withdrawing.ts";

test("whoever leaves is paid out what is left, cents included, without minimum and fee [ACC-37]", async ({
  browser,
  baseURL,
}) => {
  const shopper = await openPhone(browser, baseURL ?? "", "zh-TW");
  const { page, say } = shopper;
  const trouble = failOnTrouble(page);
  await registerNewcomer(page.request, "TW");
  await proveName(shopper, baseURL ?? "");
  await putMoney(shopper, baseURL ?? "", "12.99");
  await page.goto("/closeAccount");
  await expect(
    page.getByRole("heading", { name: say("people.close.rest.title", { amount: "NT$ 12.99" }) }),
  ).toBeVisible();
  await page.getByRole("link", { name: say("bankCards.add") }).tap();
  await button(shopper, "bankCards.bank").tap();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /臺灣銀行/ })
    .tap();
  await expect(label(shopper, "bankCards.holder")).toHaveValue(provenName);
  await label(shopper, "bankCards.number").fill("004 1234 5612345");
  await button(shopper, "common.save").tap();
  await expect(page).toHaveURL(/\/closeAccount/);
  const payOut = page.getByRole("form", { name: say("people.close.rest.payOut") });
  await expect(payOut).toContainText("12345");
  await payOut.getByLabel(say("credentials.present.label"), { exact: true }).fill(demoPassword);
  await payOut
    .getByRole("button", { name: say("people.close.rest.payOutSubmit", { amount: "NT$ 12.99" }) })
    .tap();
  await page.getByRole("link", { name: say("people.close.rest.toWithdrawals") }).tap();
  const entry = page.getByRole("main").getByRole("listitem").first();
  await expect(entry).toContainText("NT$ 12.99");
  await expect(entry).toContainText(say("withdrawals.history.noFee"));
  await expect(entry).toContainText(say("withdrawals.history.closing"));
  const number = /WD\w+/.exec(await entry.innerText())?.[0] ?? "";

  // The account was added just now, so that the audit waits; what it says is on the desk.
  const desk = await openDesk(browser, baseURL ?? "", "finance");
  await desk.goto(`/console/withdrawals?number=${number}`);
  const pane = desk.getByRole("region", { name: `提領 ${number}` });
  await expect(pane).toContainText("刪除帳號付清");
  await expect(pane.getByRole("button", { name: /^通過/ })).toBeDisabled();
  await expect(stateOf(shopper, number)).toHaveText(say("withdrawals.history.state.waiting"));
  expect(trouble).toEqual([]);
  await Promise.all([page, desk].map((one) => one.context().close()));
});

test("or gives it up in words that have to be ticked [ACC-37]", async ({ browser, baseURL }) => {
  const shopper = await openPhone(browser, baseURL ?? "", "th");
  const { page, say } = shopper;
  await registerNewcomer(page.request, "TH", { language: "th" });
  await putMoney(shopper, baseURL ?? "", "5");
  await page.goto("/closeAccount");
  await page.getByText(say("people.close.rest.waiver")).tap();
  const form = page.getByRole("form", { name: say("people.close.submit") });
  const close = { name: say("people.close.submit"), exact: true };
  await form.getByLabel(say("credentials.present.label"), { exact: true }).fill(demoPassword);
  await form.getByRole("button", close).tap();
  await expect(form.getByRole("alert")).toHaveText(say("people.close.rest.waiverNeeded"));
  await form.getByRole("checkbox", { name: /฿\s5\.00/ }).check();
  await form.getByRole("button", close).tap();
  await page.getByRole("alertdialog").getByRole("button", close).tap();
  await expect(page).toHaveURL("/");
  await page.context().close();
});
