import type { OrderCard } from "@sampan/contract/trade/orders/order-shapes";
import { goodsLines } from "@sampan/domain/trade/charges/charge-lines";
import { expect, test } from "./support/journey.ts";
import { carryToDoor } from "./support/carrying.ts";
import { openDesk } from "./support/desks.ts";
import { logInByCall } from "./support/newcomer.ts";
import { goodsOrdersOf } from "./support/ordering.ts";
import { settled } from "./support/settled.ts";
import { confirmReceipt } from "./support/shopper.ts";
import { sitDown } from "./support/sit-down.ts";
import { atDesk, speak } from "./support/speech.ts";

const numberIn = (url: string): string =>
  new URL(url).searchParams.get("number")?.replaceAll('"', "") ?? "";

test("goods of a completed order go back: asked for, taken in at the warehouse, and paid for [REF-05] [REF-06] [BO-27]", async ({
  page,
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const say = speak("zh-TW");
  const customer = "customer@sampan.test";
  await logInByCall(page, customer);
  const tid = await carryToDoor(page, baseURL, { customer, insurance: 3, pieces: 2 });
  await confirmReceipt({ page, say }, tid);
  await page.getByRole("link", { name: say("refunds.ask") }).tap();
  await page
    .getByRole("button", { name: say("refunds.request.more") })
    .first()
    .tap();
  await page.getByLabel(say("refunds.request.reason")).first().selectOption("damaged");
  await page.getByRole("button", { name: say("refunds.request.submit") }).tap();
  await expect(page).toHaveURL(/number=/);
  const number = numberIn(page.url());
  const chip = page.getByRole("main").getByText(say("refunds.states.return_after_completion"));
  await expect(chip.first()).toBeVisible();
  await expect(page.getByText(say("refunds.holders.service"), { exact: true })).toBeVisible();

  const service = await sitDown(baseURL, "service");
  const headers = { "idempotency-key": crypto.randomUUID() };
  const accepted = await service.post(`/staff/refunds/${number}/accept`, {
    headers,
    data: { number, num: 1, fault: "us" },
  });
  expect(await accepted.json()).toMatchObject({ success: true });
  await page.reload();
  // It waits for what its customer sends back.
  await expect(page.getByText(say("refunds.holders.goods"), { exact: true })).toBeVisible();

  const warehouse = await openDesk(browser, baseURL, "warehouse");
  await warehouse.goto(`/console/refunds?tab=goods&number=${number}`);
  const refund = warehouse.getByRole("region", { name: number });
  await refund.getByRole("button", { name: atDesk("consoleRefunds.recordReturn") }).click();
  await warehouse
    .getByRole("dialog")
    .getByRole("button", { name: atDesk("consoleRefunds.recordReturn") })
    .click();
  await expect(warehouse.getByText(atDesk("consoleRefunds.returned"))).toBeVisible();

  await page.reload();
  await expect(page.getByText(say("refunds.states.return_completed")).first()).toBeVisible();
  const hands = page.getByRole("list", { name: say("refunds.hands") });
  await expect(
    hands.getByRole("listitem").filter({ hasText: say("refunds.steps.goods") }),
  ).toContainText(/\d\d:\d\d/);

  const finance = await sitDown(baseURL, "finance");
  const executed = await finance.post(`/staff/refunds/${number}/execute`, {
    headers: { "idempotency-key": crypto.randomUUID() },
    data: { number },
  });
  expect(await executed.json()).toMatchObject({ success: true });
  await page.reload();
  await expect(page.getByText(say("refunds.outcomes.paid.title"))).toBeVisible();
  await Promise.all([service, finance].map((desk) => desk.dispose()));
});

test("words for a refund that nobody here knows hide no goods and change no number of pieces [REF-14]", async ({
  page,
}) => {
  const say = speak("zh-TW");
  await logInByCall(page, "customer@sampan.test");
  // Of one of which nothing came back.
  const order = (await goodsOrdersOf(page)).find(
    ({ status, items }) =>
      status > 0 && status < 9 && items.every(({ refund_num }) => refund_num === 0),
  );
  const tid = order?.tid ?? "";
  // Bits that a later version of the server may send.
  await page.route("**/order/get_order_detail*", async (route) => {
    const response = await route.fetch();
    const { data, ...answer } = (await response.json()) as {
      data: Pick<OrderCard, "items" | "sell_order_list">;
    };
    const sold = data.sell_order_list.flatMap(({ wholesale_order_items }) => wholesale_order_items);
    for (const item of [...data.items, ...sold]) item.refund_status = 16 | 32_768;
    await route.fulfill({ response, json: { ...answer, data } });
  });
  const goods = page.locator("section section").getByRole("listitem");
  await page.goto(`/orderDetailOwn?tid=${tid}`);
  const lines = goodsLines(order?.items ?? []);
  expect(lines.length).toBeGreaterThan(0);
  await expect(goods).toHaveCount(lines.length);
  for (const [at, { num }] of lines.entries())
    await expect(goods.nth(at)).toContainText(say("orders.times", { count: num }));
});

test("goods of a seller are read in either form that an order has them in [ORD-79]", async ({
  page,
}) => {
  await logInByCall(page, "customer@sampan.test");
  const order = (await goodsOrdersOf(page)).find(({ status }) => status === 4 || status === 1);
  const tid = order?.tid ?? "";
  const goods = page.locator("section section").getByRole("listitem");
  const shown = async () => {
    await page.goto(`/orderDetailOwn?tid=${tid}`);
    await expect(goods.first()).toBeVisible();
    await settled(page);
    return goods.allInnerTexts();
  };
  const usual = await shown();
  await page.route("**/order/get_order_detail*", async (route) => {
    const response = await route.fetch();
    const { data, ...answer } = (await response.json()) as { data: OrderCard };
    const sell_order_list = data.sell_order_list.map(({ wholesale_order_items, ...seller }) => ({
      ...seller,
      seller_items_list: [{ item_list: wholesale_order_items }],
    }));
    await route.fulfill({ response, json: { ...answer, data: { ...data, sell_order_list } } });
  });
  expect(await shown()).toEqual(usual);
});
