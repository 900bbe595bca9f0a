import {
  cancelBill,
  postBill,
  previewBill,
} from "@sampan/contract/logistics/billing/staff-billing";
import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import { extendStorage } from "@sampan/contract/logistics/storage/storage";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { afterEach, beforeAll, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, pay, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { clock, customer, db, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});
afterEach(() => setSettings(needs, {}));

const shortly = { free_storage_days: { guangzhou: 20, shenzhen: 90 } } as const;
const detail = async (who: TestCustomer, tid: string) =>
  valueOf(await who.call(getPackageDetail, { tid })).data;
async function offered() {
  await setSettings(needs, shortly);
  const ming = await customer();
  const order = await journey.paid(ming, { order: { transport: 9 } });
  const tid = await journey.received(order);
  const { storage, storage_offer } = await detail(ming, tid);
  if (!storage || !storage_offer) throw new Error("no days are offered");
  return { ming, order, tid, storage, offer: storage_offer };
}
const warehouseOf = (billTid: string) =>
  db
    .selectFrom("order_charges as charge")
    .innerJoin("bills", "bills.id", "charge.bill_id")
    .select(["charge.amount", "charge.reason", "charge.paid_at"])
    .where("bills.tid", "=", billTid)
    .where("charge.kind", "=", "warehouse")
    .execute();

test("days that are bought move the end at once, and once, however often they are asked for", async () => {
  const { ming, tid, storage, offer } = await offered();
  expect(offer).toMatchObject({ days: 30, lines: 1, per_day: 45, amount: 1_350 });
  const wish = { tid, until: offer.until, amount: offer.amount };
  valueOf(await ming.call(extendStorage, wish));
  valueOf(await ming.call(extendStorage, wish));
  const after = await detail(ming, tid);
  expect(after.storage).toMatchObject({
    last_day: offer.until,
    days_left: storage.days_left + 30,
    added_days: 30,
  });
  expect(after.storage_offer).toBeNull();
});

test("are refused for another amount or day than was offered, for others' parcels and for what was billed", async () => {
  const { ming, order, tid, offer } = await offered();
  const wish = { tid, until: offer.until, amount: offer.amount };
  const other = { ...wish, amount: offer.amount + 1 };
  expect(refusalOf(await ming.call(extendStorage, other))).toBe("storage_offer_changed");
  const nok = await customer();
  expect(refusalOf(await nok.call(extendStorage, wish))).toBe("parcel_unknown");
  valueOf(await journey.billing.call(postBill, { order_tid: order }));
  expect(refusalOf(await ming.call(extendStorage, wish))).toBe("storage_not_offered");
  expect((await detail(ming, tid)).storage).toBeNull();
});

test("are on the bill that the parcel leaves by, shown and paid to the cent, and again where it was taken back", async () => {
  const { ming, order, tid, offer } = await offered();
  const plain = valueOf(await journey.billing.call(previewBill, { order_tid: order })).data;
  valueOf(await ming.call(extendStorage, { tid, until: offer.until, amount: offer.amount }));
  const first = valueOf(
    await journey.billing.call(postBill, { order_tid: order, warehouse_charge: 500 }),
  ).data;
  expect(first.amount).toBe(plain.amount + 500 + offer.amount);
  expect(first.storage).toEqual([
    { parcel_tid: tid, days: 30, lines: 1, per_day: 45, amount: offer.amount },
  ]);
  valueOf(await journey.billing.call(cancelBill, { tid: first.bill_tid, reason: "again" }));
  expect((await detail(ming, tid)).storage?.last_day).toBe(offer.until);
  const { bill_tid } = valueOf(await journey.billing.call(postBill, { order_tid: order })).data;
  const shown = (await detail(ming, tid)).bill;
  expect(shown?.amount).toBe(plain.amount + offer.amount);
  expect(shown?.storage).toEqual(first.storage);
  valueOf(await pay(ming, bill_tid));
  const [row, ...others] = await warehouseOf(bill_tid);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    amount: offer.amount,
    reason: { figures: { storage_days: 30, storage_lines: 1, per_day: 45, whole: offer.amount } },
  });
  expect(row?.paid_at).not.toBeNull();
  const { data } = valueOf(await ming.call(getOrderDetail, { tid: order }));
  expect(data.sums.rows.filter(({ reason }) => reason.key === "days_of_storage")).toMatchObject([
    { key: "warehouse", amount: offer.amount },
  ]);
});
