import { getCartCount } from "@sampan/contract/trade/carts/cart-count";
import { putCart } from "@sampan/contract/trade/carts/carts";
import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, customer, clock } = await openTestApp({
  limits: { ...defaultLimits, cart_lines: 7 },
});

test("twenty lines put in at once fill the cart to its limit and no further [SKU-05]", async () => {
  const ming = await customer();
  const colours = Array.from({ length: 20 }, (_, each) => `色 ${each}`);
  const { item_ids } = await insertProduct(db, clock.now(), { colours });
  const answers = await Promise.all(
    item_ids.map(async (item_id) => refusalOf(await ming.call(putCart, { item_id, num: 1 }))),
  );
  expect(answers.filter((answer) => answer === "accepted")).toHaveLength(7);
  expect(answers.filter((answer) => answer === "cart_full")).toHaveLength(13);
  expect(valueOf(await ming.call(getCartCount, {})).total).toBe(7);
});

test("the same sku put in ten times at once is one line of ten [CART-22]", async () => {
  const ming = await customer();
  const { item_id } = await insertProduct(db, clock.now());
  await Promise.all(
    Array.from({ length: 10 }, async () => valueOf(await ming.call(putCart, { item_id, num: 1 }))),
  );
  const lines = await db
    .selectFrom("cart_lines")
    .select("num")
    .where("sku_id", "=", Number(item_id))
    .execute();
  expect(lines).toEqual([{ num: 10 }]);
});
