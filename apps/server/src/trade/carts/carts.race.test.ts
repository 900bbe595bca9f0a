import { getCartCount } from "@sampan/contract/trade/carts/cart-count";
import { putCart } from "@sampan/contract/trade/carts/carts";
import { expect, test } from "vitest";
import { openServersBeside } from "../../../../../tests/support/app-beside-servers.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const database = await openTestDatabase();
const prepared = await openTestApp({ database });
const { db, customer, clock, needs } = prepared;
clock.set(new Date());
// The processes read it when they start.
await setSettings(needs, { cart_lines: 10 });
const { phones } = await openServersBeside(prepared, database);

test("twenty lines put in at two processes at once fill the cart to its limit and no further [SKU-05]", async () => {
  const ming = await customer();
  const colours = Array.from({ length: 20 }, (_, each) => `色 ${each}`);
  const { item_ids } = await insertProduct(db, clock.now(), { colours });
  const hands = await phones(ming.id, 20);
  const answers = await Promise.all(
    hands.map(async (phone, at) =>
      refusalOf(await phone.call(putCart, { item_id: item_ids[at] ?? "", num: 1 })),
    ),
  );
  expect(answers.filter((answer) => answer === "accepted")).toHaveLength(10);
  expect(answers.filter((answer) => answer === "cart_full")).toHaveLength(10);
  expect(valueOf(await ming.call(getCartCount, {})).total).toBe(10);
});

test("the same sku put in ten times at two processes at once is one line of ten [CART-22]", async () => {
  const ming = await customer();
  const { item_id } = await insertProduct(db, clock.now());
  const hands = await phones(ming.id, 10);
  await Promise.all(
    hands.map(async (phone) => valueOf(await phone.call(putCart, { item_id, num: 1 }))),
  );
  const lines = await db
    .selectFrom("cart_lines")
    .select("num")
    .where("sku_id", "=", Number(item_id))
    .execute();
  expect(lines).toEqual([{ num: 10 }]);
});
