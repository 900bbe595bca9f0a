import { type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { readHoldings } from "./support/account.ts";
import { openDesk } from "./support/desks.ts";
import { answering, expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { approveByCall, linesToOrder, placeByCall } from "./support/ordering.ts";
import { openPhone, pay } from "./support/shopper.ts";
import { atDesk, pattern } from "./support/speech.ts";

/** The buyer reads the listing anew, picks an option that costs nothing more, and asks. Answers which it is. */
async function askAboutOther(desk: Page, tid: string): Promise<string> {
  await desk.goto("/console/purchases");
  const seller = desk.getByRole("region", { name: new RegExp(`^${tid} `) }).first();
  await seller
    .getByRole("button", { name: pattern(atDesk, "consolePurchases.choice.title", ["name"]) })
    .first()
    .click();
  const dialog = desk.getByRole("dialog");
  const options = dialog.getByRole("radiogroup", {
    name: atDesk("consolePurchases.choice.options"),
  });
  const same = options
    .locator("label")
    .filter({ hasText: atDesk("consolePurchases.choice.cost.same") })
    .first();
  const option = (await same.locator(".choice-option .grow").textContent()) ?? "";
  await same.click();
  await dialog.getByText(atDesk("consolePurchases.choice.allowance.nobody")).click();
  await expect(dialog.getByRole("status")).toContainText("客戶會被問");
  await dialog
    .getByRole("button", { name: atDesk("consolePurchases.choice.ask"), exact: true })
    .click();
  await expect(desk.getByText(atDesk("consolePurchases.choice.entered.asked"))).toBeVisible();
  await expect(seller.getByText(`換成 ${option}`)).toBeVisible();
  return option;
}

for (const [language, mail, express, told] of [
  ["zh-TW", "customer@sampan.test", 2, "您選的款式沒有了，請您決定"],
  ["th", "thai@sampan.test", 3, "แบบที่คุณเลือกหมดแล้ว รอคุณตัดสินใจ"],
] as const)
  test(`another option is asked about in ${language}: told, shown beside the ordered one, taken, and struck wherever the goods are [ORD-19] [BO-10]`, async ({
    browser,
    baseURL: address,
  }) => {
    const baseURL = address ?? "";
    const { page: opened, say } = await openPhone(browser, baseURL, language);
    const page = answering(opened);
    await logInByCall(page, mail);
    const { request } = page;
    const tid = await placeByCall(request, await linesToOrder(request, 1), express);
    await approveByCall(baseURL, tid);
    await pay({ page, say }, tid);
    const before = await readHoldings(request);
    const desk = await openDesk(browser, baseURL, "buyer");
    const option = await askAboutOther(desk, tid);

    await page.goto("/notice");
    await page.getByText(told).first().tap();
    await expect(page).toHaveURL(new RegExp(tid));
    const question = page.getByRole("region", { name: say("priceChanges.choice.title") });
    await expect(question).toContainText(say("priceChanges.choice.same"));
    await expectAccessible(page, [page.url()]);
    await question.getByRole("button", { name: say("priceChanges.choice.accepting.ask") }).tap();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText(say("priceChanges.choice.accepting.body"));
    await dialog.getByRole("button", { name: say("priceChanges.choice.accepting.confirm") }).tap();
    await expect(page.getByText(say("priceChanges.choice.accepting.done"))).toBeVisible();
    await expect(question).toBeHidden();
    // What was ordered stands struck before what is bought.
    await expect(page.locator("s").first()).toBeVisible();
    expect((await readHoldings(request)).balance).toBe(before.balance);

    await desk.reload();
    const seller = desk.getByRole("region", { name: new RegExp(`^${tid} `) }).first();
    await expect(seller.locator("s").first()).toBeVisible();
    await expect(seller.getByText(option.split(" · ")[0] ?? "").first()).toBeVisible();
  });
