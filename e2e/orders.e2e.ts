import { AxeBuilder } from "@axe-core/playwright";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import type { queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { orderTabs, statusesOfTab } from "@sampan/domain/trade/orders/order-tabs";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { linesToOrder, ordersOf, placeByCall } from "./support/ordering.ts";
import { pattern, speak } from "./support/speech.ts";
import { settled } from "./support/settled.ts";

const say = speak("zh-TW");

test("eight tabs in their order, each with the orders of its statuses only (table) [ORD-01] [ORD-02] [ORD-30] [RT-57]", async ({
  page,
}) => {
  await logInByCall(page, "thai@sampan.test");
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

test("orders come five at a time, and one of more than three items is collapsed [ORD-03] [ORD-06] [CONST-59]", async ({
  page,
}) => {
  await logInByCall(page, "business@sampan.test");
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

test("a card shows number, day, state, goods and amount with what can be done, and a tab how many wait [ORD-05] [ORD-09]", async ({
  page,
}) => {
  await logInByCall(page, "thai@sampan.test");
  const orders = await ordersOf(page);
  const unpaid = orders.find(({ status }) => status === 0);
  await page.goto("/orderListOwn?tab=pending_payment");
  const card = page.getByRole("listitem").filter({ hasText: unpaid?.tid ?? "" });
  await expect(card).toContainText(pattern(say, "orders.placedAt", ["time"]));
  await expect(card).toContainText(say("status.order.awaiting_payment"));
  await expect(card.getByRole("listitem")).toHaveCount(unpaid?.items.length ?? 0);
  await expect(card).toContainText(/฿\s*[\d,]+\.\d\d/);
  for (const act of ["orders.pay", "orders.details"])
    await expect(card.getByRole("link", { name: say(act), exact: true })).toBeVisible();
  await expect(card.getByRole("button", { name: say("orders.close"), exact: true })).toBeVisible();
  const waiting = orders.filter(({ status }) => status === 0 || status === 6).length;
  await expect(
    page.getByRole("tab", { name: new RegExp(say("orders.tabs.pending_payment")) }),
  ).toHaveText(`${say("orders.tabs.pending_payment")}${waiting}`);
});

test("an order in review shows no payments and nothing under way, and can be closed [ORD-28] [ORD-17] [RT-51]", async ({
  page,
}) => {
  await logInByCall(page, "business@sampan.test");
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

test("an order under way shows its line with evidence, goods, address, costs, payments, what came back, remarks and log [ORD-07] [ORD-08] [ORD-76]", async ({
  page,
}) => {
  await logInByCall(page, "thai@sampan.test");
  const tid = (await ordersOf(page)).find(({ status }) => status === 4)?.tid ?? "";
  // Nothing came back from the orders of the demo, and nobody took anything off: that is lent to this one.
  await page.route("**/order/get_order_detail*", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: Order };
    for (const item of answer.data.sell_order_list.flatMap((one) => one.wholesale_order_items))
      if (item.wholesale_item_d_o.id !== 9999) item.refund_real = 12_300;
    for (const charge of answer.data.charges)
      if (charge.kind === "international_freight") {
        charge.original_amount = charge.amount + 3_000;
        const HD2 = { original_price: charge.original_amount, discount: 3_000 };
        answer.data.ext = JSON.stringify({ extMap: { orderMark: [], HD2 } });
      }
    answer.data.remark = JSON.stringify(["請拆掉鞋盒", "易碎"]);
    answer.data.no_item_refund_list = [{ amount: 4_500, reason: "", cdate: answer.data.cdate }];
    await route.fulfill({ response, json: answer });
  });
  await page.goto("/orderListOwn?tab=shipped");
  const read = page.waitForResponse("**/order/get_order_detail*");
  await page.getByRole("link", { name: say("orders.order", { tid }) }).tap();
  const { data: order } = (await (await read).json()) as { data: Order };

  await expect(page.getByRole("heading", { name: say("orders.head.shipped") })).toBeVisible();
  const way = page.getByRole("list", { name: say("orders.way") });
  await expect(way.locator("[aria-current=step]")).toHaveCount(1);
  await expect(way.getByRole("img").first()).toHaveAttribute("alt", /磅秤上，[\d.]+ kg/);
  await expect(page.getByText(formatMinute(order.pay_time)).first()).toBeVisible();
  const card = (heading: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { name: say(heading) }) });
  await expect(card("orders.delivery")).toContainText(order.address?.consignee ?? "");
  await expect(card("orders.delivery")).toContainText(order.address?.detail ?? "");
  const freight = order.charges.find(({ kind }) => kind === "international_freight");
  await expect(card("orders.fees").locator("s")).toHaveText(
    formatAmount(freight?.original_amount ?? 0, "THB"),
  );
  await expect(card("orders.fees")).toContainText(formatAmount(freight?.amount ?? 0, "THB"));
  await expect(card("orders.fees")).toContainText(/已減 ฿\s30\.00/);
  for (const remark of ["請拆掉鞋盒", "易碎"]) await expect(page.getByText(remark)).toBeVisible();
  await expect(page.getByText(say("orders.refunded", { amount: "฿ 123.00" }))).toHaveCount(
    order.sku_count,
  );
  const payments = card("orders.payments");
  await expect(payments).toContainText(/匯率 4\.\d+/);
  await expect(payments).toContainText(say("orders.freightSupplement"));
  await expect(payments).toContainText(say("orders.surplus"));
  await expect(payments).toContainText("฿ 45.00");
  await page.getByRole("button", { name: say("orders.log") }).tap();
  await expect(
    page
      .getByRole("main")
      .getByText(/^倉庫收到包裹 SP/)
      .first(),
  ).toBeVisible();
});

test("charges stand among the costs of an order, and never among its goods [ORD-82]", async ({
  page,
}) => {
  await logInByCall(page, "thai@sampan.test");
  const tid = (await ordersOf(page)).find(({ status }) => status === 4)?.tid ?? "";
  const read = page.waitForResponse("**/order/get_order_detail*");
  await page.goto(`/orderDetailOwn?tid=${tid}`);
  const { data: order } = (await (await read).json()) as { data: Order };
  const lines = order.sell_order_list.flatMap((one) => one.wholesale_order_items);
  const charges = lines.filter(({ wholesale_item_d_o }) => wholesale_item_d_o.id === 9999);
  expect(charges.length).toBeGreaterThan(0);
  const part = (heading: RegExp | string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: heading }) });
  const goods = part(pattern(say, "orders.goods", ["count"]));
  await expect(goods.getByRole("listitem")).toHaveCount(lines.length - charges.length);
  const costs = part(say("orders.fees"));
  for (const { wholesale_item_d_o, amount } of charges) {
    await expect(costs).toContainText(formatAmount(amount, "THB"));
    await expect(goods).not.toContainText(wholesale_item_d_o.item_name);
  }
});

test("somebody else's order answers like a missing one [ORD-22]", async ({ page }) => {
  await logInByCall(page, "thai@sampan.test");
  const tid = (await ordersOf(page))[0]?.tid ?? "";
  await logInByCall(page, "business@sampan.test");
  await page.goto(`/orderDetailOwn?tid=${tid}`);
  await expect(page.getByText(say("orders.unknown.title"))).toBeVisible();
});

test("a parcel in the list says what it holds in the reader's language, as its own page does [I18N-08]", async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: "lang", value: "th", url: baseURL ?? "" }]);
  await logInByCall(page, "thai@sampan.test");
  const answer = await page.request.get("/gateway/installer/logistics/query_logistics_list");
  const { datalist } = (await answer.json()) as OutputOf<typeof queryLogisticsList>;
  // Of goods that a seller named: somebody may have registered goods of their own, in their own words.
  const bought = datalist.find(({ items }) => /\p{Script=Han}/u.test(items[0]?.item_name ?? ""));
  const { tid, items } = bought ?? { tid: "?", items: [] };
  const sellers = items[0]?.item_name ?? "?";
  expect(sellers).toMatch(/\p{Script=Han}/u);
  await page.goto("/orderListAgent");
  const parcel = page.getByRole("main").getByRole("listitem").filter({ hasText: tid });
  await expect(parcel.locator("p").first()).toHaveText(/\p{Script=Thai}/u);
  await expect(parcel).not.toContainText(sellers);
});

test("parcels are listed with photo, weight and state, each opens, and a visitor is not sent away [RT-112] [PKG-19] [PKG-21]", async ({
  page,
}) => {
  await page.goto("/orderListAgent");
  await expect(
    page.getByRole("main").getByRole("link", { name: say("common.logIn") }),
  ).toBeVisible();
  await expect(page).toHaveURL("/orderListAgent");
  await logInByCall(page, "business@sampan.test");
  await page.goto("/orderListAgent");
  const answer = await page.request.get("/gateway/installer/logistics/query_logistics_list");
  const { datalist } = (await answer.json()) as OutputOf<typeof queryLogisticsList>;
  const [billed] = datalist.filter(({ fee_total }) => fee_total > 0);
  const parcel = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: billed?.tid ?? "" });
  await expect(parcel.getByRole("img").first()).toHaveAttribute("alt", /[\d.]+ kg/);
  await expect(parcel).toContainText(billed?.status_title ?? "?");
  await expect(parcel).toContainText(pattern(say, "parcels.arrived", ["time"]));
  const amount = formatAmount(billed?.fee_total ?? 0, "TWD");
  await expect(parcel).toContainText(say("parcels.freight", { amount }));
  for (const tid of billed?.order_tids ?? ["?"])
    await expect(parcel).toContainText(say("parcels.ofOrder", { tid }));
  await parcel.getByRole("link", { name: /^SP/ }).tap();
  await expect(page).toHaveURL(/\/packageDetail\/SP/);
  const main = page.getByRole("main");
  await expect(main).toContainText(new RegExp(`${say("parcels.facts.weight")}[\\d.]+ kg`));
  await expect(main).toContainText(new RegExp(`${say("parcels.facts.size")}[\\d. ×]+ cm`));
  const holds = page.locator("section").filter({ hasText: say("parcels.holds") });
  await expect(holds.getByRole("listitem")).toHaveCount(billed?.items.length ?? 0);
  await expect(page.locator("section").filter({ hasText: say("parcels.billTotal") })).toContainText(
    /NT\$\s*[\d,]+\.\d\d/,
  );
  await expect(page.getByRole("list", { name: say("parcels.steps") })).toContainText(
    /\d{4}-\u2060\d\d-\u2060\d\d \d\d:\d\d/,
  );
});

for (const colorScheme of ["light", "dark"] as const)
  test(`orders, parcels and payment pass every accessibility check in the ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await logInByCall(page, "thai@sampan.test");
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
      await settled(page);
      expect((await new AxeBuilder({ page }).analyze()).violations, address).toEqual([]);
    }
  });
