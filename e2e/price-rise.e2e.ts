import { type Page } from "@playwright/test";
import { readHoldings, readLedger } from "./support/account.ts";
import { expectAccessible } from "./support/accessible.ts";
import { openDesk } from "./support/desks.ts";
import { answering, expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { approveByCall, linesToOrder, placeByCall } from "./support/ordering.ts";
import { openPhone, pay, type Shopper } from "./support/shopper.ts";
import { atDesk } from "./support/speech.ts";

/** An order of one line that was paid and waits to be bought. */
async function paidOrder(shopper: Shopper, baseURL: string, express: number): Promise<string> {
  const { request } = shopper.page;
  const tid = await placeByCall(request, await linesToOrder(request, 1), express);
  await approveByCall(baseURL, tid);
  await pay(shopper, tid);
  return tid;
}

/** A buyer reads a far higher price at the seller's. */
async function enterRise(desk: Page, tid: string): Promise<void> {
  await desk.goto("/console/purchases");
  const seller = desk.getByRole("region", { name: new RegExp(`^${tid} `) }).first();
  await seller
    .getByRole("button", { name: /的價格變了？$/ })
    .first()
    .click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("賣家現在的單價").fill("888");
  await dialog.getByRole("button", { name: atDesk("consolePurchases.price.confirm") }).click();
  await expect(desk.getByText(atDesk("consolePurchases.price.entered.asked"))).toBeVisible();
  await expect(seller.getByText(/等客戶回覆/)).toBeVisible();
}

for (const [language, mail, express, told] of [
  ["zh-TW", "customer@sampan.test", 2, "賣家漲價，請您決定"],
  ["th", "thai@sampan.test", 3, "ร้านค้าขึ้นราคา รอคุณตัดสินใจ"],
] as const)
  test(`a price rise is declined in ${language}: told, explained, refunded to the cent, and the order's page says so [ORD-60] [REF-18]`, async ({
    browser,
    baseURL: address,
  }) => {
    const baseURL = address ?? "";
    const { page: opened, say } = await openPhone(browser, baseURL, language);
    const page = answering(opened);
    await logInByCall(page, mail);
    const tid = await paidOrder({ page, say }, baseURL, express);
    const before = await readHoldings(page.request);
    await enterRise(await openDesk(browser, baseURL, "buyer"), tid);

    await page.goto("/notice");
    await page.getByText(told).first().tap();
    await expect(page).toHaveURL(new RegExp(tid));
    const question = page.getByRole("region", { name: say("priceChanges.title") });
    await expect(question).toContainText("¥");
    await expectAccessible(page, [page.url()]);

    await question.getByRole("button", { name: say("priceChanges.declining.ask") }).tap();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText(say("priceChanges.declining.body"));
    await dialog.getByRole("button", { name: say("priceChanges.declining.confirm") }).tap();
    await expect(page.getByText(say("priceChanges.declining.done"))).toBeVisible();
    await expect(question).toBeHidden();

    const rows = (await readLedger(page.request)).filter(
      (row) => row.kind === "refund" && row.tid === tid,
    );
    expect(rows).toHaveLength(1);
    const [row] = rows;
    expect(row?.amount).toBeGreaterThan(0);
    expect((await readHoldings(page.request)).balance - before.balance).toBe(row?.amount);
    await expect(page.getByText(say("status.item.refund")).first()).toBeVisible();
  });
