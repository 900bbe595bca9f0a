import { createHash } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";

export const headers = { "x-sampan-client": "test" };
export const dress = "/goodsDetailAgent/650313400081?platform=3";

interface Sku {
  readonly item_id: string;
  readonly props: Record<string, string>;
  readonly storage: number;
  readonly status: number;
}

export async function logIn(request: APIRequestContext): Promise<void> {
  const password = createHash("sha256").update("Sampan_2026").digest("hex");
  const form = { account: "business@sampan.test", password };
  expect((await request.post("/gateway/user/login", { headers, form })).ok()).toBe(true);
}

/** What can be bought of a product, as the server answers it. */
export async function skusOf(
  request: APIRequestContext,
  thid: string,
  market = "alibaba",
): Promise<Sku[]> {
  const path = `/gateway/docking/${market}/item/get_detail?third_item_id=${thid}`;
  const { data } = (await (await request.get(path)).json()) as { data: { item_sku_list: Sku[] } };
  return data.item_sku_list.filter(({ status, storage }) => status === 1 && storage > 9);
}

/** A customer's cart with one piece of each of these skus and nothing else. */
export async function fillCart(
  request: APIRequestContext,
  skus: readonly Sku[],
  num = 1,
): Promise<void> {
  await request.post("/gateway/installer/cart/delete_cart", { headers, form: { clear: "true" } });
  const list = skus.map(({ item_id, props }) => ({
    item_id,
    num,
    item_props: JSON.stringify(props),
  }));
  const answer = await request.post("/gateway/installer/cart/put_cart_plus_batch", {
    headers,
    form: { batch_item_list: JSON.stringify(list) },
  });
  expect(await answer.json()).toMatchObject({ success: true });
}

/** The boxes that choose one line each. */
export const lines = (page: Page) => page.getByRole("checkbox", { name: /^選取.+，/ });
