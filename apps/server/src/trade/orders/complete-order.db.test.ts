import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { completeOrder } from "./complete-order.ts";
import { lockOrder } from "./lock-order.ts";
import { moveItem } from "./move-item.ts";
import { rewriteOrderStatus } from "./rewrite-order-status.ts";

const world = await openTestApp();
const { db, customer, clock, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

test("paid on behalf is completed by a decision, never without the moment its claims count from [ORD-68]", async () => {
  const ming = await customer();
  const tid = await journey.paid(ming);
  const { id: orderId } = await journey.orderOf(tid);
  const detail = async () => valueOf(await ming.call(getOrderDetail, { tid })).data;
  await db.updateTable("orders").set({ biz_attribute: 2 }).where("id", "=", orderId).execute();
  for (const item of await journey.itemsOf(tid))
    valueOf(await moveItem(db, item, "complete_on_behalf"));
  await rewriteOrderStatus(db, orderId);
  expect(await detail()).toMatchObject({ status: 1, edate: "" });
  const bare = db.updateTable("orders").set({ status: 7 }).where("id", "=", orderId);
  await expect(bare.execute()).rejects.toThrow(/orders_completed_at_check/);
  const order = valueOf(await lockOrder(db, { tid }));
  const done = { actor: { kind: "staff", name: "Chen" }, now: clock.now() } as const;
  await completeOrder(db, needs, order, done);
  const completed = await detail();
  expect(completed.status).toBe(7);
  expect(completed.edate).not.toBe("");
});
