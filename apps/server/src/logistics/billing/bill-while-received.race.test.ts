import { postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import {
  recordPurchase,
  recordSellerShipment,
} from "@sampan/contract/trade/purchases/staff-purchases";
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { measures, openJourney } from "../../../../../tests/support/test-journey.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import type { Db } from "../../kernel/db/db.ts";
import { lockOrder } from "../../trade/orders/lock-order.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);
const { billing, buyer, warehouse } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** Three orders, the oldest first, whose goods are on their way in one parcel. */
async function oneParcelOfThree() {
  const ming = await customer();
  const tids: string[] = [];
  for (let nth = 0; nth < 3; nth += 1)
    tids.push(await journey.paid(ming, { order: { transport: 12 }, num: 1 }));
  const items = (await Promise.all(tids.map(journey.itemsOf))).flat();
  const lines = items.map(({ oid }) => ({ oid, num: 1 }));
  const express_no = `ZT${randomBytes(6).toString("hex")}`;
  valueOf(await buyer.call(recordPurchase, { oids: items.map(({ oid }) => oid), out_oid: "1" }));
  valueOf(await buyer.call(recordSellerShipment, { lines, express_no }));
  const [first = "", second = "", third = ""] = tids;
  const receipt = { express_no, warehouse: "guangzhou", lines, measures } as const;
  return { first, second, third, receive: () => warehouse.call(receiveParcel, receipt) };
}

/** Somebody who keeps an order, and lets it go after doing something with it. */
async function keep(tid: string) {
  const kept = Promise.withResolvers<void>();
  const told = Promise.withResolvers<(open: Db) => Promise<unknown>>();
  const done = db.transaction().execute(async (open) => {
    const locked = lockOrder(open, { tid });
    kept.resolve();
    valueOf(await locked);
    await (
      await told.promise
    )(open);
  });
  await kept.promise;
  return {
    letGo: async (after: (open: Db) => Promise<unknown> = () => Promise.resolve()) => {
      told.resolve(after);
      await done;
    },
  };
}

/** Until so many wait for a row somebody else holds. */
const untilWaiting = (count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows[0]?.count).toBe(count);
    },
    { timeout: 20_000, interval: 20 },
  );

test("an order that a parcel links while the bill waits is held before it is billed [PAY-19] [BO-16]", async () => {
  const { first, second, third, receive } = await oneParcelOfThree();
  const atDoor = await keep(third);
  // Holds the first two orders, and waits for the third.
  const received = receive();
  await untilWaiting(1);
  // Sees nothing that links the second order to others yet, and waits for it.
  const posted = billing.call(postBill, { order_tid: second });
  await untilWaiting(2);
  const elsewhere = keep(first);
  await untilWaiting(3);
  await atDoor.letGo();
  valueOf(await received);
  const holder = await elsewhere;
  // The bill has found the first order by now, and waits for whoever has it.
  await untilWaiting(1);
  await holder.letGo((open) =>
    open.updateTable("orders").set({ status: 1 }).where("tid", "=", first).execute(),
  );
  expect(refusalOf(await posted)).toBe("order_not_in_state");
  expect(await journey.orderOf(first)).toMatchObject({ billed_at: null });
});

test("two who bill linked orders while others hold one of them do not stop each other for good [PAY-19]", async () => {
  const { first, second, third, receive } = await oneParcelOfThree();
  const atDoor = await keep(third);
  const received = receive();
  await untilWaiting(1);
  const bills = [second, first].map((order_tid) => billing.call(postBill, { order_tid }));
  await untilWaiting(3);
  await atDoor.letGo();
  valueOf(await received);
  const answers = (await Promise.all(bills)).map(refusalOf);
  expect(answers.toSorted()).toEqual(["accepted", "order_not_in_state"]);
});
