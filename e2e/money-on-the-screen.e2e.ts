import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { getNumberByUid } from "@sampan/contract/money/bank-cards/bank-cards";
import type { simulatePay } from "@sampan/contract/money/payments";
import type { getWithdrawTerms } from "@sampan/contract/money/withdrawals/withdrawals";
import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { formatAmount } from "@sampan/domain/kernel/money";
import {
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
} from "@sampan/domain/trade/orders/order-state";
import { carryToDoor } from "./support/carrying.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall, registerNewcomer } from "./support/newcomer.ts";
import { approveByCall, linesToOrder, ordersOf, placeByCall } from "./support/ordering.ts";
import { confirmReceipt, declareTransfer } from "./support/shopper.ts";
import { sitDown } from "./support/sit-down.ts";
import { pattern, speak } from "./support/speech.ts";

// What the server refuses or keeps, where its customer reads it.
const say = speak("zh-TW");
const voucher = join(import.meta.dirname, "../demo/pictures/bank-voucher.webp");
const label = (page: Page, key: string) => page.getByLabel(say(key), { exact: true });
const tap = (page: Page, key: string) =>
  page.getByRole("button", { name: say(key), exact: true }).tap();

test("the least amount of a withdrawal is the one that is set: beside the field, and where less is typed [WAL-27] [WAL-21] [CONST-11]", async ({
  page,
}) => {
  await logInByCall(page, "customer@sampan.test");
  await page.goto("/getCash");
  const amount = label(page, "withdrawals.amount");
  const least = formatAmount(3_200, "TWD");
  await expect(amount).toHaveAccessibleDescription(new RegExp(escaped(least)));

  await page.route("**/get_withdraw_terms*", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as OutputOf<typeof getWithdrawTerms>;
    answer.data.least = 10_100;
    await route.fulfill({ response, json: answer });
  });
  // Read by the page itself, and not with what the server drew.
  await page.goto("/myWallet");
  await page.getByRole("link", { name: say("wallet.withdraw"), exact: true }).tap();
  const other = formatAmount(10_100, "TWD");
  await expect(amount).toHaveAccessibleDescription(new RegExp(escaped(other)));
  await amount.fill("100");
  await page
    .getByRole("region", { name: say("withdrawals.title") })
    .getByRole("button")
    .tap();
  await expect(amount).toHaveAccessibleDescription(
    say("errors.withdrawal_below_minimum", { least: other }),
  );
});

test("an account for payouts has a number of ten digits at least and a branch of fifty characters at most, each said beside its field [WAL-17] [WAL-18]", async ({
  page,
}) => {
  await logInByCall(page, "business@sampan.test");
  await page.goto("/addBankCard");
  await tap(page, "bankCards.bank");
  const banks = page.getByRole("dialog", { name: say("bankCards.chooseBank") });
  await banks.getByRole("button", { name: /玉山銀行\s*808/ }).tap();
  await expect(banks).toBeHidden();
  const [number, branch] = [
    label(page, "bankCards.number"),
    page.getByLabel(say("bankCards.branch")),
  ];
  await number.fill("123456789");
  await tap(page, "common.save");
  await expect(number).toHaveAccessibleDescription(say("errors.card_number_short", { least: 10 }));
  await number.fill("8081234567");
  await branch.fill("行".repeat(51));
  await tap(page, "common.save");
  await expect(branch).toHaveAccessibleDescription(say("errors.branch_too_long", { most: 50 }));
  await branch.fill("行".repeat(50));
  await tap(page, "common.save");
  await expect(page.getByText(say("bankCards.saved"))).toBeVisible();

  // Others look at this person's accounts as well.
  await page.goto("/addBankCard");
  await page.getByRole("button", { name: /刪除.*34567/ }).tap();
  const asked = page.getByRole("alertdialog");
  await asked.getByRole("button", { name: say("common.remove"), exact: true }).tap();
  await expect(page.getByText(say("bankCards.removed"))).toBeVisible();
});

test("a business account may be paid out to its company once that is proven, and a company's account says so [WAL-52]", async ({
  page,
}) => {
  await logInByCall(page, "business@sampan.test");
  await page.route("**/get_number_by_uid*", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as OutputOf<typeof getNumberByUid>;
    const [card] = answer.datalist;
    if (card) answer.datalist = [card, { ...card, id: "7".padStart(20, "0"), is_company: 1 }];
    await route.fulfill({ response, json: answer });
  });
  await page.goto("/myWallet");
  await page.getByRole("link", { name: say("wallet.cards") }).tap();
  await expect(page.getByText(say("bankCards.isCompany"), { exact: true })).toHaveCount(1);
  await page.getByRole("radio", { name: say("bankCards.company"), exact: true }).check();
  await label(page, "bankCards.number").fill("8081234568");
  await tap(page, "bankCards.bank");
  const banks = page.getByRole("dialog", { name: say("bankCards.chooseBank") });
  await banks.getByRole("button", { name: /玉山銀行\s*808/ }).tap();
  await tap(page, "common.save");
  await expect(label(page, "bankCards.holder")).toHaveAccessibleDescription(
    say("errors.company_unproven"),
  );
});

test("a transfer that was declared is under review until finance credits it, and then has succeeded [WAL-31] [WAL-32]", async ({
  page,
  baseURL,
}) => {
  await registerNewcomer(page.request, "TW");
  const payNo = `SEEN${Date.now()}`;
  await declareTransfer({ page, say }, { amount: "2345", payNo, voucher });
  await page.goto("/rechargeHistory");
  const entry = page.getByRole("listitem").filter({ hasText: payNo });
  await expect(entry).toContainText(say("status.topup.under_review"));
  const finance = await sitDown(baseURL ?? "", "finance");
  const list = await finance.get("/staff/topups", { params: { page_size: 100 } });
  const { datalist } = (await list.json()) as {
    datalist: readonly { number: string; pay_no: string }[];
  };
  const number = datalist.find(({ pay_no }) => pay_no === payNo)?.number ?? "";
  const seen = { data: { reason: "網路銀行已見入帳" } };
  expect((await finance.post(`/staff/topups/${number}/approve`, seen)).ok()).toBe(true);
  await finance.dispose();
  await page.reload();
  await expect(entry).toContainText(say("status.topup.success"));
});

test("what came back for no line stands among the payments of its order [REF-15]", async ({
  page,
}) => {
  await logInByCall(page, "thai@sampan.test");
  const tid = (await ordersOf(page)).find(({ status }) => status === 4)?.tid ?? "";
  await page.route("**/order/get_order_detail*", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: Order };
    const { cdate } = answer.data;
    answer.data.no_item_refund_list = [{ amount: 7_700, reason: "", cdate }];
    await route.fulfill({ response, json: answer });
  });
  await page.goto("/orderListOwn?tab=shipped");
  await page.getByRole("link", { name: say("orders.order", { tid }) }).tap();
  const payments = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: say("orders.payments") }) });
  const back = payments.getByRole("listitem").filter({ hasText: say("orders.surplus") });
  await expect(back).toContainText(formatAmount(-7_700, "THB"));
});

test("an order that was approved is paid from its own page too [ORD-14]", async ({
  page,
  baseURL,
}) => {
  await logInByCall(page, "business@sampan.test");
  const tid = await placeByCall(page.request, await linesToOrder(page.request, 1));
  await page.goto(`/orderDetailOwn?tid=${tid}`);
  const pay = page.getByRole("link", { name: say("orders.pay"), exact: true });
  await expect(page.getByText(say("orders.head.in_review"))).toBeVisible();
  await expect(pay).toBeHidden();
  await approveByCall(baseURL ?? "", tid);
  await page.reload();
  await pay.tap();
  await expect(page).toHaveURL(`/payment/${tid}`);
  await page.getByRole("button", { name: pattern(say, "payment.pay", ["amount"]) }).tap();
  await expect(page).toHaveURL(`/paySuccess?tid=${tid}`);
});

test("an order that was rejected is closed, and its log says why [ORD-16]", async ({
  page,
  baseURL,
}) => {
  await logInByCall(page, "business@sampan.test");
  const tid = await placeByCall(page.request, await linesToOrder(page.request, 1));
  const reviewer = await sitDown(baseURL ?? "", "reviewer");
  const reason = "這款商品不能空運";
  const rejected = await reviewer.post("/staff/reviews/reject", { data: { tid, reason } });
  expect(rejected.ok()).toBe(true);
  await reviewer.dispose();
  await page.goto(`/orderDetailOwn?tid=${tid}`);
  await expect(page.getByRole("heading", { name: say("orders.head.closed") })).toBeVisible();
  await tap(page, "orders.log");
  await expect(page.getByRole("main").getByText(new RegExp(`審核未通過：${reason}`))).toBeVisible();
});

test("a coupon is not offered for an order of a campaign, and where it is chosen the page says why [CPN-14] [ERR-62]", async ({
  page,
}) => {
  await logInByCall(page, "thai@sampan.test");
  const unpaid = (await ordersOf(page)).find(({ status }) => status === 0)?.tid ?? "";
  await page.route("**/trade/simulate_pay", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as OutputOf<typeof simulatePay>;
    const coupon = {
      coupon_id: "7".padStart(20, "0"),
      name: "",
      start_value: 100,
      discountType: 1,
      value: 2_000,
      max_value: 0,
      starts_at: "2020-01-01 00:00:00",
      ends_at: "2099-01-01 00:00:00",
      usable: false,
      discount: 0,
      reason: "activity",
    };
    Object.assign(answer.data, { coupons: [coupon] });
    await route.fulfill({ response, json: answer });
  });
  await page.goto("/orderListOwn?tab=pending_payment");
  await page
    .getByRole("listitem")
    .filter({ hasText: unpaid })
    .getByRole("link", { name: say("orders.pay"), exact: true })
    .tap();
  const choices = page.getByRole("region", { name: say("payment.reductions") });
  await choices.getByRole("button", { name: new RegExp(say("payment.freightCoupon")) }).tap();
  const refused = page
    .getByRole("dialog")
    .getByRole("radio", { name: say("coupons.why.activity") });
  await expect(refused).toBeDisabled();
});

test(`an order says in words what each of its statuses means (table) ${[
  "23",
  "24",
  "25",
  "26",
  "27",
  "29",
]
  .map((row) => `[ORD-${row}]`)
  .join(" ")}`, async ({ page }) => {
  await logInByCall(page, "thai@sampan.test");
  const tid = (await ordersOf(page)).find((order) => order.status === 4)?.tid ?? "";
  let lent: OrderStatus = 4;
  await page.route("**/order/get_order_detail*", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: Order };
    answer.data.status = lent;
    // Freight is what it waits for; of goods it says so in words of their own.
    for (const supplement of answer.data.supplement_list)
      Object.assign(supplement, { kind: "freight", pay_status: 0, status: 0 });
    await route.fulfill({ response, json: answer });
  });
  const words = [];
  for (const status of orderStatuses) {
    lent = status;
    await page.goto("/orderListOwn?tab=shipped");
    await page.getByRole("link", { name: say("orders.order", { tid }) }).tap();
    const head = say(`orders.head.${orderStatusNames[status]}`);
    await expect(page.getByRole("heading", { name: head, exact: true })).toBeVisible();
    words.push(head);
  }
  expect(new Set(words).size).toBe(orderStatuses.length);
});

test("whoever has their goods says so, and the order is completed and may be claimed of [ORD-21] [ORD-26]", async ({
  page,
  baseURL,
}) => {
  const customer = "business@sampan.test";
  await logInByCall(page, customer);
  const tid = await carryToDoor(page, baseURL ?? "", { customer, insurance: 3, pieces: 2 });
  await page.goto(`/orderDetailOwn?tid=${tid}`);
  await expect(page.getByRole("heading", { name: say("orders.head.signed") })).toBeVisible();
  await confirmReceipt({ page, say }, tid);
  await expect(page.getByText(pattern(say, "orders.claimUntil", ["time"]))).toBeVisible();
});

const escaped = (text: string) => text.replaceAll(/[$()]/g, "\\$&");
