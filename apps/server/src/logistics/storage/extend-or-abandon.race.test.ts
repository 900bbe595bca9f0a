import { postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import { abandonStored, askAbandon } from "@sampan/contract/logistics/storage/staff-storage";
import { extendStorage } from "@sampan/contract/logistics/storage/storage";
import { expect, test } from "vitest";
import { openServersBeside } from "../../../../../tests/support/app-beside-servers.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { letLie } from "../../../../../tests/support/test-storage.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { watchStorage } from "./storage-jobs.ts";

const database = await openTestDatabase();
const prepared = await openTestApp({ database });
const { clock, customer, db, needs } = prepared;
// The processes go by the time of day, and read tariff and settings when they start.
clock.set(new Date());
await insertRates(needs, clock.now());
await insertTariff(needs);
await setSettings(needs, { free_storage_days: { guangzhou: 20, shenzhen: 90 } });
const world = await openServersBeside(prepared, database);
const journey = await openJourney(world);
const [billing] = await world.desks("billing", 1);
/** Each at a process of its own. */
const [one, other] = await world.desks("warehouse", 2);
if (!billing || !one || !other) throw new Error("no desk is open");

async function lying(days: number) {
  const ming = await customer();
  const order = await journey.paid(ming, { order: { transport: 9 } });
  const tid = await journey.received(order);
  await letLie(world, tid, { days, watched: days > 0 });
  const { storage_offer } = valueOf(await ming.call(getPackageDetail, { tid })).data;
  if (!storage_offer) throw new Error("no days are offered");
  const { until, amount } = storage_offer;
  const [phone, tablet] = await world.phones(ming.id, 2);
  if (!phone || !tablet) throw new Error("nobody has a phone");
  return { ming, phone, tablet, order, tid, wish: { tid, until, amount } };
}
const stateOf = (tid: string) =>
  db
    .selectFrom("packages")
    .select([
      "transport_state",
      (row) =>
        row
          .selectFrom("storage_extensions")
          .select((added) => added.fn.countAll<number>().as("count"))
          .whereRef("package_id", "=", "packages.id")
          .as("extensions"),
    ])
    .where("tid", "=", tid)
    .executeTakeFirstOrThrow();

test("of an owner who buys days and a colleague who gives their goods up at another process at that moment, one comes first and the other is refused", async () => {
  for (let round = 0; round < 6; round++) {
    const { phone, tid, wish } = await lying(36);
    valueOf(await one.call(askAbandon, { tid, reason: "no answer" }));
    const [bought, gone] = await Promise.all([
      phone.call(extendStorage, wish),
      other.call(abandonStored, { tid }),
    ]);
    const [extended, abandoned] = [refusalOf(bought), refusalOf(gone)];
    const end = [extended, abandoned, await stateOf(tid)];
    expect([
      [
        "accepted",
        "storage_not_in_state",
        { transport_state: "waiting_to_be_sent", extensions: 1 },
      ],
      ["storage_not_offered", "accepted", { transport_state: "abandoned", extensions: 0 }],
    ]).toContainEqual(end);
  }
});

test("days that are bought twice at two processes at once, or while the parcel is billed, are charged once or not at all", async () => {
  for (let round = 0; round < 6; round++) {
    const { ming, phone, tablet, order, tid, wish } = await lying(0);
    const [once, again] = await Promise.all([
      phone.call(extendStorage, wish),
      tablet.call(extendStorage, wish),
      billing.call(postBill, { order_tid: order }),
    ]);
    const [first, second] = [refusalOf(once), refusalOf(again)];
    const { extensions } = await stateOf(tid);
    const bill = valueOf(await ming.call(getPackageDetail, { tid })).data.bill;
    expect(bill?.storage).toHaveLength(extensions ?? 0);
    expect(extensions).toBe(first === "accepted" || second === "accepted" ? 1 : 0);
    const charged = await db
      .selectFrom("order_charges")
      .innerJoin("orders", "orders.id", "order_charges.order_id")
      .select("amount")
      .where("orders.tid", "=", order)
      .where("order_charges.kind", "=", "warehouse")
      .execute();
    expect(charged).toEqual(extensions === 1 ? [{ amount: wish.amount }] : []);
  }
});

test("two processes that watch storage at once tell each owner once", async () => {
  const people = [];
  for (let person = 0; person < 4; person++) {
    const one = await lying(0);
    await letLie(world, one.tid, { days: 7 });
    people.push(one);
  }
  await Promise.all([watchStorage(needs), watchStorage(needs), watchStorage(needs)]);
  for (const { ming } of people) {
    const told = await db
      .selectFrom("notices")
      .select("kind")
      .where("account_id", "=", ming.id)
      .where("kind", "=", "storage_ending")
      .execute();
    expect(told).toHaveLength(1);
  }
});
