import { closeOrder, confirmReceipt, getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import { postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import {
  createBox,
  loadBox,
  moveBox,
  moveDelivery,
} from "@sampan/contract/logistics/boxes/staff-shipping";
import { measureParcel, receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import {
  type ItemStatus,
  itemStatuses,
  itemStatusName,
} from "@sampan/domain/trade/orders/item-state";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "./support/test-app.ts";
import { insertProduct, insertRates, insertTariff } from "./support/test-goods.ts";
import { fund, measures, openJourney, pay, type TestCustomer } from "./support/test-journey.ts";
import { placeOrder } from "./support/test-orders.ts";
import { valueOf } from "./support/value-of.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);
const { reviewer, warehouse, billing, logistics } = journey;

/** What a customer reads of an order, its one line and its parcel, at each stop of the way. */
interface Reading {
  readonly order: number;
  readonly name: string;
  readonly helper: number;
  readonly item: number;
  readonly parcel?: string;
  readonly title?: string;
}
const readings = new Map<string, Reading>();

async function look(stop: string, who: TestCustomer, at: { tid: string; parcel?: string }) {
  const { status, status_name, helper_code, items } = valueOf(
    await who.call(getOrderDetail, { tid: at.tid }),
  ).data;
  const parcel = at.parcel
    ? valueOf(await who.call(getPackageDetail, { tid: at.parcel })).data
    : undefined;
  readings.set(stop, {
    order: status,
    name: status_name,
    helper: helper_code,
    item: items[0]?.status ?? 0,
    ...(parcel && { parcel: parcel.transport_state, title: parcel.transport_title }),
  });
}

async function newOrder(who: TestCustomer): Promise<string> {
  const { item_id } = await insertProduct(db, clock.now());
  return placeOrder(who, [{ item_id, num: 1 }], { transport: 12 });
}

async function pickedUp(who: TestCustomer): Promise<void> {
  const tid = await journey.paid(who, { order: { transport: 12 } });
  const { parcel } = await journey.billed(tid);
  valueOf(await pay(who, tid));
  await ship(parcel, async () => {});
  valueOf(await logistics.call(moveDelivery, { tid: parcel, event: "offer_pickup" }));
  await look("offered for pick-up", who, { tid, parcel });
}

/** Boxes a parcel and brings it to the destination, looking after each step of the box. */
async function ship(parcel: string, after: (step: string) => Promise<void>): Promise<void> {
  const wish = { warehouse: "guangzhou", region: "TW", transport: 12 } as const;
  const { number } = valueOf(await logistics.call(createBox, wish)).data;
  valueOf(await logistics.call(loadBox, { number, tids: [parcel] }));
  await after("load");
  for (const event of ["seal", "depart", "enter_customs", "sign_at_platform", "arrive"] as const) {
    valueOf(await logistics.call(moveBox, { number, event }));
    await after(event);
  }
}

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  const ming = await customer();
  ming.cookies.set("lang", "zh-TW");
  await fund(db, ming, { amount: 10_000_000, now: clock.now() });

  const closed = await newOrder(ming);
  valueOf(await ming.call(closeOrder, { tid: closed }));
  await look("closed", ming, { tid: closed });
  await pickedUp(ming);

  const tid = await newOrder(ming);
  await look("placed", ming, { tid });
  valueOf(await reviewer.call(approveOrder, { tid }));
  await look("approved", ming, { tid });
  valueOf(await pay(ming, tid));
  await look("paid", ming, { tid });
  const { express_no, oids } = await journey.sentBySeller(tid);
  const lines = oids.map((oid) => ({ oid, num: 1 }));
  const receipt = { express_no, warehouse: "guangzhou", lines } as const;
  const { tid: parcel } = valueOf(await warehouse.call(receiveParcel, receipt)).data;
  await look("received", ming, { tid, parcel });
  valueOf(await warehouse.call(measureParcel, { tid: parcel, measures }));
  valueOf(await billing.call(postBill, { order_tid: tid }));
  await look("billed", ming, { tid, parcel });
  valueOf(await pay(ming, tid));
  await look("freight paid", ming, { tid, parcel });
  await ship(parcel, (step) => look(step, ming, { tid, parcel }));
  for (const event of ["prepare_delivery", "give_to_carrier", "hand_over"] as const) {
    valueOf(await logistics.call(moveDelivery, { tid: parcel, event }));
    await look(event, ming, { tid, parcel });
  }
  valueOf(await ming.call(confirmReceipt, { tid }));
  await look("confirmed", ming, { tid, parcel });
});

const at = (stop: string): Reading | undefined => readings.get(stop);

describe("an order", () => {
  test.each([
    ["approved", "unpay", 0, "ORD-31"],
    ["paid", "undeliver", 1, "ORD-32"],
    ["received", "calculate", 2, "ORD-33"],
    ["billed", "aboardpay", 3, "ORD-34"],
    ["freight paid", "receive", 4, "ORD-35"],
    ["confirmed", "complete", 5, "ORD-36"],
    ["closed", "close", 6, "ORD-37"],
  ])("that is %s has the helper code %s, which is %i [%s] (table)", (stop, _, code) => {
    expect(at(stop)?.helper).toBe(code);
  });

  test("stands at purchasing, billing, ready to ship, shipped and signed on its way [ORD-29]", () => {
    const stops = ["paid", "received", "freight paid", "depart", "hand_over"];
    expect(stops.map((stop) => [at(stop)?.order, at(stop)?.name])).toEqual([
      [1, "purchasing"],
      [2, "billing"],
      [3, "ready_to_ship"],
      [4, "shipped"],
      [5, "signed"],
    ]);
  });
});

describe("goods", () => {
  test.each([
    ["placed", 1, "waiting for review", "ORD-46"],
    ["approved", 2, "awaiting the payment", "ORD-47"],
    ["closed", 3, "cancelled", "ORD-48"],
    ["paid", 13, "awaiting their purchase", "ORD-58"],
    ["sign_at_platform", 10, "signed at the platform's warehouse", "ORD-55"],
    ["hand_over", 12, "done", "ORD-57"],
  ])("after %s have the status %i, %s [%s] (table)", (stop, status) => {
    expect(at(stop)?.item).toBe(status);
  });

  test("have statuses whose place in the list is their number, in code, data and words [ORD-67]", async () => {
    const numbers = Array.from({ length: 21 }, (_, place) => place + 1);
    expect(itemStatuses).toEqual(numbers);
    const store = (status: number) =>
      db
        .updateTable("order_items")
        .set({ status: status as ItemStatus })
        .execute();
    for (const stranger of [0, 22]) await expect(store(stranger)).rejects.toThrow(/check/);
    const words = numbers.map((number) =>
      needs.say("zh-TW", `status.item.${itemStatusName(number as ItemStatus)}`),
    );
    expect(new Set(words).size).toBe(21);
    expect([words[0], words[9], words[20]]).toEqual(["等待審核", "當地倉已簽收", "倉庫分批簽收"]);
  });
});

describe("a parcel", () => {
  test.each([
    ["received", "arrived_at_mainland", "PKG-01"],
    ["freight paid", "waiting_to_be_sent", "PKG-09"],
    ["load", "waiting_for_loading", "PKG-02"],
    ["seal", "waiting_for_transport", "PKG-03"],
    ["depart", "international_shipping", "PKG-04"],
    ["arrive", "arrived_at_destination", "PKG-05"],
    ["give_to_carrier", "delivering", "PKG-06"],
    ["hand_over", "received", "PKG-07"],
    ["offered for pick-up", "waiting_for_pickup", "PKG-10"],
  ])("after %s is %s, in the words of its owner [%s] (table)", (stop, state) => {
    const title = needs.say("zh-TW", `status.transport.${state}`);
    expect(at(stop)).toMatchObject({ parcel: state, title });
  });
});
