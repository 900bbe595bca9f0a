import type { OrderCard } from "@sampan/contract/trade/orders/order-shapes";
import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { logInByCall } from "./newcomer.ts";
import { sitDown } from "./sit-down.ts";
import { speak } from "./speech.ts";

const headers = { "x-sampan-client": "web" };

export interface Line {
  readonly item_id: string;
  readonly num: number;
}

/** Ordinary goods that can be ordered: skus of a dress, a few pieces of each. */
export async function linesToOrder(api: APIRequestContext, count: number): Promise<Line[]> {
  const path = "/gateway/docking/alibaba/item/get_detail?third_item_id=650313400081";
  const { data } = (await (await api.get(path)).json()) as {
    data: { item_sku_list: { item_id: string; storage: number; status: number }[] };
  };
  return data.item_sku_list
    .filter(({ storage, status }) => status === 1 && storage > 50)
    .slice(0, count)
    .map(({ item_id }) => ({ item_id, num: 2 }));
}

/** Opens the checkout for these lines, as the cart or a product page hands them over. */
export async function openCheckout(page: Page, lines: readonly Line[]): Promise<void> {
  await page.goto("/changeLanguage");
  await page.evaluate(
    (handedOver) => sessionStorage.setItem("settlement", handedOver),
    JSON.stringify({ lines, from: "direct" }),
  );
  await page.goto("/goodsSettlement");
}

/** The checkout of a firm of the demo, with two lines and the sums there. */
export async function checkOut(page: Page): Promise<void> {
  await logInByCall(page, "business@sampan.test");
  await openCheckout(page, await linesToOrder(page.request, 2));
  const say = speak("zh-TW");
  await expect(page.getByText(say("sums.subtotal.first"))).toBeVisible();
}

/** An order of the page's customer, placed by the public calls; it awaits review. */
export async function placeByCall(
  api: APIRequestContext,
  lines: readonly Line[],
  express = 2,
): Promise<string> {
  const book = (await (await api.get("/gateway/user/query_address_list")).json()) as {
    datalist: { id: string }[];
  };
  const placed = await api.post("/gateway/installer/trade/create_trade", {
    headers: { ...headers, "idempotency-key": randomUUID() },
    form: {
      lines: JSON.stringify(lines),
      address_id: book.datalist[0]?.id ?? "",
      express,
      transport: 9,
      pay_mode: "twice",
      insurance: 3,
      accept_terms: 1,
      accept_claims: 1,
      request_id: randomUUID(),
    },
  });
  const answer = (await placed.json()) as { success: boolean; data: { tid: string } };
  expect(answer).toMatchObject({ success: true });
  return answer.data.tid;
}

/** The reviewer lets an order through, so that it can be paid. */
export async function approveByCall(baseURL: string, tid: string): Promise<void> {
  const desk = await sitDown(baseURL, "reviewer");
  const approved = await desk.post("/staff/reviews/approve", { data: { tid } });
  expect(approved.ok()).toBe(true);
  await desk.dispose();
}

export type ListedOrder = Pick<
  OrderCard,
  "tid" | "status" | "biz_attribute" | "items" | "sell_order_list" | "pay_info"
>;

/** Whose session the page carries, their orders, newest first. */
export async function ordersOf(page: Page): Promise<ListedOrder[]> {
  const answer = await page.request.get("/gateway/installer/order/query_order_list?page_size=100");
  return ((await answer.json()) as { datalist: ListedOrder[] }).datalist;
}

/** Those that hold goods: what was paid for somebody has no listing, and nothing that is sent. */
export async function goodsOrdersOf(page: Page): Promise<ListedOrder[]> {
  const orders = await ordersOf(page);
  return orders.filter((order) => order.biz_attribute !== bizAttributes.payment_on_behalf);
}
