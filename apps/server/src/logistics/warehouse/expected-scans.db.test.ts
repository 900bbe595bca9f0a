import { findExpress, listExpected } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { addDays } from "@sampan/domain/kernel/business-time";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, db, clock, needs, staff } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

test("what its courier has out for delivery is expected first, with its last scan in the reader's language", async () => {
  const tid = await journey.paid(await customer());
  const [item] = await journey.itemsOf(tid);
  const { id } = await db
    .selectFrom("order_items")
    .select("id")
    .where("oid", "=", item?.oid ?? "")
    .executeTakeFirstOrThrow();
  await db.updateTable("order_items").set({ status: 5 }).where("id", "=", id).execute();
  const sent = (express_no: string, ago: number) => ({
    item_id: id,
    express_no,
    carrier: "圆通速递",
    num: 1,
    recorded_at: addDays(clock.now(), -ago),
  });
  await db
    .insertInto("item_shipments")
    .values([sent("YT1000001", 9), sent("YT1000002", 1)])
    .execute();
  const scanned_at = addDays(clock.now(), -0.1);
  await db
    .updateTable("tracked_numbers")
    .set({ state: "out_for_delivery", scanned_at })
    .where("express_no", "=", "YT1000002")
    .execute();
  const warehouse = await staff("warehouse");
  warehouse.cookies.set("lang", "en");
  const { datalist } = valueOf(await warehouse.call(listExpected, {}));
  expect(datalist.map(({ express_no }) => express_no)).toEqual(["YT1000002", "YT1000001"]);
  expect(datalist.map(({ scan }) => scan?.is_near)).toEqual([true, undefined]);
  expect(datalist[0]?.scan?.title).toBe(needs.say("en", "tracking.state.out_for_delivery"));
  const { data } = valueOf(await warehouse.call(findExpress, { express_no: "YT1000002" }));
  expect(data.expected?.scan?.is_near).toBe(true);
});
