import { getCartCount } from "@sampan/contract/trade/carts/cart-count";
import { putCart, putCartBatch } from "@sampan/contract/trade/carts/carts";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, customer, clock } = await openTestApp();

test("a cart holds a thousand lines and not one more [CONST-02] [SKU-05]", async () => {
  const ming = await customer();
  const colours = Array.from({ length: 1001 }, (_, each) => `色 ${each}`);
  const { item_ids } = await insertProduct(db, clock.now(), { colours });
  const lines = item_ids.map((item_id) => ({ item_id, num: 1 }));
  valueOf(await ming.call(putCartBatch, { batch_item_list: lines.slice(0, 999) }));
  const lastTwo = { batch_item_list: lines.slice(999) };
  expect(refusalOf(await ming.call(putCartBatch, lastTwo))).toBe("cart_full");
  expect(valueOf(await ming.call(putCart, { item_id: item_ids[999] ?? "", num: 1 })).total).toBe(
    1000,
  );
  expect(refusalOf(await ming.call(putCart, { item_id: item_ids[1000] ?? "", num: 1 }))).toBe(
    "cart_full",
  );
  expect(valueOf(await ming.call(getCartCount, {})).total).toBe(1000);
});
