import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import {
  recordPurchase,
  recordSellerShipment,
} from "@sampan/contract/trade/purchases/staff-purchases";
import {
  createBox,
  getBox,
  listBoxes,
  listDeliveries,
  listLoadable,
  loadBox,
  moveBox,
  moveDelivery,
  unloadBox,
  weighArrival,
} from "@sampan/contract/logistics/boxes/staff-shipping";
import { receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { beforeAll, describe, expect, test } from "vitest";
import { weighTwice } from "../../../../../tests/support/test-arrivals.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import {
  measures,
  openJourney,
  pay,
  type TestCustomer,
} from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, staff, db, clock, needs } = world;
const journey = await openJourney(world);
const { logistics } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const byAir = { order: { transport: 12 } } as const;
const statusOf = async (tid: string) => (await journey.orderOf(tid)).status;
const statusesOf = async (tid: string) => (await journey.itemsOf(tid)).map(({ status }) => status);
const noticesOf = async (who: TestCustomer) =>
  (
    await db
      .selectFrom("notices")
      .select("kind")
      .where("account_id", "=", who.id)
      .orderBy("id")
      .execute()
  ).map(({ kind }) => kind);

/** An order whose freight is paid and whose parcel waits for a box. */
async function cleared() {
  const ming = await customer();
  const tid = await journey.paid(ming, byAir);
  const { parcel } = await journey.billed(tid);
  valueOf(await pay(ming, tid));
  return { ming, tid, parcel };
}

const openBox = async (change: object = {}) => {
  const wish = { warehouse: "guangzhou", region: "TW", transport: 12, ...change } as const;
  return valueOf(await logistics.call(createBox, wish)).data.number;
};
const load = (number: string, ...tids: string[]) => logistics.call(loadBox, { number, tids });
type Step = "seal" | "depart" | "enter_customs" | "sign_at_platform" | "arrive";
const step = (number: string, event: Step) => logistics.call(moveBox, { number, event });

async function arrived() {
  const order = await cleared();
  const number = await openBox();
  valueOf(await load(number, order.parcel));
  for (const event of ["seal", "depart", "enter_customs", "arrive"] as const)
    valueOf(await step(number, event));
  return { ...order, number };
}

describe("a box", () => {
  test("takes paid parcels of its warehouse, destination and transport [BO-20]", async () => {
    const { tid, parcel } = await cleared();
    const number = await openBox();
    const { datalist } = valueOf(await logistics.call(listLoadable, { number }));
    expect(datalist.find((one) => one.tid === parcel)).toMatchObject({
      paid: true,
      order_tids: [tid],
      transport: 12,
      region: "TW",
      address: { consignee: "林小舟", postal_code: "11008" },
    });
    const { data } = valueOf(await load(number, parcel));
    expect(data).toMatchObject({ state: "loading", parcels: 1, weight_g: measures.weight_g });
    const opened = valueOf(await logistics.call(getBox, { number })).data;
    expect(opened.loaded).toMatchObject([
      { tid: parcel, box_number: number, transport_state: "waiting_for_loading" },
    ]);
  });

  test("refuses an unpaid parcel, and with it the whole load [BO-20]", async () => {
    const paid = await cleared();
    const ming = await customer();
    const tid = await journey.paid(ming, byAir);
    const { parcel } = await journey.billed(tid);
    const number = await openBox();
    expect(refusalOf(await load(number, paid.parcel, parcel))).toBe("parcel_unpaid");
    expect(valueOf(await logistics.call(getBox, { number })).data.loaded).toEqual([]);
    valueOf(await pay(ming, parcel));
    expect(refusalOf(await load(number, paid.parcel, parcel))).toBe("accepted");
  });

  test("refuses parcels that go elsewhere or another way", async () => {
    const { parcel } = await cleared();
    for (const change of [{ warehouse: "shenzhen" }, { region: "TH" }, { transport: 9 }])
      expect(refusalOf(await load(await openBox(change), parcel))).toBe("transport_unavailable");
    const wish = { warehouse: "guangzhou", region: "TW", transport: 10 } as const;
    expect(refusalOf(await logistics.call(createBox, wish))).toBe("transport_unavailable");
  });

  test("gives parcels back while it is loaded, and not after", async () => {
    const { ming, parcel } = await cleared();
    const number = await openBox();
    valueOf(await load(number, parcel));
    valueOf(await logistics.call(unloadBox, { number, tids: [parcel] }));
    const shown = valueOf(await ming.call(getPackageDetail, { tid: parcel })).data;
    expect(shown).toMatchObject({ transport_state: "waiting_to_be_sent", box_number: null });
    expect(refusalOf(await step(number, "seal"))).toBe("box_not_in_state");
    valueOf(await load(number, parcel));
    valueOf(await step(number, "seal"));
    expect(refusalOf(await logistics.call(unloadBox, { number, tids: [parcel] }))).toBe(
      "box_not_in_state",
    );
    expect(refusalOf(await load(number, parcel))).toBe("box_not_in_state");
  });

  test("takes its steps in order, and parcels, goods and orders follow [BO-21] [ORD-53] [ORD-54]", async () => {
    const { ming, tid, parcel } = await cleared();
    const number = await openBox();
    valueOf(await load(number, parcel));
    expect(refusalOf(await step(number, "depart"))).toBe("box_not_in_state");
    const at = async (event: Step) => {
      const { data } = valueOf(await step(number, event));
      const shown = valueOf(await ming.call(getPackageDetail, { tid: parcel })).data;
      return [data.state, shown.transport_state, (await statusesOf(tid))[0], await statusOf(tid)];
    };
    expect(await at("seal")).toEqual(["sealed", "waiting_for_transport", 7, 3]);
    clock.pass({ minutes: 30 });
    const departure = clock.now();
    expect(await at("depart")).toEqual(["shipping", "international_shipping", 8, 4]);
    expect(await journey.orderOf(tid)).toMatchObject({
      offshore_time: departure,
      international_transport_time: departure,
    });
    expect(await at("enter_customs")).toEqual(["customs", "international_shipping", 9, 4]);
    expect(await at("sign_at_platform")).toEqual([
      "platform_warehouse",
      "international_shipping",
      10,
      4,
    ]);
    expect(await at("arrive")).toEqual(["arrived", "arrived_at_destination", 11, 4]);
    expect((await noticesOf(ming)).slice(-3)).toEqual([
      "parcel_shipped",
      "parcel_customs",
      "parcel_arrived",
    ]);
  });

  test("skips the platform's warehouse where there is none [ORD-56]", async () => {
    const { tid } = await arrived();
    expect(await statusesOf(tid)).toEqual([11]);
  });

  test("is listed by state, and moved by logistics only [BO-02]", async () => {
    const number = await openBox();
    const { datalist } = valueOf(await logistics.call(listBoxes, { state: "loading" }));
    expect(datalist.map((box) => box.number)).toContain(number);
    const finance = await staff("finance");
    expect(refusalOf(await finance.call(listBoxes, {}))).toBe("right_missing");
    expect(refusalOf(await step("BX260302XXXXXX", "seal"))).toBe("box_unknown");
  });
});

describe("goods in two parcels", () => {
  test("are only as far as the last of them [BO-21]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming, { ...byAir, num: 10 });
    const [item] = await journey.itemsOf(tid);
    const oid = item?.oid ?? "";
    valueOf(await journey.buyer.call(recordPurchase, { oids: [oid], out_oid: "1" }));
    const parcels: string[] = [];
    for (const num of [4, 6]) {
      const lines = [{ oid, num }];
      const express_no = `JD${tid}${num}`;
      valueOf(await journey.buyer.call(recordSellerShipment, { lines, express_no }));
      const receipt = { express_no, warehouse: "guangzhou", lines, measures } as const;
      parcels.push(valueOf(await journey.warehouse.call(receiveParcel, receipt)).data.tid);
    }
    valueOf(await journey.billing.call(postBill, { order_tid: tid }));
    valueOf(await pay(ming, tid));
    const boxes: string[] = [];
    for (const parcel of parcels) {
      const number = await openBox();
      valueOf(await load(number, parcel));
      valueOf(await step(number, "seal"));
      boxes.push(number);
    }
    const [first = "", second = ""] = boxes;
    valueOf(await step(first, "depart"));
    expect(await statusesOf(tid)).toEqual([7]);
    valueOf(await step(first, "enter_customs"));
    valueOf(await step(second, "depart"));
    expect(await statusesOf(tid)).toEqual([8]);
    valueOf(await step(first, "arrive"));
    valueOf(await step(second, "enter_customs"));
    expect(await statusesOf(tid)).toEqual([9]);
    valueOf(await step(second, "arrive"));
    expect(await statusesOf(tid)).toEqual([11]);

    const [one = "", two = ""] = parcels;
    const hand = async (parcel: string, event: "prepare_delivery" | "hand_over") =>
      valueOf(await logistics.call(moveDelivery, { tid: parcel, event }));
    await hand(one, "prepare_delivery");
    await hand(one, "hand_over");
    expect(await statusOf(tid)).toBe(4);
    await hand(two, "prepare_delivery");
    expect(await statusesOf(tid)).toEqual([17]);
    await hand(two, "hand_over");
    expect([await statusesOf(tid), await statusOf(tid)]).toEqual([[12], 5]);
  });
});

describe("at the destination", () => {
  const deliver = (tid: string, event: string, more: object = {}) =>
    logistics.call(moveDelivery, { tid, event: event as "hand_over", ...more });

  test("a parcel waits in the queue, then goes with a carrier to the door [BO-22] [ORD-62] [ORD-63]", async () => {
    const { ming, tid, parcel } = await arrived();
    const queue = valueOf(await logistics.call(listDeliveries, { page_size: 100 })).datalist;
    expect(queue.find((one) => one.tid === parcel)).toMatchObject({ order_tids: [tid] });
    valueOf(await deliver(parcel, "prepare_delivery"));
    expect(await statusesOf(tid)).toEqual([17]);
    const carrier = { local_carrier: "新竹物流", local_express_no: "6200417325" };
    const slip = { ...carrier, local_express_no: "620041732" };
    expect(refusalOf(await deliver(parcel, "give_to_carrier", slip))).toBe("courier_number_misfit");
    const { data } = valueOf(await deliver(parcel, "give_to_carrier", carrier));
    expect(data).toMatchObject({ transport_state: "delivering", ...carrier });
    expect(await statusesOf(tid)).toEqual([18]);
    clock.pass({ minutes: 30 });
    const handOver = clock.now();
    valueOf(await deliver(parcel, "hand_over"));
    expect([await statusesOf(tid), await statusOf(tid)]).toEqual([[12], 5]);
    expect(await journey.orderOf(tid)).toMatchObject({ receive_time: handOver });
    const shown = valueOf(await ming.call(getPackageDetail, { tid: parcel })).data;
    expect(shown).toMatchObject({ transport_state: "received", ...carrier });
    expect(shown.receive_time).not.toBeNull();
    expect((await noticesOf(ming)).slice(-2)).toEqual(["parcel_delivering", "parcel_delivered"]);
  });

  test("a parcel can be picked up [BO-22] [ORD-59]", async () => {
    const { ming, tid, parcel } = await arrived();
    valueOf(await deliver(parcel, "offer_pickup"));
    expect(await statusesOf(tid)).toEqual([14]);
    expect(await noticesOf(ming)).toContain("parcel_ready_for_pickup");
    expect(refusalOf(await deliver(parcel, "hand_over"))).toBe("pickup_code_needed");
  });

  test("steps out of turn are refused and change nothing [ORD-18]", async () => {
    const { parcel: waiting } = await cleared();
    expect(refusalOf(await deliver(waiting, "hand_over"))).toBe("parcel_not_in_state");
    const { tid, parcel } = await arrived();
    expect(refusalOf(await deliver(parcel, "give_to_carrier"))).toBe("parcel_not_in_state");
    expect(refusalOf(await deliver(parcel, "hand_over"))).toBe("parcel_not_in_state");
    expect(await statusesOf(tid)).toEqual([11]);
    expect(refusalOf(await deliver("SP260302XXXXXX", "hand_over"))).toBe("parcel_unknown");
  });

  test("a parcel is weighed when it arrives, and marked when it differs from what left", async () => {
    const { parcel } = await arrived();
    const desk = await staff("logistics");
    const weigh = (tid: string, weight_g: number) => desk.call(weighArrival, { tid, weight_g });
    const near = measures.weight_g - 100;
    expect(valueOf(await weigh(parcel, near)).data.arrival).toEqual({
      weight_g: near,
      differs: false,
    });
    const far = measures.weight_g - 400;
    expect(valueOf(await weighTwice(desk, { tid: parcel, weight_g: far })).data.arrival).toEqual({
      weight_g: far,
      differs: true,
    });
    const { parcel: waiting } = await cleared();
    expect(refusalOf(await weigh(waiting, near))).toBe("parcel_not_in_state");
    expect(refusalOf(await weigh("SP260302XXXXXX", near))).toBe("parcel_unknown");
  });
});
