import { queryCartList, putCart } from "@sampan/contract/trade/carts/carts";
import { getOrderDetail, simulateCreateTrade } from "@sampan/contract/trade/orders/orders";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "./support/test-app.ts";
import { insertProduct, insertRates, insertTariff } from "./support/test-goods.ts";
import { placeOrder, saveHome, wholeOrder } from "./support/test-orders.ts";
import { valueOf } from "./support/value-of.ts";

const { app, db, needs, customer, clock } = await openTestApp();
beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** What an amount is called, in the database and on the wire. */
const amountName =
  /(^|_)(price|amount|fee|freight|balance|cash|bonus|supplement|pay_real|refund_real|per_kg|per_cbm|door_total|instalment)(_|$)/;
const isAmount = (name: string) => amountName.test(name);

test("amounts are held as whole numbers: no column can keep a fraction of a cent [MONEY-01]", async () => {
  const { rows } = await needs.database.pool.query<{ name: string; udt: string }>(
    `select table_name || '.' || column_name as name, udt_name as udt
       from information_schema.columns where table_schema = 'public'`,
  );
  const fractions = new Set(["float4", "float8", "numeric", "money"]);
  expect(rows.filter(({ udt }) => fractions.has(udt))).toEqual([]);
  const amounts = rows.filter(({ name }) => isAmount(name.split(".")[1] ?? ""));
  expect(amounts.length).toBeGreaterThan(30);
});

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly [key: string]: unknown;
}

/** Every field of a document with its name, however deep. */
function* fieldsOf(node: unknown): Generator<readonly [string, Schema]> {
  if (Array.isArray(node)) for (const each of node) yield* fieldsOf(each);
  else if (node !== null && typeof node === "object") {
    const { properties } = node as Schema;
    if (properties) for (const [name, field] of Object.entries(properties)) yield [name, field];
    for (const each of Object.values(node)) yield* fieldsOf(each);
  }
}

test("the document of every call says integer where it speaks of an amount [MONEY-01]", async () => {
  const document = (await app.inject("/docs/json")).json<unknown>();
  const amounts = [...fieldsOf(document)].filter(([name]) => isAmount(name));
  const fractional = amounts.filter(([, { type }]) => type === "number").map(([name]) => name);
  expect(fractional).toEqual([]);
  expect(amounts.filter(([, { type }]) => type === "integer").length).toBeGreaterThan(100);
});

/** Numbers of an answer with the names they stand under. */
function* numbersOf(node: unknown, name = ""): Generator<readonly [string, number]> {
  if (typeof node === "number") yield [name, node];
  else if (node !== null && typeof node === "object")
    for (const [key, each] of Object.entries(node))
      yield* numbersOf(each, Array.isArray(node) ? name : key);
}

test("cart, settlement and order send whole cents, a price of 59.07 yuan included [MONEY-01]", async () => {
  const ming = await customer();
  const { item_id } = await insertProduct(db, clock.now(), { price: 5907, mainland_freight: 833 });
  const lines = [{ item_id, num: 3 }];
  valueOf(await ming.call(putCart, { item_id, num: 3 }));
  const cart = valueOf(await ming.call(queryCartList, {}));
  const request = wholeOrder(await saveHome(ming), lines);
  const shown = valueOf(await ming.call(simulateCreateTrade, request));
  const tid = await placeOrder(ming, lines);
  const order = valueOf(await ming.call(getOrderDetail, { tid }));
  const numbers = [...numbersOf([cart, shown, order])];
  expect(numbers.filter(([, number]) => !Number.isSafeInteger(number))).toEqual([]);
  expect(numbers).toContainEqual(["price", 5907]);
  expect(numbers).toContainEqual(["goods_amount", 17_721]);
});
