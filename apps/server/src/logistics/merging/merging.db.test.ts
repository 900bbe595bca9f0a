import { listOrdersToBill, previewBill } from "@sampan/contract/logistics/billing/staff-billing";
import { createBox, listLoadable, loadBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { splitPackage } from "@sampan/contract/logistics/merging/merging";
import { listToPack, packParcel } from "@sampan/contract/logistics/merging/staff-merging";
import { undoReceipt } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { describe, expect, test } from "vitest";
import { findBrokenRules } from "../../../../../tests/support/broken-rules.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { pay } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { box, bySea, openMerging } from "../../../../../tests/support/test-merging.ts";

const world = await openTestApp();
const { customer, db } = world;
const merging = await openMerging(world);
const { journey, stored, inTwoParcels, wishOf, threeStored, merge, detailOf } = merging;
const { listOf, pack, post } = merging;
const { billing, warehouse, logistics } = journey;

describe("merging parcels", () => {
  test("makes one of several, which waits to be packed and stands in the list in their place [API-77] [CONS-01] [PKG-12]", async () => {
    const { ming, orders, parcels, wish } = await threeStored();
    const { tid } = valueOf(await merge(ming, { ...wish, express: 3 })).data;
    expect(await listOf(ming)).toMatchObject([
      {
        tid,
        status: 2,
        transport_state: "awaiting_consolidation",
        part_tids: parcels,
        order_tids: orders.map((one) => one.tid),
      },
    ]);
    expect((await listOf(ming, { relTid: tid })).map((one) => one.tid).toSorted()).toEqual(
      parcels.toSorted(),
    );
    expect(await detailOf(ming, tid)).toMatchObject({
      merged: { express: 3, transport: 9, insurance: 3, is_packed: false },
    });
    expect(await detailOf(ming, parcels[0] ?? "")).toMatchObject({
      status: 1,
      rel_tid: tid,
      transport_state: "awaiting_consolidation",
      items: [{ order_tid: orders[0]?.tid, num: 2 }],
      merged: null,
    });
  });

  test("shows the warehouse which parcels go into one box, and takes the box [PKG-13] [BO-14]", async () => {
    const { ming, parcels, wish } = await threeStored();
    const { tid } = valueOf(await merge(ming, wish)).data;
    const waiting = async () =>
      valueOf(await warehouse.call(listToPack, { page_size: 100 })).datalist.find(
        (one) => one.tid === tid,
      );
    const shown = await waiting();
    expect(shown).toMatchObject({ uid: ming.uid, transport: 9, express: 2 });
    expect(shown?.parts.map((part) => part.tid)).toEqual(parcels);
    expect(refusalOf(await warehouse.call(packParcel, { tid }))).toBe("measures_needed");
    expect(shown?.parts[0]?.items).toMatchObject([{ num: 2 }]);
    valueOf(await pack(tid, { ...box, weight_g: 9_900 }));
    // Weighed again until it is billed.
    valueOf(await pack(tid));
    expect(await waiting()).toBeUndefined();
    expect(await detailOf(ming, tid)).toMatchObject({
      status: 3,
      weight_g: 3_100,
      transport_state: "waiting_to_be_sent",
      merged: { is_packed: true },
    });
    expect(await detailOf(ming, parcels[1] ?? "")).toMatchObject({
      status: 2,
      transport_state: "waiting_to_be_sent",
    });
    expect(refusalOf(await warehouse.call(undoReceipt, { tid }))).toBe("parcel_unknown");
  });

  test("is billed once, as one box on the way that was chosen, and not before it is packed [PAY-06] [FRT-06]", async () => {
    const ming = await customer();
    // Bought for air; leaves by sea.
    const orders = [await stored(ming, { order: { transport: 12 } }), await stored(ming)];
    const wish = await wishOf(
      ming,
      orders.map(({ parcel }) => parcel),
    );
    const { tid } = valueOf(await merge(ming, wish)).data;
    expect(refusalOf(await post(orders[0]?.tid ?? ""))).toBe("parcel_not_in_state");
    valueOf(await pack(tid));
    const queue = valueOf(await billing.call(listOrdersToBill, { page_size: 100 })).datalist;
    expect(queue.filter(({ uid }) => uid === ming.uid)).toMatchObject([
      { order_tids: orders.map((one) => one.tid), transport: 9, parcels: [{ tid }] },
    ]);
    const bill = valueOf(await post(orders[1]?.tid ?? "")).data;
    // Ten kilograms and the door, once.
    expect(bill).toMatchObject({
      amount: 48_000,
      shipments: [{ parcel_tids: [tid], transport: 9, international: 40_000, local: 8_000 }],
    });
    expect(bill.shares.map(({ amount }) => amount)).toEqual([24_000, 24_000]);
    expect(refusalOf(await ming.call(splitPackage, { tid }))).toBe("parcel_not_in_state");
    expect(await detailOf(ming, orders[0]?.parcel ?? "")).toMatchObject({
      bill_tid: bill.bill_tid,
    });
    // Any of its numbers leads to the one bill.
    valueOf(await pay(ming, orders[0]?.parcel ?? ""));
    for (const order of orders)
      expect(await journey.orderOf(order.tid)).toMatchObject({ status: 3 });
    expect(await detailOf(ming, tid)).toMatchObject({ status: 4, bill: { state: "paid" } });
  });

  test("is loaded where it goes itself, not where its orders went [BO-20]", async () => {
    const ming = await customer();
    const orders = [await stored(ming, { order: { transport: 12 } }), await stored(ming)];
    const tids = orders.map(({ parcel }) => parcel);
    const wish = await wishOf(ming, tids);
    const { tid } = valueOf(await merge(ming, wish)).data;
    valueOf(await pack(tid));
    valueOf(await post(orders[0]?.tid ?? ""));
    valueOf(await pay(ming, tid));
    const open = async (transport: number) => {
      const wanted = { warehouse: "guangzhou", region: "TW", transport } as const;
      return valueOf(await logistics.call(createBox, wanted)).data.number;
    };
    const [air, sea] = [await open(12), await open(9)];
    expect(refusalOf(await logistics.call(loadBox, { number: air, tids: [tid] }))).toBe(
      "transport_unavailable",
    );
    const { datalist } = valueOf(
      await logistics.call(listLoadable, { number: sea, page_size: 100 }),
    );
    expect(datalist.find((one) => one.tid === tid)).toMatchObject({ express: 2, transport: 9 });
    expect(refusalOf(await logistics.call(loadBox, { number: sea, tids: [tids[0] ?? ""] }))).toBe(
      "parcel_not_in_state",
    );
    valueOf(await logistics.call(loadBox, { number: sea, tids: [tid] }));
    expect(await detailOf(ming, tids[1] ?? "")).toMatchObject({ box_number: sea });
  });

  test("leaves together with what goes the same way, and has one bill with it [PAY-06] [FRT-10]", async () => {
    const { ming, orders, parcels, wish } = await threeStored();
    const [first = "", second = ""] = parcels;
    const alone = valueOf(await merge(ming, { ...wish, tids: [first, second] })).data.tid;
    valueOf(await pack(alone));
    const preview = valueOf(await billing.call(previewBill, { order_tid: orders[2]?.tid ?? "" }));
    // The merged one goes by another carrier than the third's order says: two bills.
    expect(preview.data.order_tids).toEqual([orders[2]?.tid]);
    valueOf(await ming.call(splitPackage, { tid: alone }));
    const { express } = await journey.orderOf(orders[2]?.tid ?? "");
    const along = { ...wish, tids: [first, second], express: express ?? 1 };
    const { tid } = valueOf(await merge(ming, along)).data;
    valueOf(await pack(tid));
    const { data } = valueOf(await post(orders[2]?.tid ?? ""));
    expect(data).toMatchObject({ amount: 48_000, order_tids: orders.map((one) => one.tid) });
    expect(data.shipments).toHaveLength(1);
  });

  test("is one shipment with what goes its way by itself, though its own order was to go another [PAY-06] [FRT-10]", async () => {
    const ming = await customer();
    const halves = await inTwoParcels(await journey.paid(ming, { order: { transport: 12 } }));
    // Insured by more than the other: that is nothing to where they go.
    const wish = { ...(await wishOf(ming, halves)), insurance: 4 };
    const beside = await stored(ming, { order: { transport: 9, express: 2 } });
    const { tid } = valueOf(await merge(ming, wish)).data;
    valueOf(await pack(tid));
    const { data } = valueOf(await post(beside.tid));
    expect(data.shipments.map(({ parcel_tids }) => parcel_tids.toSorted())).toEqual([
      [beside.parcel, tid].toSorted(),
    ]);
    // Ten kilograms at least and the way to the door, once.
    expect(data.shipments[0]?.international).toBe(400_00);
    expect(data.shipments[0]?.local).toBe(80_00);
  });

  test("splits an order between two ways, each with its own freight, on one bill [FRT-10]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming, { order: bySea });
    const [here, later] = await inTwoParcels(tid);
    const beside = await stored(ming);
    const wish = await wishOf(ming, [here, beside.parcel]);
    const merged = valueOf(await merge(ming, { ...wish, transport: 12 })).data.tid;
    valueOf(await pack(merged));
    const { data } = valueOf(await billing.call(previewBill, { order_tid: tid }));
    expect(data.order_tids).toEqual([tid, beside.tid]);
    // 4.0 kg of volume by air at 120.00, ten by sea at 40.00, and each to the door.
    expect(data.shipments).toMatchObject([
      { parcel_tids: [later], transport: 9, international: 40_000, local: 8_000 },
      { parcel_tids: [merged], transport: 12, international: 48_000, local: 8_000 },
    ]);
    expect(data.amount).toBe(104_000);
  });

  test("charges what it is insured more than its orders as an entry of its own [CHK-31]", async () => {
    const ming = await customer();
    const insured = await stored(ming, { order: { ...bySea, insurance: 2 } });
    const plain = await stored(ming, { order: { ...bySea, insurance: 0 } });
    const wish = { ...(await wishOf(ming, [insured.parcel, plain.parcel])) };
    expect(refusalOf(await merge(ming, { ...wish, insurance: 0 }))).toBe("insurance_lowered");
    const { tid } = valueOf(await merge(ming, wish)).data;
    valueOf(await pack(tid));
    valueOf(await post(plain.tid));
    const raises = async (order: string) => {
      const { sums } = valueOf(await ming.call(getOrderDetail, { tid: order })).data;
      return sums.rows.filter(({ reason }) => reason.key === "insurance_raised");
    };
    const goods = async (order: string) => {
      const { sums } = valueOf(await ming.call(getOrderDetail, { tid: order })).data;
      return sums.rows.find(({ key }) => key === "goods")?.amount ?? 0;
    };
    for (const [order, percent] of [
      [insured.tid, 1],
      [plain.tid, 3],
    ] as const) {
      const paid = await goods(order);
      expect(paid).toBeGreaterThan(0);
      expect(await raises(order)).toMatchObject([
        {
          key: "other",
          amount: Math.round((paid * percent) / 100),
          reason: { values: { insured_percent: 3, paid_goods: paid, share_bp: percent * 100 } },
        },
      ]);
    }
  });
});

test("after all of this books, bills and parcels agree with each other [WAL-50]", async () => {
  expect(await findBrokenRules(db)).toEqual({});
});
