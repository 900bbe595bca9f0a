import { createBox, loadBox, moveBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import {
  createVoyage,
  loadVoyage,
  moveVoyage,
} from "@sampan/contract/logistics/voyages/staff-voyages";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { pay } from "../../../../../tests/support/test-journey.ts";
import { bySea, openMerging } from "../../../../../tests/support/test-merging.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { db } = world;
const { journey, inTwoParcels, post } = await openMerging(world);
const { logistics } = journey;
const line = { warehouse: "guangzhou", region: "TW", transport: 9 } as const;

/** A container with a box for each of these parcels, in this order. */
async function loaded(parcels: readonly string[]): Promise<string> {
  const { number } = valueOf(await logistics.call(createVoyage, { name: "OOCL", ...line })).data;
  for (const parcel of parcels) {
    const { number: box_number } = valueOf(await logistics.call(createBox, line)).data;
    valueOf(await logistics.call(loadBox, { number: box_number, tids: [parcel] }));
    valueOf(await logistics.call(moveBox, { number: box_number, event: "seal" }));
    valueOf(await logistics.call(loadVoyage, { number, box_number }));
  }
  return number;
}

const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.n ?? 0;
};

test("two containers with goods of the same two orders leave at the same moment, in whichever order they were loaded", async () => {
  const ming = await world.customer();
  const tids = [
    await journey.paid(ming, { order: bySea }),
    await journey.paid(ming, { order: bySea }),
  ];
  const [first = "", second = ""] = tids;
  const [one, other] = [await inTwoParcels(first), await inTwoParcels(second)];
  valueOf(await post(first));
  valueOf(await pay(ming, one[0]));
  const containers = [await loaded([one[0], other[0]]), await loaded([other[1], one[1]])];
  const leaving = await db.transaction().execute(async (open) => {
    await open.selectFrom("orders").select("id").where("tid", "in", tids).forUpdate().execute();
    const asked = containers.map(async (number) =>
      refusalOf(await logistics.call(moveVoyage, { number, event: "depart" })),
    );
    await vi.waitFor(async () => expect(await waiting()).toBe(2));
    return { asked };
  });
  expect(await Promise.all(leaving.asked)).toEqual(["accepted", "accepted"]);
});
