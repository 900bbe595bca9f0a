import { createBox, loadBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { readForecast } from "@sampan/contract/logistics/forecast/staff-forecast";
import { addDays, businessDay } from "@sampan/domain/kernel/business-time";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, pay } from "../../../../../tests/support/test-journey.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, db, clock, needs, staff } = world;
const journey = await openJourney(world);
const line = { warehouse: "guangzhou", region: "TW", transport: 12 } as const;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const forecast = async () => valueOf(await (await staff("admin")).call(readForecast, {})).data;

let numbered = 0;
/** A number that a seller gave so many days ago, and that came so many days later, or is still under way. */
async function insertNumber(
  itemId: number,
  accountId: number,
  { ago, took }: { ago: number; took?: number },
) {
  numbered += 1;
  const express_no = `FC-${numbered}`;
  const recorded_at = addDays(clock.now(), -ago);
  await db
    .insertInto("item_shipments")
    .values({ item_id: itemId, express_no, num: 1, recorded_at })
    .execute();
  if (took === undefined) return;
  await db
    .insertInto("packages")
    .values({
      tid: express_no,
      account_id: accountId,
      warehouse: line.warehouse,
      express_no,
      billing: 1,
      transport_state: "arrived_at_mainland",
      created_at: addDays(recorded_at, took),
    })
    .execute();
}

test("days to come are told from how long past parcels took, once there are enough of them", async () => {
  const ming = await customer();
  const tid = await journey.paid(ming);
  const [item] = await journey.itemsOf(tid);
  const { id } = await db
    .selectFrom("order_items")
    .select("id")
    .where("oid", "=", item?.oid ?? "")
    .executeTakeFirstOrThrow();
  for (let nth = 0; nth < 29; nth += 1) await insertNumber(id, ming.id, { ago: 40, took: 3 });
  expect((await forecast()).days.every(({ receipts }) => receipts === null)).toBe(true);

  await insertNumber(id, ming.id, { ago: 40, took: 3 });
  for (let nth = 0; nth < 12; nth += 1) await insertNumber(id, ming.id, { ago: 1 });
  const { days } = await forecast();
  expect(days).toHaveLength(14);
  expect(days[0]?.day).toBe(businessDay(clock.now(), "TW"));
  // Sent a day ago, three days on the way: here in two. Numbers that are recorded until then count a little.
  expect(days[2]?.receipts?.expected).toBe(12);
  expect(days[1]?.receipts?.expected).toBe(0);
  expect(days[2]?.receipts?.high).toBeGreaterThan(12);
});

test("a line fills with what is paid and waits, in a box or not", async () => {
  const ming = await customer();
  const tid = await journey.paid(ming, { order: { transport: 12 } });
  const { parcel } = await journey.billed(tid);
  const volumeOf = async () =>
    (await forecast()).lines.find(
      ({ warehouse, region, transport }) =>
        warehouse === line.warehouse && region === line.region && transport === line.transport,
    );
  expect(await volumeOf()).toBeUndefined();
  valueOf(await pay(ming, tid));
  const { length_mm, width_mm, height_mm } = await db
    .selectFrom("packages")
    .select(["length_mm", "width_mm", "height_mm"])
    .where("tid", "=", parcel)
    .executeTakeFirstOrThrow();
  const volume = (length_mm ?? 0) * (width_mm ?? 0) * (height_mm ?? 0);
  expect(volume).toBeGreaterThan(0);
  expect(await volumeOf()).toEqual({
    ...line,
    today_mm3: volume,
    later_mm3: Math.round(volume + (volume / 28) * 14),
    usual_mm3: null,
    full_in_days: null,
  });
  const { logistics } = journey;
  const { number } = valueOf(await logistics.call(createBox, line)).data;
  valueOf(await logistics.call(loadBox, { number, tids: [parcel] }));
  expect((await volumeOf())?.today_mm3).toBe(volume);
});
