import { createHash } from "node:crypto";
import { createBox, loadBox, listLoadable } from "@sampan/contract/logistics/boxes/staff-shipping";
import { readdressParcel } from "@sampan/contract/logistics/merging/merging";
import { queryNoticeList } from "@sampan/contract/people/notices";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { expect, test } from "vitest";
import { findBrokenRules } from "../../../../../tests/support/broken-rules.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { pay, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { bySea, openMerging } from "../../../../../tests/support/test-merging.ts";
import { saveOffice } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { password, withPassword } from "../../../../../tests/support/with-password.ts";

const world = await openTestApp();
const { customer, db } = world;
const { journey, stored, detailOf, post } = await openMerging(world);
const { logistics } = journey;

const ordered = { order: { ...bySea, insurance: 2 } };
const air = { order: { transport: 12, insurance: 2 } };

/** Somebody with a password. */
const owner = async (): Promise<TestCustomer> => withPassword(db, await customer());

const send = async (who: TestCustomer, tid: string, change: object = {}) =>
  who.call(readdressParcel, { tid, address_id: await saveOffice(who), password, ...change });

const consigneeOf = async (who: TestCustomer, tid: string) =>
  (await detailOf(who, tid)).own_way?.address.consignee;

test("a paid parcel goes elsewhere with what was paid to leave with it, at no other price, and its owner is told [CONS-02] [ADDR-12]", async () => {
  const ming = await owner();
  const [one, two, apart] = [
    await stored(ming, ordered),
    await stored(ming, ordered),
    await stored(ming, air),
  ];
  for (const { tid } of [one, apart]) valueOf(await post(tid));
  valueOf(await pay(ming, one.parcel));
  valueOf(await pay(ming, apart.parcel));
  const before = (await detailOf(ming, one.parcel)).bill?.amount;

  const { tids } = valueOf(await send(ming, one.parcel)).data;
  expect(tids).toEqual([one.parcel, two.parcel]);
  for (const tid of tids)
    expect(await detailOf(ming, tid)).toMatchObject({
      own_way: { address: { consignee: "林辦公室" }, transport: 9, insurance: 2, declaration: [] },
      bill: { amount: before },
    });
  expect(await consigneeOf(ming, apart.parcel)).toBeUndefined();
  // The order keeps what it said; its log tells what became of it.
  const order = valueOf(await ming.call(getOrderDetail, { tid: one.tid })).data;
  expect(order.address?.consignee).toBe("林小舟");
  const { datalist } = valueOf(await ming.call(queryNoticeList, {}));
  expect(datalist[0]?.body).toContain(one.parcel);

  valueOf(await send(ming, one.parcel, { address_id: await saveOffice(ming, "林倉庫") }));
  expect(await consigneeOf(ming, two.parcel)).toBe("林倉庫");
  const { number } = valueOf(
    await logistics.call(createBox, { warehouse: "guangzhou", region: "TW", transport: 9 }),
  ).data;
  const loadable = valueOf(await logistics.call(listLoadable, { number })).datalist;
  expect(loadable.find(({ tid }) => tid === one.parcel)?.address.consignee).toBe("林倉庫");
});

test("nobody sends a parcel elsewhere without the password, and nobody else's", async () => {
  const [ming, mei] = [await owner(), await owner()];
  const { tid, parcel } = await stored(ming, ordered);
  valueOf(await post(tid));
  valueOf(await pay(ming, parcel));
  const wrong = createHash("sha256").update("Raft_2026").digest("hex");
  expect(refusalOf(await send(ming, parcel, { password: wrong }))).toBe("wrong_password");
  expect(refusalOf(await send(mei, parcel))).toBe("parcel_unknown");
  expect(refusalOf(await send(ming, parcel, { address_id: await saveOffice(mei) }))).toBe(
    "address_needed",
  );
  expect(await consigneeOf(ming, parcel)).toBeUndefined();
});

test("its address is fixed before its payment, and from the box on, for all that leave with it", async () => {
  const ming = await owner();
  const [one, two] = [await stored(ming, ordered), await stored(ming, ordered)];
  expect(refusalOf(await send(ming, one.parcel))).toBe("parcel_not_in_state");
  valueOf(await post(one.tid));
  expect(refusalOf(await send(ming, one.parcel))).toBe("parcel_not_in_state");
  valueOf(await pay(ming, one.parcel));
  const { number } = valueOf(
    await logistics.call(createBox, { warehouse: "guangzhou", region: "TW", transport: 9 }),
  ).data;
  valueOf(await logistics.call(loadBox, { number, tids: [two.parcel] }));
  for (const { parcel } of [one, two])
    expect(refusalOf(await send(ming, parcel))).toBe("parcel_not_in_state");
  expect(await findBrokenRules(db)).toEqual({});
});
