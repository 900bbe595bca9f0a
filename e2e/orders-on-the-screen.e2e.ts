import type { Page } from "@playwright/test";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryTradeLoggerList } from "@sampan/contract/trade/orders/orders";
import type { Order, OrderCard } from "@sampan/contract/trade/orders/order-shapes";
import { formatAmount } from "@sampan/domain/kernel/money";
import { readJsonList, readJsonMap } from "@sampan/domain/kernel/json-text";
import { goodsLines } from "@sampan/domain/trade/charges/charge-lines";
import { readOrderLogContent } from "@sampan/domain/trade/orders/order-log";
import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import { formatMinute } from "@sampan/ui/format/dates";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { ordersOf } from "./support/ordering.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");
const thb = (cents: number): string => formatAmount(cents, "THB");

/** Opens an order of whose session the page carries; answers what the page was told of it. */
async function openOrder(page: Page, tid: string): Promise<Order> {
  const read = page.waitForResponse("**/order/get_order_detail*");
  await page.goto(`/orderDetailOwn?tid=${tid}`);
  const { data } = (await (await read).json()) as { data: Order };
  return data;
}

/** The same without its page. */
async function detailOf(page: Page, tid: string): Promise<Order> {
  const params = { tid };
  const answer = await page.request.get("/gateway/installer/order/get_order_detail", { params });
  return ((await answer.json()) as { data: Order }).data;
}

const part = (page: Page, heading: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: say(heading) }) });

/** The order of the page's customer that stands at this status. */
const tidAt = async (page: Page, status: number): Promise<string> =>
  (await ordersOf(page)).find((order) => order.status === status)?.tid ?? "";

test("an order of every status says its number, its state, its kind and when it was placed, and one that is over when it ended [ORD-69]", async ({
  page,
}) => {
  await logInByCall(page, "thai@sampan.test");
  const answer = await page.request.get("/gateway/installer/order/query_order_list?page_size=100");
  const { datalist } = (await answer.json()) as { datalist: OrderCard[] };
  // Of the demo's people nobody had a payment made on their behalf: this kind is lent to one.
  const lent = datalist[0]?.tid ?? "";
  await page.route("**/order/query_order_list*", async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { datalist: OrderCard[] };
    for (const order of list.datalist)
      if (order.tid === lent) order.biz_attribute = bizAttributes.payment_on_behalf;
    await route.fulfill({ response, json: list });
  });
  // Read by the page itself, and not with what the server drew.
  await page.goto("/orderListOwn?tab=shipped");
  await page.getByRole("tab", { name: new RegExp(`^${say("orders.tabs.all")}`) }).tap();
  const cards = page.getByRole("tabpanel").getByRole("listitem");
  for (const { tid, status_name, cdate } of datalist) {
    const card = cards.filter({ hasText: tid });
    await expect(async () => {
      await page.mouse.wheel(0, 2_000);
      await expect(card.first()).toBeVisible({ timeout: 500 });
    }).toPass();
    // What is bought is paid for, where it is a payment.
    const isPaying = tid === lent && status_name === "purchasing";
    const word = isPaying ? say("onBehalf.paying.status") : say(`status.order.${status_name}`);
    await expect(card.first()).toContainText(word);
    await expect(card.first()).toContainText(say("orders.placedAt", { time: formatMinute(cdate) }));
    await expect(card.first().getByText(say("orders.kinds.payment")).first()).toBeVisible({
      visible: tid === lent,
    });
  }
  const { edate } = await openOrder(page, await tidAt(page, 7));
  const way = page.getByRole("list", { name: say("orders.way") }).getByRole("listitem");
  await expect(way.last()).toContainText(formatMinute(edate));
});

/** What has happened of an order at each status: the moments of its line that are filled. */
const moments = [
  { status: 1, filled: ["pay_time"] },
  { status: 4, filled: ["pay_time", "offshore_time", "international_transport_time"] },
  {
    status: 7,
    filled: ["pay_time", "offshore_time", "international_transport_time", "receive_time"],
  },
] as const;

/** At which stop of the line a moment stands. */
const stops = {
  pay_time: "first_paid",
  offshore_time: "dispatched",
  international_transport_time: "dispatched",
  receive_time: "signed",
} as const;

test("payment, departure, transport abroad and hand-over stand on an order's line with their time once they happened, and as expected before (table) [ORD-70]", async ({
  page,
}) => {
  await logInByCall(page, "thai@sampan.test");
  for (const { status, filled } of moments) {
    const order = await openOrder(page, await tidAt(page, status));
    const steps = page.getByRole("list", { name: say("orders.way") }).locator(":scope > li");
    await expect(steps).toHaveCount(order.timeline.length);
    for (const [moment, stop] of Object.entries(stops) as [keyof typeof stops, string][]) {
      const step = steps.nth(order.timeline.findIndex(({ stage }) => stage === stop));
      const at = order[moment];
      const hasHappened = (filled as readonly string[]).includes(moment);
      expect(at !== "", `${moment} of ${status}`).toBe(hasHappened);
      if (hasHappened) {
        await expect(step).toContainText(formatMinute(at));
        await expect(step).toHaveAttribute("data-stage", "done");
      } else await expect(step).not.toHaveAttribute("data-stage", "done");
    }
  }
});

test("what an order was paid, at which rate, and its freight abroad and to the door stand on its page, and on its card what it costs [ORD-71] [ORD-72] [ORD-74]", async ({
  page,
}) => {
  await logInByCall(page, "thai@sampan.test");
  for (const status of [4, 5, 7]) {
    const order = await openOrder(page, await tidAt(page, status));
    const freight = readJsonMap(order.fee_hd);
    expect(Object.keys(freight)).toEqual(["HD2_ALL", "HD3_ALL"]);
    const fees = part(page, "orders.fees");
    for (const cents of [freight["HD2_ALL"], freight["HD3_ALL"]]) {
      expect(cents).toBeGreaterThan(0);
      await expect(fees).toContainText(thb(Number(cents)));
    }
    await expect(fees).toContainText(thb(order.fee_total));
    const { exchange_rate } = order.pay_info;
    expect(Number(exchange_rate)).toBeGreaterThan(1);
    await expect(part(page, "orders.payments")).toContainText(
      say("orders.rateKept", { rate: exchange_rate }),
    );
  }
  for (const [tab, status, label] of [
    ["shipped", 4, "paidTotal"],
    ["to_be_reviewed", -1, "total"],
  ] as const) {
    const order = (await ordersOf(page)).find((one) => one.status === status) as OrderCard;
    await page.goto(`/orderListOwn?tab=${tab}`);
    const card = page.getByRole("listitem").filter({ hasText: order.tid }).first();
    const cents = label === "total" ? order.fee_total : order.pay_real;
    expect(cents).toBeGreaterThan(0);
    await expect(card).toContainText(`${say(`orders.${label}`)}${thb(cents).replace(/\s/, "")}`);
  }
});

test("what was remarked stands on an order's page line by line, its goods under each seller, and what was asked on top [ORD-77] [ORD-78]", async ({
  page,
}) => {
  await logInByCall(page, "thai@sampan.test");
  // Others bring orders of these people here as well; the demo's own has all of it.
  const arrived = (await ordersOf(page)).filter(({ status }) => status === 6);
  const whole = await Promise.all(arrived.map(({ tid }) => detailOf(page, tid)));
  const told = whole.find(
    ({ remark, supplement_list }) => readJsonList(remark).length > 0 && supplement_list.length > 0,
  );
  const order = await openOrder(page, told?.tid ?? "");
  const remarks = readJsonList(order.remark);
  expect(remarks.length).toBeGreaterThan(0);
  for (const remark of remarks)
    await expect(part(page, "orders.remarks")).toContainText(String(remark));
  const sellers = order.sell_order_list.filter(({ shop_name }) => shop_name !== "");
  expect(sellers.length).toBeGreaterThan(0);
  for (const { shop_name } of sellers)
    await expect(
      page.getByRole("region", { name: say("orders.goodsOf", { shop: shop_name }) }),
    ).toBeVisible();
  const payments = part(page, "orders.payments");
  expect(order.supplement_list.length).toBeGreaterThan(0);
  for (const { supplement_order_list } of order.supplement_list)
    for (const { child_tid, hd_fee } of supplement_order_list) {
      await expect(payments.getByRole("listitem").filter({ hasText: child_tid })).toContainText(
        thb(hd_fee),
      );
    }
  expect(order.no_item_refund_list).toEqual([]);
  await expect(payments).not.toContainText(say("orders.surplus"));
});

test("a line of an order says name, options, how many are left of it and what came back, each in the words of its seller [ORD-80] [ORD-81]", async ({
  page,
  baseURL,
}) => {
  const zh = speak("zh");
  await page.context().addCookies([{ name: "lang", value: "zh", url: baseURL ?? "" }]);
  await logInByCall(page, "business@sampan.test");
  const orders = await ordersOf(page);
  const refunded = orders.find(({ items }) => items.some(({ refund_num }) => refund_num > 0));
  const order = await openOrder(page, refunded?.tid ?? "");
  const goods = page.locator("section section").getByRole("listitem");
  const lines = goodsLines(
    order.sell_order_list.flatMap(({ wholesale_order_items }) => wholesale_order_items),
  );
  await expect(goods).toHaveCount(lines.length);
  expect(lines.some(({ refund_real }) => refund_real > 0)).toBe(true);
  for (const [at, item] of lines.entries()) {
    const row = goods.nth(at);
    await expect(row).toContainText(item.wholesale_item_d_o.item_name);
    for (const option of Object.values(readJsonMap(item.wholesale_item_d_o.props)))
      await expect(row).toContainText(String(option));
    const left = item.num - item.refund_num;
    await expect(row).toContainText(zh("orders.times", { count: left }));
    const back = zh("orders.refunded", { amount: formatAmount(item.refund_real, order.currency) });
    await expect(row.getByText(back)).toHaveCount(item.refund_real > 0 ? 1 : 0);
  }
});

test("the log of an order has each of its rows with its time, who acted, and its text where it is one [ORD-88]", async ({
  page,
}) => {
  await logInByCall(page, "thai@sampan.test");
  await openOrder(page, await tidAt(page, 7));
  const read = page.waitForResponse("**/query_trade_logger_list*");
  const log = page.getByRole("button", { name: say("orders.log") });
  await log.tap();
  const { datalist } = (await (await read).json()) as OutputOf<typeof queryTradeLoggerList>;
  const rows = part(page, "orders.log")
    .or(page.locator("section").filter({ has: log }))
    .getByRole("listitem");
  await expect(rows).toHaveCount(datalist.length);
  const kinds = new Set<string>();
  for (const [at, { biz_code, cdate, content, actor }] of datalist.entries()) {
    const row = rows.nth(at);
    await expect(row).toContainText(`${formatMinute(cdate)} · ${say(`orders.actors.${actor}`)}`);
    const told = readOrderLogContent(biz_code, content);
    kinds.add(told.kind);
    if (told.kind === "text") await expect(row).toContainText(told.text);
    else await expect(row).not.toContainText("{");
  }
  // Both forms were among them.
  expect(kinds.size).toBe(2);
});
