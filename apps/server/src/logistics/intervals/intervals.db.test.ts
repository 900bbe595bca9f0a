import { createBox, loadBox, moveBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import {
  acknowledgeStuck,
  listJudgedIntervals,
  listStuck,
} from "@sampan/contract/logistics/intervals/staff-stuck";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { addDays, businessDay } from "@sampan/domain/kernel/business-time";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, pay, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { reckonIntervals, watchStuckParcels } from "./interval-jobs.ts";

const world = await openTestApp();
const { customer, db, clock, needs, staff } = world;
const journey = await openJourney(world);
const { logistics } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const line = { warehouse: "guangzhou", region: "TW", transport: 12 } as const;

/** A box of before: so many days on its way, so many in customs. */
async function insertVoyage(who: TestCustomer, days: { at: number; sail: number; clear: number }) {
  const left = addDays(clock.now(), -50 + days.at);
  const customs = addDays(left, days.sail);
  const arrived = addDays(customs, days.clear);
  const { id } = await db
    .insertInto("boxes")
    .values({
      ...line,
      number: `BX-OLD-${days.at}`,
      state: "arrived",
      created_at: left,
      dispatched_at: left,
      arrived_at: arrived,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const parcel = await db
    .insertInto("packages")
    .values({
      tid: `PK-OLD-${days.at}`,
      account_id: who.id,
      warehouse: line.warehouse,
      express_no: `OLD${days.at}`,
      billing: 4,
      transport_state: "arrived_at_destination",
      box_id: id,
      created_at: left,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const stops = [
    ["international_shipping", left],
    ["customs", customs],
    ["arrived_at_destination", arrived],
  ] as const;
  await db
    .insertInto("package_events")
    .values(stops.map(([transport_state, at]) => ({ package_id: parcel.id, transport_state, at })))
    .execute();
}

/** An order whose parcel left just now. */
async function departed() {
  const ming = await customer();
  const tid = await journey.paid(ming, { order: { transport: 12 } });
  const { parcel } = await journey.billed(tid);
  valueOf(await pay(ming, tid));
  const { number } = valueOf(await logistics.call(createBox, line)).data;
  valueOf(await logistics.call(loadBox, { number, tids: [parcel] }));
  for (const event of ["seal", "depart"] as const)
    valueOf(await logistics.call(moveBox, { number, event }));
  return { ming, tid, parcel, number };
}

const expectedOf = async (who: TestCustomer, tid: string) =>
  Object.fromEntries(
    valueOf(await who.call(getOrderDetail, { tid })).data.timeline.flatMap((stop) =>
      stop.state === "done" ? [] : [[stop.stage, [stop.expected_from, stop.expected_to]]],
    ),
  );
/** The desk and the dashboard on a later day, when whoever sat there before has gone home. */
async function openDesks() {
  const desk = await staff("logistics");
  const admin = await staff("admin");
  return {
    desk,
    stuckTids: async (tab: "waiting" | "looked_after") =>
      valueOf(await desk.call(listStuck, { tab })).datalist.map(({ tid }) => tid),
    countStuck: async () => valueOf(await admin.call(getDashboard, {})).data.queues.stuck.count,
  };
}

test("stops ahead are expected as ranges of days once enough parcels of the line have gone before; one that stays longer is on the desk before its owner asks, until somebody looks after it or it moves on [BO-52]", async () => {
  const { ming, tid, parcel, number } = await departed();
  const nothing = ["", ""];
  await reckonIntervals(needs);
  expect(await expectedOf(ming, tid)).toMatchObject({ customs: nothing, destination: nothing });

  for (const at of [0, 1, 2, 3, 4]) await insertVoyage(ming, { at, sail: 4 + at, clear: 1 + at });
  await reckonIntervals(needs);
  const in_days = (days: number) => businessDay(addDays(clock.now(), days), "TW");
  expect(await expectedOf(ming, tid)).toMatchObject({
    customs: [in_days(4), in_days(8)],
    destination: [in_days(5), in_days(13)],
    // Too few were brought to the door: what can be said ends here.
    delivering: nothing,
  });

  clock.pass({ days: 7 });
  await watchStuckParcels(needs);
  expect(await (await openDesks()).stuckTids("waiting")).toEqual([]);
  clock.pass({ days: 2 });
  await watchStuckParcels(needs);
  await watchStuckParcels(needs);
  const { desk, stuckTids, countStuck } = await openDesks();
  expect(await stuckTids("waiting")).toEqual([parcel]);
  expect(await countStuck()).toBe(1);

  const note = "航班取消，改搭週五";
  valueOf(await desk.call(acknowledgeStuck, { tid: parcel, note }));
  expect(await stuckTids("waiting")).toEqual([]);
  expect(await countStuck()).toBe(0);
  const { datalist } = valueOf(await desk.call(listStuck, { tab: "looked_after" }));
  expect(datalist).toMatchObject([{ tid: parcel, leg: "sail", note, order_tids: [tid] }]);

  valueOf(await desk.call(moveBox, { number, event: "enter_customs" }));
  expect(await stuckTids("looked_after")).toEqual([]);
  const again = await desk.call(acknowledgeStuck, { tid: parcel, note });
  expect(refusalOf(again)).toBe("parcel_not_in_state");
});

test("legs that ended are judged each night, once, by what was known before they did", async () => {
  const ming = await customer();
  await reckonIntervals(needs);
  clock.pass({ days: 60 });
  await insertVoyage(ming, { at: 30, sail: 6, clear: 9 });
  await insertVoyage(ming, { at: 31, sail: 2, clear: 3 });
  const judged = async () => {
    const { datalist } = valueOf(await (await staff("logistics")).call(listJudgedIntervals, {}));
    return Object.fromEntries(
      datalist.map(({ leg, early, within, late }) => [leg, { early, within, late }]),
    );
  };
  const before = await judged();
  await reckonIntervals(needs);
  await reckonIntervals(needs);
  const after = await judged();
  const more = (leg: string, how: "early" | "within" | "late") =>
    (after[leg]?.[how] ?? 0) - (before[leg]?.[how] ?? 0);
  expect([more("sail", "early"), more("sail", "within"), more("sail", "late")]).toEqual([1, 1, 0]);
  expect([more("clear", "early"), more("clear", "within"), more("clear", "late")]).toEqual([
    0, 1, 1,
  ]);
  expect(refusalOf(await (await staff("marketing")).call(listJudgedIntervals, {}))).toBe(
    "right_missing",
  );
});
