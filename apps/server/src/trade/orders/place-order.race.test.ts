import { createTrade, queryOrderList } from "@sampan/contract/trade/orders/orders";
import { expect, test } from "vitest";
import { openServersBeside } from "../../../../../tests/support/app-beside-servers.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { saveHome, wholeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const database = await openTestDatabase();
const prepared = await openTestApp({ database });
const { db, customer, clock, needs } = prepared;
// The processes go by the time of day, and read the tariff when they start.
clock.set(new Date());
await insertRates(needs, clock.now());
await insertTariff(needs);
const { phones } = await openServersBeside(prepared, database);

test("one request sent ten times at once at two processes is one order [CHK-30]", async () => {
  const ming = await customer();
  const { item_id } = await insertProduct(db, clock.now());
  const order = wholeOrder(await saveHome(ming), [{ item_id, num: 1 }]);
  const sent = await phones(ming.id, 10);
  const tids = await Promise.all(
    sent.map(async (phone, attempt) => {
      // A key of its own for each, so that only the request_id can tell that they are the same.
      const idempotencyKey = `attempt-${attempt}-of-one-request`;
      return valueOf(await phone.call(createTrade, order, { idempotencyKey })).data.tid;
    }),
  );
  expect(new Set(tids).size).toBe(1);
  expect(valueOf(await ming.call(queryOrderList, {})).total).toBe(1);
});

test("the last three pieces of our own goods go to three of ten orders at two processes [CHK-27]", async () => {
  const { item_id } = await insertProduct(db, clock.now(), { platform: 1, stock: 3 });
  const orders = [];
  for (let buyer = 0; buyer < 10; buyer += 1) {
    const one = await customer();
    // Each at one process or the other.
    const phone = (await phones(one.id, 2))[buyer % 2];
    if (!phone) throw new Error("nobody has a phone");
    orders.push({ phone, order: wholeOrder(await saveHome(one), [{ item_id, num: 1 }]) });
  }
  const answers = await Promise.all(
    orders.map(async ({ phone, order }) => refusalOf(await phone.call(createTrade, order))),
  );
  expect(answers.filter((answer) => answer === "accepted")).toHaveLength(3);
  const { stock } = await db
    .selectFrom("skus")
    .select("stock")
    .where("id", "=", Number(item_id))
    .executeTakeFirstOrThrow();
  expect(stock).toBe(0);
});
