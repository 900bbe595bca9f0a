import { expect, test } from "vitest";
import { countStatements as countCheckout } from "../bench/checkout.ts";
import { countStatements } from "./support/count-statements.ts";
import { openTestApp } from "./support/test-app.ts";
import type { TestCaller } from "./support/test-caller.ts";
import { insertProduct, insertRates, insertTariff } from "./support/test-goods.ts";
import { fund } from "./support/test-journey.ts";
import { saveHome } from "./support/test-orders.ts";

const world = await openTestApp();
const { app, clock, db, needs } = world;

const cookieOf = ({ cookies }: TestCaller) => [...cookies].map((pair) => pair.join("=")).join("; ");

test("a whole checkout asks the database at most 38 times", async () => {
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  countStatements(app.server);
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  const { item_id: skuId } = await insertProduct(db, clock.now(), { platform: 1 });
  const ming = await world.customer();
  await fund(db, ming, { amount: 1_000_000_00, now: clock.now() });
  const customers = [
    { cookie: cookieOf(ming), accountId: ming.id, addressId: await saveHome(ming) },
  ];
  const reviewer = cookieOf(await world.staff("reviewer"));
  const shop = { url, customers, reviewer, skuId };

  // What a connection is asked for the first time is prepared, and what is held is read.
  await countCheckout(shop);
  const counts = Object.values(await countCheckout(shop));
  expect(counts).toHaveLength(6);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(38);
});
