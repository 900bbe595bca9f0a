import {
  listOrdersToBill,
  postBill,
  previewBill,
} from "@sampan/contract/logistics/billing/staff-billing";
import { holdShipment, queryShipments } from "@sampan/contract/logistics/shipments/shipments";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, clock, needs, visitor } = world;
const journey = await openJourney(world);
const { billing } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const bySea = { order: { transport: 9 } } as const;
const shipmentsOf = async (who: TestCustomer) =>
  valueOf(await who.call(queryShipments, {})).datalist;
const post = (order_tid: string) => billing.call(postBill, { order_tid });

/** One order lies complete, another that goes the same way is still being bought. */
async function oneHereOneBought() {
  const ming = await customer();
  const here = await journey.paid(ming, bySea);
  const parcel = await journey.received(here);
  const bought = await journey.paid(ming, bySea);
  return { ming, here, parcel, bought };
}

describe("a shipment", () => {
  test("tells its owner what leaves together, and which orders still being bought go the same way", async () => {
    const { ming, here, parcel, bought } = await oneHereOneBought();
    await journey.paid(ming, { order: { transport: 12 } });
    expect(await shipmentsOf(ming)).toEqual([
      {
        order_tids: [here],
        parcel_tids: [parcel],
        warehouse: "guangzhou",
        transport: 9,
        weight_g: 2_400,
        awaited_tids: [bought],
        is_held: false,
      },
    ]);
    expect(await shipmentsOf(await customer())).toEqual([]);
    expect(refusalOf(await visitor().call(queryShipments, {}))).toBe("login_needed");
  });

  test("waits for orders still being bought only if its owner says so, and has one bill with them then [PAY-06] [BO-16]", async () => {
    const { ming, here, bought } = await oneHereOneBought();
    valueOf(await ming.call(holdShipment, { tid: here, hold: true }));
    expect(await shipmentsOf(ming)).toMatchObject([{ is_held: true }]);
    expect(refusalOf(await billing.call(previewBill, { order_tid: here }))).toBe("shipment_waits");
    expect(refusalOf(await post(here))).toBe("shipment_waits");
    await journey.received(bought);
    expect(await shipmentsOf(ming)).toMatchObject([
      { order_tids: [here, bought], awaited_tids: [] },
    ]);
    expect(valueOf(await post(bought)).data.order_tids).toEqual([here, bought]);
    expect(await shipmentsOf(ming)).toEqual([]);
  });

  test("is let go by any of its orders, and shown as waiting to whoever bills", async () => {
    const { ming, here, bought } = await oneHereOneBought();
    const second = await journey.paid(ming, bySea);
    await journey.received(second);
    valueOf(await ming.call(holdShipment, { tid: here, hold: true }));
    valueOf(await ming.call(holdShipment, { tid: here, hold: true }));
    const queue = async () =>
      valueOf(await billing.call(listOrdersToBill, { page_size: 100 })).datalist.filter(
        ({ uid }) => uid === ming.uid,
      );
    expect(await queue()).toMatchObject([{ order_tids: [here, second], awaited_tids: [bought] }]);
    expect(refusalOf(await post(second))).toBe("shipment_waits");
    valueOf(await ming.call(holdShipment, { tid: second, hold: false }));
    expect(await queue()).toMatchObject([{ awaited_tids: [] }]);
    expect(valueOf(await post(second)).data.order_tids).toEqual([here, second]);
  });

  test("is held by nobody else, and neither before it is complete nor after its bill [ORD-22]", async () => {
    const { ming, here, bought } = await oneHereOneBought();
    const hold = async (who: TestCustomer, tid: string) =>
      refusalOf(await who.call(holdShipment, { tid, hold: true }));
    expect(await hold(await customer(), here)).toBe("order_unknown");
    expect(await hold(ming, bought)).toBe("order_not_in_state");
    valueOf(await post(here));
    expect(await hold(ming, here)).toBe("order_not_in_state");
  });
});
