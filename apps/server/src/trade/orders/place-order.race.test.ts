import { createTrade, queryOrderList } from "@sampan/contract/trade/orders/orders";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { saveHome, wholeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, customer, clock, needs } = await openTestApp();

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

test("one request sent ten times at once is one order [CHK-30]", async () => {
  const ming = await customer();
  const { item_id } = await insertProduct(db, clock.now());
  const order = wholeOrder(await saveHome(ming), [{ item_id, num: 1 }]);
  const tids = await Promise.all(
    Array.from({ length: 10 }, async (_, attempt) => {
      // A key of its own for each, so that only the request_id can tell that they are the same.
      const idempotencyKey = `attempt-${attempt}-of-one-request`;
      return valueOf(await ming.call(createTrade, order, { idempotencyKey })).data.tid;
    }),
  );
  expect(new Set(tids).size).toBe(1);
  expect(valueOf(await ming.call(queryOrderList, {})).total).toBe(1);
});

test("the last three pieces of our own goods go to three of ten orders [CHK-27]", async () => {
  const { item_id } = await insertProduct(db, clock.now(), { platform: 1, stock: 3 });
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const buyer = await customer();
      const order = wholeOrder(await saveHome(buyer), [{ item_id, num: 1 }]);
      return refusalOf(await buyer.call(createTrade, order));
    }),
  );
  expect(answers.filter((answer) => answer === "accepted")).toHaveLength(3);
  const { stock } = await db
    .selectFrom("skus")
    .select("stock")
    .where("id", "=", Number(item_id))
    .executeTakeFirstOrThrow();
  expect(stock).toBe(0);
});
