import type { Page } from "@playwright/test";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { errorCodes } from "@sampan/contract/kernel/error-codes";
import type { simulatePay } from "@sampan/contract/money/payments";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { approveByCall, linesToOrder, ordersOf, placeByCall } from "./support/ordering.ts";
import { settled } from "./support/settled.ts";
import { pattern, speak } from "./support/speech.ts";

const say = speak("zh-TW");
const pay = (page: Page) =>
  page.getByRole("button", { name: pattern(say, "payment.pay", ["amount"]) });

async function approvedOrder(page: Page, baseURL: string | undefined): Promise<string> {
  await logInByCall(page, "business@sampan.test");
  const tid = await placeByCall(page.request, await linesToOrder(page.request, 2));
  await approveByCall(baseURL ?? "", tid);
  return tid;
}

test("a payment shows yuan, rate, amount and balance before it takes anything, then says it is paid [PAY-11] [RT-91] [RT-48]", async ({
  page,
  baseURL,
}) => {
  const tid = await approvedOrder(page, baseURL);
  await page.goto(`/orderListOwn?tab=pending_payment`);
  await page
    .getByRole("listitem")
    .filter({ hasText: tid })
    .getByRole("link", { name: say("orders.pay"), exact: true })
    .tap();
  await expect(page).toHaveURL(`/payment/${tid}`);
  await expect(page.getByText(/^¥\s[\d,.]+ × 4\.\d+$/).first()).toBeVisible();
  await expect(page.getByText(pattern(say, "payment.rateUntil", ["time"]))).toBeVisible();
  await expect(page.getByText(pattern(say, "payment.balance", ["amount"]))).toBeVisible();
  await expect(page.getByText(pattern(say, "payment.after", ["amount"]))).toBeVisible();
  await pay(page).tap();
  await expect(page).toHaveURL(`/paySuccess?tid=${tid}`);
  await page.getByRole("link", { name: say("payment.paid.see") }).tap();
  await expect(page.getByRole("heading", { name: say("orders.head.purchasing") })).toBeVisible();
});

test("coupon, red packet and points are offered with a payment, and each choice is reckoned anew by the server [PAY-07] [PAY-08] [PTS-03]", async ({
  page,
}) => {
  await logInByCall(page, "thai@sampan.test");
  const unpaid = (await ordersOf(page)).find(({ status }) => status === 0);
  const asked: URLSearchParams[] = [];
  const [couponKey, bonusKey] = ["7", "8"].map((end) => end.padStart(20, "0"));
  await page.route("**/trade/simulate_pay", async (route) => {
    const wish = new URLSearchParams(route.request().postData() ?? "");
    asked.push(new URLSearchParams(wish));
    // Who pays holds points only: the others are lent to the screen, and kept from the server.
    wish.delete("acc_bonus_id");
    wish.delete("coupon_id");
    const response = await route.fetch({ postData: wish.toString() });
    const answer = (await response.json()) as OutputOf<typeof simulatePay>;
    const worth = { start_value: 100, discountType: 1, value: 2_000, max_value: 0 };
    const holds = { starts_at: "2020-01-01 00:00:00", ends_at: "2099-01-01 00:00:00" };
    const use = { usable: true, discount: 2_000, reason: null };
    const coupon = { coupon_id: couponKey, name: "", ...worth, ...holds, ...use };
    const below = { usable: false, discount: 0, reason: "below_start", start_value: 90_000 };
    const dearer = { ...coupon, ...below, coupon_id: "9".padStart(20, "0") };
    Object.assign(answer.data, {
      coupons: [coupon, dearer],
      bonuses: [{ acc_bonus_id: bonusKey, amount: 5_000 }],
    });
    await route.fulfill({ response, json: answer });
  });
  await openPayment(page, unpaid?.tid ?? "");
  const choices = page.getByRole("region", { name: say("payment.reductions") });
  await choices.getByLabel(pattern(say, "payment.points", ["points", "amount"])).check();
  await expect.poll(() => Number(asked.at(-1)?.get("points"))).toBeGreaterThan(0);
  await expect(page.getByText(say("payment.deductions.points"), { exact: true })).toBeVisible();
  await choices.getByLabel(say("payment.bonus", { amount: "฿ 50.00" })).check();
  await expect.poll(() => asked.at(-1)?.get("acc_bonus_id")).toBe(bonusKey);
  await choices.getByRole("button", { name: new RegExp(say("payment.freightCoupon")) }).tap();
  const coupons = page.getByRole("dialog").getByRole("radio");
  const why = say("coupons.why.freight.below_start", { from: "฿\u{A0}900.00" });
  await expect(coupons.and(page.getByRole("radio", { name: why }))).toBeDisabled();
  await coupons.and(page.getByRole("radio", { name: say("coupons.best") })).tap();
  await expect.poll(() => asked.at(-1)?.get("coupon_id")).toBe(couponKey);
  expect(new Set(asked.map((wish) => wish.get("tids"))).size).toBe(1);
});

test("a payment whose data cannot be read says so, and can be read again [ERR-35]", async ({
  page,
}) => {
  await logInByCall(page, "thai@sampan.test");
  const unpaid = (await ordersOf(page)).find(({ status }) => status === 0);
  await page.route("**/trade/simulate_pay", (route) => route.fulfill({ status: 500, json: {} }));
  await openPayment(page, unpaid?.tid ?? "");
  await expect(page.getByText(say("payment.unreadable"))).toBeVisible();
  await page.unroute("**/trade/simulate_pay");
  await page.getByRole("button", { name: say("common.retry") }).tap();
  await expect(page.getByText(pattern(say, "payment.balance", ["amount"]))).toBeVisible();
});

test("a failed payment says why and leads back to try again; one without a reason is called just that [PAY-12] [RT-94] [ERR-33]", async ({
  page,
  baseURL,
}) => {
  const tid = await approvedOrder(page, baseURL);
  await page.route("**/trade/pay_confirm", (route) =>
    route.fulfill({
      json: {
        success: false,
        error_code: errorCodes.balance_insufficient,
        error_message: "餘額不足",
      },
    }),
  );
  await page.goto(`/payment/${tid}`);
  await pay(page).tap();
  await expect(page).toHaveURL(new RegExp(`/payFailure\\?tids=${tid}`));
  await expect(page.getByText("餘額不足")).toBeVisible();
  await expect(page.getByRole("link", { name: say("payment.failed.topUp") })).toBeVisible();
  await page.unroute("**/trade/pay_confirm");
  await page.route("**/trade/pay_confirm", (route) => route.fulfill({ status: 502, body: "" }));
  await page.getByRole("link", { name: say("payment.failed.retry") }).tap();
  await pay(page).tap();
  await expect(page.getByText(say("payment.failedGeneric"))).toBeVisible();
  await page.unroute("**/trade/pay_confirm");
  await page.getByRole("link", { name: say("payment.failed.retry") }).tap();
  await pay(page).tap();
  await expect(page).toHaveURL(/\/paySuccess/);
});

test("parcels that wait for their freight are chosen and paid on a page of their own, which says so [RT-65] [RT-92] [PAY-13]", async ({
  page,
}) => {
  await logInByCall(page, "customer@sampan.test");
  await page.goto("/orderListAgent");
  const unpaid = page.getByRole("button", { name: say("parcels.filters.unpaid"), exact: true });
  await unpaid.tap();
  await expect(unpaid).toHaveAttribute("aria-pressed", "true");
  await settled(page);
  const parcel = page.getByRole("main").getByRole("listitem").first();
  const number = await parcel.getByRole("link", { name: /^SP/ }).innerText();
  const choice = parcel.getByRole("checkbox");
  await expect(choice).not.toBeChecked();
  await choice.check();
  await page.getByRole("link", { name: say("parcels.pay"), exact: true }).tap();
  await expect(page).toHaveURL(new RegExp(`/paymentBox\\?tids=.*${number}`));
  const before = await balanceOf(page);
  await pay(page).tap();
  await expect(page).toHaveURL("/paySuccessBox");
  await expect(page.getByRole("status").first()).toContainText(say("payment.paid.boxTitle"));
  expect(await balanceOf(page)).toBeLessThan(before);
  await page.getByRole("link", { name: say("payment.paid.parcels") }).tap();
  const paid = page.getByRole("listitem").filter({ hasText: number });
  await expect(paid).toBeVisible();
  await expect(paid.getByRole("checkbox")).toHaveCount(0);
});

test("a payment whose answer was lost is not made twice [PAY-15]", async ({ page, baseURL }) => {
  const tid = await approvedOrder(page, baseURL);
  const keys: (string | undefined)[] = [];
  await page.route("**/trade/pay_confirm", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.goto(`/payment/${tid}`);
  await pay(page).tap();
  await expect(page.getByText(say("common.network.offline"))).toBeVisible();
  const before = await balanceOf(page);
  await pay(page).tap();
  await expect(page).toHaveURL(/\/paySuccess/);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(await balanceOf(page)).toBe(before);
});

const balanceOf = async (page: Page): Promise<number> => {
  const answer = await page.request.get("/gateway/installer/installer_acct/get_account_balance");
  return ((await answer.json()) as { data: { balance: number } }).data.balance;
};

/** From the list, as people come to it. */
async function openPayment(page: Page, tid: string): Promise<void> {
  await page.goto("/orderListOwn?tab=pending_payment");
  await page
    .getByRole("listitem")
    .filter({ hasText: tid })
    .getByRole("link", { name: say("orders.pay"), exact: true })
    .tap();
}
