import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { errorCodes } from "@sampan/contract/error-codes";
import { orderTabs, statusesOfTab } from "@sampan/domain/order-tabs";
import { logInByCall } from "./support/newcomer.ts";
import { approveByCall, linesToOrder, placeByCall } from "./support/ordering.ts";
import { pattern, speak } from "./support/speech.ts";

const say = speak("zh-TW");
const pay = (page: Page) =>
  page.getByRole("button", { name: pattern(say, "payment.pay", ["amount"]) });

interface Card {
  readonly tid: string;
  readonly status: number;
  readonly items: readonly object[];
}

async function ordersOf(page: Page): Promise<Card[]> {
  const answer = await page.request.get("/gateway/installer/order/query_order_list?page_size=100");
  return ((await answer.json()) as { datalist: Card[] }).datalist;
}

async function approvedOrder(page: Page, baseURL: string | undefined): Promise<string> {
  await logInByCall(page.request, "business@sampan.test");
  const tid = await placeByCall(page.request, await linesToOrder(page.request, 2));
  await approveByCall(baseURL ?? "", tid);
  return tid;
}

test("eight tabs in their order, each with the orders of its statuses only [ORD-01] [ORD-02] [RT-57]", async ({
  page,
}) => {
  await logInByCall(page.request, "thai@sampan.test");
  const orders = await ordersOf(page);
  await page.goto("/orderListOwn");
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText(
    orderTabs.map((tab) => new RegExp(`^${say(`orders.tabs.${tab}`)}\\d*$`)),
  );
  for (const [index, tab] of orderTabs.entries()) {
    if (tab === "all") continue;
    await tabs.nth(index).tap();
    const expected = orders.filter(({ status }) =>
      (statusesOfTab(tab) as number[]).includes(status),
    );
    if (expected.length === 0) {
      await expect(page.getByText(say("orders.empty.title"))).toBeVisible();
      continue;
    }
    for (const { tid } of expected)
      await expect(page.getByRole("link", { name: say("orders.order", { tid }) })).toBeVisible();
    await expect(page.getByRole("tabpanel").getByRole("link", { name: /SP\d{6}/ })).toHaveCount(
      expected.length,
    );
  }
});

test("orders come five at a time, and one of more than three items is collapsed [ORD-03] [ORD-06]", async ({
  page,
}) => {
  await logInByCall(page.request, "business@sampan.test");
  const long = (await ordersOf(page)).find(({ items }) => items.length > 3);
  const sizes: number[] = [];
  page.on("response", async (response) => {
    if (!response.url().includes("query_order_list")) return;
    sizes.push(((await response.json()) as { datalist: unknown[] }).datalist.length);
  });
  await page.goto("/orderListOwn");
  const card = page.getByRole("listitem").filter({ hasText: long?.tid ?? "" });
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(card).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(sizes[0]).toBe(5);
  const items = card.getByRole("listitem");
  await expect(items).toHaveCount(3);
  await card.getByRole("button", { name: pattern(say, "orders.expand", ["count"]) }).tap();
  await expect(items).toHaveCount(long?.items.length ?? 0);
});

test("an order in review shows no payments and nothing under way, and can be closed [ORD-28] [ORD-17] [RT-51]", async ({
  page,
}) => {
  await logInByCall(page.request, "business@sampan.test");
  const tid = await placeByCall(page.request, await linesToOrder(page.request, 1));
  await page.goto(`/orderDetailOwn?tid=${tid}`);
  await expect(page.getByText(say("orders.head.in_review"))).toBeVisible();
  await expect(page.getByRole("heading", { name: say("orders.payments") })).toBeHidden();
  await expect(page.getByRole("list", { name: say("orders.way") })).toBeHidden();
  await expect(page.getByRole("link", { name: say("orders.pay"), exact: true })).toBeHidden();

  await page.getByRole("button", { name: say("orders.close"), exact: true }).tap();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("orders.closing.confirm") })
    .tap();
  await expect(page.getByRole("heading", { name: say("orders.head.closed") })).toBeVisible();
  await page.getByRole("button", { name: say("orders.log") }).tap();
  await expect(page.getByRole("main").getByText(/訂單已送出/)).toBeVisible();
});

test("an order under way shows its line with evidence, its payments and its log [ORD-07] [PKG-23]", async ({
  page,
}) => {
  await logInByCall(page.request, "thai@sampan.test");
  const shipped = (await ordersOf(page)).find(({ status }) => status === 4);
  await page.goto(`/orderDetailOwn?tid=${shipped?.tid}`);
  const way = page.getByRole("list", { name: say("orders.way") });
  await expect(way.locator("[aria-current=step]")).toHaveCount(1);
  await expect(way.getByRole("img").first()).toHaveAttribute("alt", /磅秤上，[\d.]+ kg/);
  await expect(page.getByRole("heading", { name: say("orders.payments") })).toBeVisible();
  await expect(page.getByText(/匯率 4\.\d+/).first()).toBeVisible();
});

test("somebody else's order answers like a missing one [ORD-22]", async ({ page }) => {
  await logInByCall(page.request, "thai@sampan.test");
  const tid = (await ordersOf(page))[0]?.tid ?? "";
  await logInByCall(page.request, "business@sampan.test");
  await page.goto(`/orderDetailOwn?tid=${tid}`);
  await expect(page.getByText(say("orders.unknown.title"))).toBeVisible();
});

test("a payment shows yuan, rate, amount and balance before it takes anything, then says it is paid [PAY-07] [PAY-11] [RT-91]", async ({
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
  await expect(page.getByText(/^¥ [\d,.]+ × 4\.\d+$/).first()).toBeVisible();
  await expect(page.getByText(pattern(say, "payment.rateUntil", ["time"]))).toBeVisible();
  await expect(page.getByText(pattern(say, "payment.balance", ["amount"]))).toBeVisible();
  await expect(page.getByText(pattern(say, "payment.after", ["amount"]))).toBeVisible();
  await pay(page).tap();
  await expect(page).toHaveURL(`/paySuccess?tid=${tid}`);
  await page.getByRole("link", { name: say("payment.paid.see") }).tap();
  await expect(page.getByRole("heading", { name: say("orders.head.purchasing") })).toBeVisible();
});

test("a failed payment says why and leads back to try again [PAY-12] [RT-94]", async ({
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
  await page.getByRole("link", { name: say("payment.failed.retry") }).tap();
  await pay(page).tap();
  await expect(page).toHaveURL(/\/paySuccess/);
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

test("parcels are listed with photo, weight and state, each opens, and a visitor is not sent away [RT-58] [RT-112] [PKG-19]", async ({
  page,
}) => {
  await page.goto("/orderListAgent");
  await expect(
    page.getByRole("main").getByRole("link", { name: say("common.logIn") }),
  ).toBeVisible();
  await expect(page).toHaveURL("/orderListAgent");
  await logInByCall(page.request, "business@sampan.test");
  await page.goto("/orderListAgent");
  const parcel = page.getByRole("main").getByRole("listitem").first();
  await expect(parcel.getByRole("img").first()).toHaveAttribute("alt", /[\d.]+ kg/);
  await parcel.getByRole("link", { name: /^SP/ }).tap();
  await expect(page).toHaveURL(/\/packageDetail\/SP/);
  await expect(page.getByRole("list", { name: say("parcels.steps") })).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const)
  test(`orders, parcels and payment pass every accessibility check in the ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await logInByCall(page.request, "thai@sampan.test");
    const orders = await ordersOf(page);
    const tidOf = (status: number) => orders.find((order) => order.status === status)?.tid ?? "";
    for (const address of [
      "/orderListOwn",
      `/orderDetailOwn?tid=${tidOf(4)}`,
      `/payment/${tidOf(0)}`,
      `/payment/${tidOf(6)}`,
      "/orderListAgent",
      "/addressList",
      "/addressEdit",
      "/orderFailure",
    ]) {
      await page.goto(address);
      await page.waitForLoadState("networkidle");
      expect((await new AxeBuilder({ page }).analyze()).violations, address).toEqual([]);
    }
  });
