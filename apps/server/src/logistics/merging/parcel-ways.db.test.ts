import { listOrdersToBill, previewBill } from "@sampan/contract/logistics/billing/staff-billing";
import { createBox, listLoadable, loadBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import {
  chooseParcelWay,
  quoteMerge,
  splitPackage,
} from "@sampan/contract/logistics/merging/merging";
import { undoReceipt } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { holdShipment, queryShipments } from "@sampan/contract/logistics/shipments/shipments";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { describe, expect, test } from "vitest";
import { findBrokenRules } from "../../../../../tests/support/broken-rules.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { pay, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { bySea, openMerging } from "../../../../../tests/support/test-merging.ts";
import { saveHome } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, db } = world;
const merging = await openMerging(world);
const { journey, stored, inTwoParcels, wishOf, merge, detailOf, pack, post } = merging;
const { billing, warehouse, logistics } = journey;

type Way = Omit<RequestOf<typeof chooseParcelWay>, "tid">;

/** Home by sea, insured by the most, unless said otherwise. */
async function choose(who: TestCustomer, tid: string, way: Way = {}) {
  const address_id = await saveHome(who);
  const usual = { address_id, express: 2, transport: 9, insurance: 4 };
  return who.call(chooseParcelWay, { tid, ...usual, ...way });
}

const ordered = (insurance: number) => ({ order: { ...bySea, insurance } });
const sumsOf = async (who: TestCustomer, tid: string) =>
  valueOf(await who.call(getOrderDetail, { tid })).data.sums.rows;

describe("a parcel by itself", () => {
  test("is quoted by every line like a box of several [CONS-02]", async () => {
    const ming = await customer();
    const { parcel } = await stored(ming, ordered(2));
    const { data } = valueOf(await ming.call(quoteMerge, { tids: [parcel] }));
    expect(data).toMatchObject({
      weight_g: 1_200,
      insurance_at_least: 2,
      goes: { transport: 9, insurance: 2 },
    });
    const of = (transport: number) => data.lines.find((line) => line.transport === transport);
    // 1.2 kg at 120.00, ten kilograms by sea at 40.00, and once to the door.
    expect(of(12)?.quote).toMatchObject({ total: 22_400, apart: 22_400 });
    expect(of(9)?.quote).toMatchObject({ total: 48_000, apart: 48_000 });
  });

  test("goes by another line and better insured, and pays both on its bill [CONS-02] [CHK-31]", async () => {
    const ming = await customer();
    const { tid, parcel } = await stored(ming, ordered(2));
    expect(await detailOf(ming, parcel)).toMatchObject({ own_way: null, merged: null });
    expect(valueOf(await choose(ming, parcel, { transport: 12, insurance: 4 }))).toMatchObject({
      data: { tid: parcel },
    });
    expect(await detailOf(ming, parcel)).toMatchObject({
      own_way: { transport: 12, express: 2, insurance: 4 },
      merged: null,
    });
    const [waiting] = valueOf(await billing.call(listOrdersToBill, {})).datalist.filter(
      ({ order_tids }) => order_tids.includes(tid),
    );
    expect(waiting).toMatchObject({ transport: 12, insurance: 4 });
    valueOf(await post(tid));
    const rows = await sumsOf(ming, tid);
    const goods = rows.find(({ key }) => key === "goods")?.amount ?? 0;
    expect(goods).toBeGreaterThan(0);
    const raise = Math.round((goods * 2) / 100);
    expect(rows.filter(({ reason }) => reason.key === "insurance_raised")).toMatchObject([
      {
        amount: raise,
        reason: { values: { insured_percent: 4, paid_goods: goods, share_bp: 200 } },
      },
    ]);
    const { bill } = await detailOf(ming, parcel);
    // 1.2 kg at 120.00 and once to the door.
    expect(bill).toMatchObject({ amount: 22_400 + raise, shipments: [{ transport: 12 }] });
    valueOf(await pay(ming, parcel));
    const loadable = async (transport: 9 | 12) => {
      const box = { warehouse: "guangzhou", region: "TW", transport } as const;
      const { number } = valueOf(await logistics.call(createBox, box)).data;
      return { number, ...valueOf(await logistics.call(listLoadable, { number })) };
    };
    const sea = await loadable(9);
    expect(sea.datalist.map((one) => one.tid)).not.toContain(parcel);
    expect(refusalOf(await logistics.call(loadBox, { number: sea.number, tids: [parcel] }))).toBe(
      "transport_unavailable",
    );
    const air = await loadable(12);
    valueOf(await logistics.call(loadBox, { number: air.number, tids: [parcel] }));
  });

  test("stays where it goes where only its insurance is raised, and with what goes the same way", async () => {
    const ming = await customer();
    const [one, two] = [await stored(ming, ordered(2)), await stored(ming, ordered(2))];
    const { goes } = valueOf(await ming.call(quoteMerge, { tids: [one.parcel] })).data;
    const way = { transport: goes?.transport, express: goes?.express, insurance: 3 };
    valueOf(await ming.call(chooseParcelWay, { tid: one.parcel, ...way }));
    const { own_way } = await detailOf(ming, one.parcel);
    expect(own_way).toMatchObject({ address: goes?.address, insurance: 3 });
    const { data } = valueOf(await post(two.tid));
    expect(data.shipments.map(({ parcel_tids }) => parcel_tids)).toEqual([
      [one.parcel, two.parcel],
    ]);
  });

  test("may be sent otherwise again until its bill, and pays what was chosen last", async () => {
    const ming = await customer();
    const { tid, parcel } = await stored(ming, ordered(2));
    valueOf(await choose(ming, parcel, { transport: 12, insurance: 4 }));
    valueOf(await choose(ming, parcel, { insurance: 2 }));
    expect(valueOf(await billing.call(previewBill, { order_tid: tid })).data).toMatchObject({
      amount: 48_000,
    });
    valueOf(await post(tid));
    expect(refusalOf(await choose(ming, parcel))).toBe("parcel_not_in_state");
  });

  test("leaves together with what goes its way, and apart from the rest of its order [FRT-10] [PAY-06]", async () => {
    const ming = await customer();
    const other = await stored(ming, { order: { transport: 12, express: 2 } });
    const tid = await journey.paid(ming, { order: bySea });
    const [first, second] = await inTwoParcels(tid);
    valueOf(await choose(ming, second, { transport: 12 }));
    const { data } = valueOf(await billing.call(previewBill, { order_tid: tid }));
    expect(data.shipments.map(({ parcel_tids, transport }) => [transport, parcel_tids])).toEqual([
      [12, [other.parcel, second]],
      [9, [first]],
    ]);
  });

  test("waits for no other orders once its owner chose its way", async () => {
    const ming = await customer();
    const { tid, parcel } = await stored(ming);
    await journey.paid(ming, { order: bySea });
    valueOf(await ming.call(holdShipment, { tid, hold: true }));
    const shown = async () =>
      valueOf(await ming.call(queryShipments, {})).datalist.find(({ order_tids }) =>
        order_tids.includes(tid),
      );
    expect(await shown()).toMatchObject({ is_held: true });
    valueOf(await choose(ming, parcel));
    expect(await shown()).toMatchObject({ is_held: false, awaited_tids: [] });
    valueOf(await post(tid));
  });

  test("goes the way of the box it is merged into, and as its order says once that is split", async () => {
    const ming = await customer();
    const [one, two] = [await stored(ming, ordered(2)), await stored(ming, ordered(2))];
    valueOf(await choose(ming, one.parcel, { transport: 12 }));
    const wish = await wishOf(ming, [one.parcel, two.parcel]);
    const { tid } = valueOf(await merge(ming, wish)).data;
    valueOf(await pack(tid));
    expect(refusalOf(await choose(ming, tid))).toBe("parcel_not_in_state");
    expect(refusalOf(await choose(ming, one.parcel))).toBe("parcel_not_in_state");
    expect(await detailOf(ming, tid)).toMatchObject({
      own_way: { transport: 9, insurance: 3 },
      merged: { transport: 9, insurance: 3, is_packed: true },
    });
    valueOf(await ming.call(splitPackage, { tid }));
    expect(await detailOf(ming, one.parcel)).toMatchObject({ own_way: null, merged: null });
  });

  test("is forgotten with its way where its receipt is taken back", async () => {
    const ming = await customer();
    const { parcel } = await stored(ming);
    valueOf(await choose(ming, parcel));
    valueOf(await warehouse.call(undoReceipt, { tid: parcel }));
    expect(refusalOf(await choose(ming, parcel))).toBe("parcel_unknown");
  });
});

describe("a way is refused", () => {
  test("that lowers what the order is insured by, or that the goods may not go [CONS-05]", async () => {
    const ming = await customer();
    const { parcel } = await stored(ming, ordered(3));
    expect(refusalOf(await choose(ming, parcel, { insurance: 2 }))).toBe("insurance_lowered");
    const goods = { goods_class: "sensitive-battery" } as const;
    const battery = await stored(ming, { order: { transport: 12 }, goods });
    expect(refusalOf(await choose(ming, battery.parcel))).toBe("sensitive_by_air_only");
  });

  test("without address, carrier, line or insurance, and with a declaration that tells nothing [CONS-02]", async () => {
    const ming = await customer();
    const { parcel, oids } = await stored(ming);
    for (const [way, code] of [
      [{ address_id: await saveHome(await customer()) }, "address_needed"],
      [{ express: 7 }, "carrier_needed"],
      [{ transport: 1 }, "transport_needed"],
      [{ insurance: 5 }, "insurance_needed"],
    ] as const)
      expect(refusalOf(await choose(ming, parcel, way))).toBe(code);
    const declaration = [{ oid: oids[0] ?? "", name: "禮物", material: "棉", value: 100 }];
    expect(refusalOf(await choose(ming, parcel, { declaration }))).toBe("declaration_vague");
    expect(await detailOf(ming, parcel)).toMatchObject({ own_way: null });
  });

  test("for somebody else's parcel, and while goods of its order are still to come [ORD-22] [CONS-01]", async () => {
    const ming = await customer();
    const { parcel } = await stored(ming);
    expect(refusalOf(await choose(await customer(), parcel))).toBe("parcel_unknown");
    const tid = await journey.paid(ming, { order: bySea });
    const [early] = await inTwoParcels(tid, { pieces: 1 });
    expect(refusalOf(await choose(ming, early))).toBe("goods_awaited");
  });
});

test("after all of this books, bills and parcels agree with each other [WAL-50]", async () => {
  expect(await findBrokenRules(db)).toEqual({});
});
