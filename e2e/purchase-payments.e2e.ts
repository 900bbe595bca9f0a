import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { formatAmount } from "@sampan/domain/kernel/money";
import { type BillRow, writeBill } from "@sampan/sandbox/alibaba/write-bill";
import { openDesk } from "./support/desks.ts";
import { answering, expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { approveByCall, linesToOrder, placeByCall } from "./support/ordering.ts";
import { openPhone, pay } from "./support/shopper.ts";
import { atDesk } from "./support/speech.ts";

const words = (key: string, values?: Record<string, string | number>) =>
  atDesk(`consolePurchasePayments.${key}`, values);
const bought = (key: string) => atDesk(`consolePurchases.purchase.${key}`);

/** A buyer writes down under which number and for how many yuan the goods of an order were bought. */
async function buy(desk: Page, tid: string, number: string, yuan: string) {
  await desk.goto("/console/purchases");
  const seller = desk.getByRole("region", { name: new RegExp(`^${tid} `) }).first();
  await seller.getByLabel(bought("number")).fill(number);
  await seller.getByLabel(bought("cost")).fill(yuan);
  await seller.getByRole("button", { name: bought("record") }).click();
  await desk
    .getByRole("dialog")
    .getByRole("button", { name: bought("confirm") })
    .click();
  await expect(seller).toBeHidden();
}

test("what a buyer wrote down is matched to Alipay's bill, and what differs has its owner until somebody else says what it is", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const { page: opened, say } = await openPhone(browser, baseURL, "zh-TW");
  const page = answering(opened);
  await logInByCall(page, "customer@sampan.test");
  const buyer = await openDesk(browser, baseURL, "buyer");
  const first = String(Date.now());
  const numbers = [`${first}1`, `${first}2`] as const;
  for (const number of numbers) {
    const tid = await placeByCall(page.request, await linesToOrder(page.request, 1));
    await approveByCall(baseURL, tid);
    await pay({ page, say }, tid);
    await buy(buyer, tid, number, "300");
  }

  const finance = await openDesk(browser, baseURL, "finance");
  await finance.goto("/console/purchase-payments");
  const picker = finance.getByLabel(words("choose")).and(finance.locator("input"));
  const row = (number: string, amount: number): BillRow => ({
    at: new Date(),
    amount,
    trade_no: `2026${number}`,
    merchant_no: `T200P${number}`,
  });
  const [right, wrong] = numbers;
  const bill = writeBill([row(right, 300_00), row(wrong, 333_00)]);
  await picker.setInputFiles({ name: "alipay.csv", mimeType: "text/csv", buffer: bill });
  await expect(finance.getByText(words("read"), { exact: true })).toBeVisible();

  const differs = finance.getByRole("row").filter({ hasText: wrong });
  await expect(differs).toContainText(words("kinds.amount_differs"));
  await expect(differs).toContainText(formatAmount(33_00, "CNY"));
  // The buyer of the demo, who wrote it down.
  await expect(differs).toContainText("林志豪");
  expect((await new AxeBuilder({ page: finance }).analyze()).violations).toEqual([]);

  await finance.getByText(words("movements"), { exact: true }).click();
  const matched = finance.getByRole("row").filter({ hasText: `T200P${right}` });
  await expect(matched).toContainText(words("by.order_number"));

  await buyer.goto("/console/purchase-payments?view=mine");
  await expect(buyer.getByRole("row").filter({ hasText: wrong })).toBeVisible();
  await finance.getByText(words("open"), { exact: true }).click();
  await differs.getByRole("button", { name: words("close") }).click();
  await finance.getByLabel(words("outcome")).fill("卖家另收运费");
  await finance
    .getByRole("dialog")
    .getByRole("button", { name: words("close") })
    .click();
  await expect(differs).toBeHidden();
  await finance.getByText(words("settled"), { exact: true }).click();
  await expect(finance.getByRole("row").filter({ hasText: wrong })).toContainText("卖家另收运费");
});
