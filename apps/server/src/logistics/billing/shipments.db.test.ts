import {
  cancelBill,
  listOrdersToBill,
  postBill,
  previewBill,
} from "@sampan/contract/logistics/billing/staff-billing";
import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import { receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, pay, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import type { OrderRequest } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { findBrokenRules } from "../../../../../tests/support/broken-rules.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);
const { billing, warehouse } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  // As the demo has it: ten kilograms at least, 40.00 each, and 80.00 to the door.
  await db
    .updateTable("tariff_lines")
    .set({ minimum_weight_g: 10_000 })
    .where("transport", "=", 9)
    .execute();
  await needs.prices.refresh();
});

const bySea = { transport: 9 } as const;
const sides = { length_mm: 200, width_mm: 200, height_mm: 100 };

interface Wish {
  readonly order?: Partial<OrderRequest>;
  readonly where?: "guangzhou" | "shenzhen";
}

/** An order whose parcel lies in a warehouse; answers both. */
async function arrived(
  who: TestCustomer,
  weight_g: number,
  { order = bySea, where = "guangzhou" }: Wish = {},
) {
  const tid = await journey.paid(who, { order });
  const { express_no, oids } = await journey.sentBySeller(tid);
  const { data } = valueOf(
    await warehouse.call(receiveParcel, {
      express_no,
      warehouse: where,
      lines: oids.map((oid) => ({ oid, num: 2 })),
      measures: { weight_g, ...sides },
    }),
  );
  return { tid, parcel: data.tid };
}

const preview = async (order_tid: string) =>
  valueOf(await billing.call(previewBill, { order_tid })).data;
const post = async (order_tid: string) => valueOf(await billing.call(postBill, { order_tid })).data;

describe("what leaves together", () => {
  test("is one bill: 1.2 and 1.4 kg by sea pay ten kilograms and the door once [FRT-06] [FRT-10] [PAY-19]", async () => {
    const ming = await customer();
    const light = await arrived(ming, 1_200);
    const heavy = await arrived(ming, 1_400);
    const queue = valueOf(await billing.call(listOrdersToBill, { page_size: 100 })).datalist;
    expect(queue.filter(({ uid }) => uid === ming.uid)).toMatchObject([
      {
        order_tids: [light.tid, heavy.tid],
        parcels: [{ tid: light.parcel }, { tid: heavy.parcel }],
      },
    ]);
    expect(await preview(light.tid)).toEqual(await preview(heavy.tid));
    const bill = await post(heavy.tid);
    expect(bill).toMatchObject({
      order_tids: [light.tid, heavy.tid],
      amount: 48_000,
      due: 48_000,
      shipments: [
        {
          parcel_tids: [light.parcel, heavy.parcel],
          loads: [{ actual_g: 2_600, chargeable_g: 10_000, basis: "minimum_weight" }],
          international: 40_000,
          local: 8_000,
        },
      ],
    });
    // 4,615 and 5,385 of the 10,000 g.
    expect(bill.shares.map(({ amount }) => amount)).toEqual([22_152, 25_848]);
    for (const { tid } of [light, heavy])
      expect(await journey.orderOf(tid)).toMatchObject({ status: 6 });
  });

  test("is shown to its owner with its arithmetic, by any of its parcels, and paid by any of its numbers once [PKG-24] [PAY-19]", async () => {
    const ming = await customer();
    const orders = [await arrived(ming, 1_200), await arrived(ming, 1_400)];
    const { bill_tid } = await post(orders[0]?.tid ?? "");
    for (const { parcel } of orders) {
      const { data } = valueOf(await ming.call(getPackageDetail, { tid: parcel }));
      expect(data).toMatchObject({
        status: 0,
        bill_tid,
        bill: { amount: 48_000, shipments: [{ parcel_tids: orders.map((one) => one.parcel) }] },
      });
      const [shipment] = data.bill?.shipments ?? [];
      const entries = shipment?.entries.map(({ amount }) => amount) ?? [];
      expect(entries.reduce((total, amount) => total + amount, 0)).toBe(48_000);
    }
    const before = valueOf(await ming.call(getAccountBalance, {})).data.balance;
    valueOf(await pay(ming, orders[1]?.parcel ?? ""));
    expect(valueOf(await ming.call(getAccountBalance, {})).data.balance).toBe(before - 48_000);
    for (const { tid, parcel } of orders) {
      expect(await journey.orderOf(tid)).toMatchObject({ status: 3 });
      const { data } = valueOf(await ming.call(getPackageDetail, { tid: parcel }));
      expect(data).toMatchObject({ status: 4, bill: { state: "paid" } });
      expect(refusalOf(await pay(ming, tid))).toBe("not_payable");
    }
  });

  test("charges each order its part of the whole, to the cent [FRT-10]", async () => {
    const ming = await customer();
    const orders = [];
    for (const weight of [333, 777, 1_001]) orders.push(await arrived(ming, weight));
    const bill = await post(orders[2]?.tid ?? "");
    const charged = [];
    for (const { tid } of orders) {
      const { charges, sums } = valueOf(await ming.call(getOrderDetail, { tid })).data;
      const freight = sums.rows.filter(({ instalment }) => instalment === 2);
      expect(freight.map(({ reason }) => reason.key)).toEqual([
        "share_of_shipment",
        "share_of_shipment",
      ]);
      expect(freight.map(({ reason }) => reason.values["of_g"])).toEqual([10_000, 10_000]);
      charged.push(charges.reduce((total, { amount }) => total + amount, 0));
    }
    expect(charged).toEqual(bill.shares.map(({ amount }) => amount));
    expect(charged.reduce((total, amount) => total + amount, 0)).toBe(48_000);
  });

  test("takes what was paid in advance off the order that paid it [PAY-04] [BO-18]", async () => {
    const ming = await customer();
    const later = await arrived(ming, 1_200);
    const before = await arrived(ming, 1_400, { order: { ...bySea, pay_mode: "once" } });
    const bill = await post(later.tid);
    expect(bill.order_tids).toEqual([later.tid, before.tid]);
    const [owed, advanced] = bill.shares;
    expect(owed).toMatchObject({ amount: 22_152, due: 22_152 });
    expect(advanced).toMatchObject({ amount: 25_848, due: 25_848 - bill.estimate });
    expect(bill.estimate).toBeGreaterThan(0);
    valueOf(await pay(ming, later.parcel));
    expect(await journey.orderOf(before.tid)).toMatchObject({ status: 3 });
  });

  test("goes back to waiting as a whole when its bill is taken back [BO-17]", async () => {
    const ming = await customer();
    const orders = [await arrived(ming, 1_200), await arrived(ming, 1_400)];
    const { bill_tid } = await post(orders[0]?.tid ?? "");
    valueOf(await billing.call(cancelBill, { tid: bill_tid, reason: "量錯了" }));
    for (const { tid, parcel } of orders) {
      expect(await journey.orderOf(tid)).toMatchObject({ status: 2, billed_at: null });
      const { data } = valueOf(await ming.call(getPackageDetail, { tid: parcel }));
      expect(data).toMatchObject({ status: 3, bill: null });
    }
    expect((await post(orders[1]?.tid ?? "")).order_tids).toHaveLength(2);
  });
});

describe("what does not leave together", () => {
  test("is billed apart: another line, another carrier, another warehouse, another person", async () => {
    const [ming, nok] = [await customer(), await customer()];
    const first = await arrived(ming, 1_200);
    await arrived(ming, 1_200, { order: { transport: 12 } });
    await arrived(ming, 1_200, { order: { ...bySea, express: 2 } });
    await arrived(ming, 1_200, { where: "shenzhen" });
    await arrived(nok, 1_200);
    expect((await preview(first.tid)).order_tids).toEqual([first.tid]);
  });

  test("is billed apart where it goes to another address", async () => {
    const ming = await customer();
    const here = await arrived(ming, 1_200);
    const there = await arrived(ming, 1_400);
    const { id, address } = await journey.orderOf(there.tid);
    await db
      .updateTable("orders")
      .set({ address: JSON.stringify({ ...address, detail: "府前路 2 號" }) })
      .where("id", "=", id)
      .execute();
    expect((await preview(here.tid)).order_tids).toEqual([here.tid]);
    expect((await preview(there.tid)).order_tids).toEqual([there.tid]);
  });

  test("does not keep the rest waiting: an order that is still being bought comes with a later bill [PAY-06]", async () => {
    const ming = await customer();
    const here = await arrived(ming, 1_200);
    const bought = await journey.paid(ming, { order: bySea });
    const bill = await post(here.tid);
    expect(bill).toMatchObject({ order_tids: [here.tid], amount: 48_000 });
    expect(refusalOf(await billing.call(postBill, { order_tid: bought }))).toBe(
      "order_not_in_state",
    );
  });

  test("is not billed while one of an order's parcels waits for a merge, and holds up nobody [PKG-11] [CONS-04]", async () => {
    const ming = await customer();
    const merging = await arrived(ming, 1_200);
    const other = await arrived(ming, 1_400);
    await db
      .updateTable("packages")
      .set({ billing: 1 })
      .where("tid", "=", merging.parcel)
      .execute();
    expect(refusalOf(await billing.call(postBill, { order_tid: merging.tid }))).toBe(
      "parcel_not_in_state",
    );
    expect((await post(other.tid)).order_tids).toEqual([other.tid]);
    expect(await journey.orderOf(merging.tid)).toMatchObject({ status: 2, billed_at: null });
  });
});

test("after all of this books, bills and parcels agree with each other [WAL-50]", async () => {
  expect(await findBrokenRules(db)).toEqual({});
});
