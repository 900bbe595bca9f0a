import {
  createBox,
  loadBox,
  moveBox,
  moveDelivery,
} from "@sampan/contract/logistics/boxes/staff-shipping";
import { confirmReceipt } from "@sampan/contract/trade/orders/orders";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { pay } from "../../../../../tests/support/test-journey.ts";
import { openMerging } from "../../../../../tests/support/test-merging.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { db } = world;
const { journey, stored, wishOf, merge, pack, post } = await openMerging(world);
const { logistics } = journey;

/** One box of two orders, which is with its carrier. */
async function carried() {
  const ming = await world.customer();
  const orders = [await stored(ming), await stored(ming)];
  const parcels = orders.map(({ parcel }) => parcel);
  const { tid } = valueOf(await merge(ming, await wishOf(ming, parcels))).data;
  valueOf(await pack(tid));
  valueOf(await post(orders[0]?.tid ?? ""));
  valueOf(await pay(ming, tid));
  const wish = { warehouse: "guangzhou", region: "TW", transport: 9 } as const;
  const { number } = valueOf(await logistics.call(createBox, wish)).data;
  valueOf(await logistics.call(loadBox, { number, tids: [tid] }));
  for (const event of ["seal", "depart", "enter_customs", "arrive"] as const)
    valueOf(await logistics.call(moveBox, { number, event }));
  for (const event of ["prepare_delivery", "give_to_carrier"] as const)
    valueOf(await logistics.call(moveDelivery, { tid, event }));
  return { ming, tid, tids: orders.map((order) => order.tid) };
}

const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.n ?? 0;
};

test("a box of two orders has reached its owner, who confirms both at the same moment [API-81] [ORD-21]", async () => {
  for (let round = 0; round < 4; round += 1) {
    const { ming, tid, tids } = await carried();
    const answers = await db.transaction().execute(async (open) => {
      await open.selectFrom("orders").select("id").where("tid", "in", tids).forUpdate().execute();
      const asked = tids.map(async (one) =>
        refusalOf(await ming.call(confirmReceipt, { tid: one })),
      );
      await vi.waitFor(async () => expect(await waiting()).toBe(2));
      return { asked };
    });
    expect(await Promise.all(answers.asked)).toEqual(["accepted", "accepted"]);
    const { transport_state } = await db
      .selectFrom("packages")
      .select("transport_state")
      .where("tid", "=", tid)
      .executeTakeFirstOrThrow();
    expect(transport_state).toBe("received");
  }
});
