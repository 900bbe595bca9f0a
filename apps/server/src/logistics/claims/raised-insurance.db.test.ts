import {
  createBox,
  loadBox,
  moveBox,
  moveDelivery,
} from "@sampan/contract/logistics/boxes/staff-shipping";
import {
  createClaim,
  getClaimDetail,
  simulateClaim,
} from "@sampan/contract/logistics/claims/claims";
import { chooseParcelWay } from "@sampan/contract/logistics/merging/merging";
import { confirmReceipt } from "@sampan/contract/trade/orders/orders";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { pay, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { storeProof } from "../../../../../tests/support/test-files.ts";
import { openMerging } from "../../../../../tests/support/test-merging.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { journey, stored, wishOf, merge, pack, post } = await openMerging(world);
const { logistics } = journey;
const { now } = world.clock;

/** Everything of these orders paid, brought to the door and received. */
async function received(who: TestCustomer, tid: string, orders: readonly { tid: string }[]) {
  valueOf(await post(orders[0]?.tid ?? ""));
  valueOf(await pay(who, tid));
  const box = { warehouse: "guangzhou", region: "TW", transport: 9 } as const;
  const { number } = valueOf(await logistics.call(createBox, box)).data;
  valueOf(await logistics.call(loadBox, { number, tids: [tid] }));
  for (const event of ["seal", "depart", "enter_customs", "arrive"] as const)
    valueOf(await logistics.call(moveBox, { number, event }));
  const local = { local_carrier: "黑貓", local_express_no: "TC1" };
  for (const event of ["prepare_delivery", "give_to_carrier", "hand_over"] as const)
    valueOf(await logistics.call(moveDelivery, { tid, event, ...local }));
  for (const one of orders) valueOf(await who.call(confirmReceipt, { tid: one.tid }));
}

const order = { transport: 9, insurance: 2 } as const;

test("a claim pays by what the goods travelled under, where their owner insured the box by more than the order [CLM-15]", async () => {
  const ming = await world.customer();
  const orders = [await stored(ming, { order }), await stored(ming, { order })];
  const parcels = orders.map(({ parcel }) => parcel);
  const wish = { ...(await wishOf(ming, parcels)), insurance: 4 };
  const { tid } = valueOf(await merge(ming, wish)).data;
  valueOf(await pack(tid));
  await received(ming, tid, orders);
  const [oid = ""] = orders[0]?.oids ?? [];
  const { data } = valueOf(await ming.call(simulateClaim, { oid, num: 1 }));
  expect(data).toMatchObject({ insurance: 4, is_raised: true, share_bp: 10_000 });
  expect(data.amount).toBe(data.goods_amount);
});

test("a claim pays by what a parcel by itself was insured by, and by the order where nobody raised it [CLM-15]", async () => {
  const ming = await world.customer();
  const plain = await stored(ming, { order });
  await received(ming, plain.parcel, [plain]);
  const raised = await stored(ming, { order });
  const { tids, ...way } = await wishOf(ming, [raised.parcel]);
  expect(tids).toEqual([raised.parcel]);
  valueOf(await ming.call(chooseParcelWay, { tid: raised.parcel, ...way, insurance: 4 }));
  await received(ming, raised.parcel, [raised]);
  const shareOf = async ({ oids: [oid = ""] }: { readonly oids: readonly string[] }) =>
    valueOf(await ming.call(simulateClaim, { oid, num: 1 })).data;
  expect(await shareOf(plain)).toMatchObject({ insurance: 2, is_raised: false });
  const { amount, goods_amount, ...share } = await shareOf(raised);
  expect(share).toMatchObject({ insurance: 4, is_raised: true, share_bp: 10_000 });
  expect(amount).toBe(goods_amount);
});

test("a claim says whether its insurance was chosen with the order or raised for a parcel later [CLM-05]", async () => {
  const ming = await world.customer();
  const claimOf = async (raisedTo?: 4) => {
    const one = await stored(ming, { order });
    const { tids: _tids, ...way } = await wishOf(ming, [one.parcel]);
    const wish = { tid: one.parcel, ...way, insurance: raisedTo ?? 2 };
    if (raisedTo) valueOf(await ming.call(chooseParcelWay, wish));
    await received(ming, one.parcel, [one]);
    const [oid = ""] = one.oids;
    const imgs = [await storeProof(world.db, { accountId: ming.id, now: now(), kind: "claim" })];
    const { data } = valueOf(await ming.call(createClaim, { oid, num: 1, content: "裂了", imgs }));
    return valueOf(await ming.call(getClaimDetail, { id: data.id })).data;
  };
  expect(await claimOf()).toMatchObject({ insurance: 2, is_raised: false });
  expect(await claimOf(4)).toMatchObject({ insurance: 4, is_raised: true });
});

test("insurance that was raised pays what was promised when it was raised, that of the order what was promised with it [CLM-15]", async () => {
  const ming = await world.customer();
  const [plain, raised] = [await stored(ming, { order }), await stored(ming, { order })];
  world.clock.pass({ minutes: 5 });
  const { insurance_payout_bp } = world.needs.settings.at(now());
  await world.db
    .insertInto("setting_changes")
    .values({
      key: "insurance_payout_bp",
      value: JSON.stringify({ ...insurance_payout_bp, 2: 1_000, 4: 9_000 }),
      starts_at: now(),
      made_at: now(),
    })
    .execute();
  await world.needs.settings.refresh();
  world.clock.pass({ minutes: 5 });
  const { tids: _tids, ...way } = await wishOf(ming, [raised.parcel]);
  valueOf(await ming.call(chooseParcelWay, { tid: raised.parcel, ...way, insurance: 4 }));
  for (const one of [plain, raised]) await received(ming, one.parcel, [one]);
  const shareOf = async ({ oids: [oid = ""] }: { readonly oids: readonly string[] }) =>
    valueOf(await ming.call(simulateClaim, { oid, num: 1 })).data.share_bp;
  expect(await shareOf(plain)).toBe(insurance_payout_bp[2]);
  expect(await shareOf(raised)).toBe(9_000);
});
