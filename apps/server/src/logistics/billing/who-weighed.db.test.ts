import { listOrdersToBill } from "@sampan/contract/logistics/billing/staff-billing";
import { getPackageDetail, queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import { matchUnclaimed } from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { measureParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { queryStaff } from "@sampan/contract/people/staff/staff-members";
import { recordPurchase } from "@sampan/contract/trade/purchases/staff-purchases";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { measures, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { openMerging } from "../../../../../tests/support/test-merging.ts";
import { keepOne } from "../../../../../tests/support/test-unclaimed.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { clock, customer, db, staff } = world;
const { journey, stored, threeStored, merge, pack } = await openMerging(world);
const { billing, buyer, warehouse } = journey;
const colleague = await staff("warehouse");

const memberOf = ({ id }: { readonly id: number }) =>
  db
    .selectFrom("staff_members")
    .select(["name", "email", "badge"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const numberOf = async (who: { readonly id: number }) => String((await memberOf(who)).badge);
const detail = async (who: TestCustomer, tid: string) =>
  valueOf(await who.call(getPackageDetail, { tid })).data;
const now = () => formatWireTime(clock.now(), "TW");
const atDesk = async (parcel: string) =>
  valueOf(await billing.call(listOrdersToBill, { page_size: 100 }))
    .datalist.flatMap(({ parcels }) => parcels)
    .find(({ tid }) => tid === parcel);

test("a parcel tells its owner when it was weighed and by which number, the desk by which colleague, and its owner no name [BO-14] [BO-16] [FRT-06]", async () => {
  const ming = await customer();
  const { parcel } = await stored(ming);
  const received = { at: now(), badge: await numberOf(warehouse) };
  expect((await detail(ming, parcel)).weighed).toEqual(received);
  const { datalist } = valueOf(await ming.call(queryLogisticsList, {}));
  expect(datalist.find(({ tid }) => tid === parcel)?.weighed).toEqual(received);
  const { name, email } = await memberOf(warehouse);
  expect(await atDesk(parcel)).toMatchObject({ measured_at: received.at, measured_by: name });
  expect(JSON.stringify(await detail(ming, parcel))).not.toContain(name);
  expect(JSON.stringify(await detail(ming, parcel))).not.toContain(email);

  // Whoever corrects it stands for what is there now.
  clock.pass({ minutes: 1 });
  valueOf(await colleague.call(measureParcel, { tid: parcel, measures }));
  const corrected = { at: now(), badge: await numberOf(colleague) };
  expect((await detail(ming, parcel)).weighed).toEqual(corrected);
  expect(corrected.badge).not.toBe(received.badge);
  const { measured_by } = (await atDesk(parcel)) ?? {};
  expect(measured_by).toBe((await memberOf(colleague)).name);
});

test("a box tells who packed it, and its parts who received them [BO-19] [BO-14]", async () => {
  const { ming, parcels, wish } = await threeStored();
  const { tid } = valueOf(await merge(ming, wish)).data;
  expect((await detail(ming, tid)).weighed).toBeNull();
  const came = (await detail(ming, parcels[0] ?? "")).weighed;
  expect(came?.badge).toBe(await numberOf(warehouse));
  clock.pass({ minutes: 1 });
  valueOf(await pack(tid));
  expect((await detail(ming, tid)).weighed).toEqual({ at: now(), badge: came?.badge });
  expect((await detail(ming, parcels[0] ?? "")).weighed).toEqual(came);
});

test("what waited without an owner was weighed by whoever kept it, whoever finds its owner [BO-15] [BO-14]", async () => {
  const ming = await customer();
  const tid = await journey.paid(ming);
  const [item] = await journey.itemsOf(tid);
  const oid = item?.oid ?? "";
  valueOf(await buyer.call(recordPurchase, { oids: [oid], out_oid: `M${oid}` }));
  const kept = await keepOne(world, colleague);
  const weighed = { at: now(), badge: await numberOf(colleague) };
  clock.pass({ minutes: 10 });
  const lines = [{ oid, num: item?.num ?? 0 }];
  valueOf(await warehouse.call(matchUnclaimed, { id: kept.id, uid: ming.uid, lines }));
  const { datalist } = valueOf(await ming.call(queryLogisticsList, {}));
  expect(datalist).toMatchObject([{ express_no: kept.express_no, weighed }]);
});

test("a number that a customer names is found among the staff, by whoever may see them [BO-04]", async () => {
  const admin = await staff("admin");
  const { name, badge } = await memberOf(colleague);
  const search = String(badge);
  const { datalist } = valueOf(await admin.call(queryStaff, { search }));
  expect(datalist).toMatchObject([{ name, badge }]);
  expect(refusalOf(await colleague.call(queryStaff, { search }))).toBe("right_missing");
});
