import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import {
  listBills,
  listOrdersToBill,
  postBill,
  previewBill,
} from "@sampan/contract/logistics/billing/staff-billing";
import {
  recordPurchase,
  recordSellerShipment,
} from "@sampan/contract/trade/purchases/staff-purchases";
import { receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import {
  measures,
  openJourney,
  pay,
  type TestCustomer,
} from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);
const { billing, buyer, warehouse } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const byAir = { order: { transport: 12 } } as const;
const balanceOf = async (who: TestCustomer) =>
  valueOf(await who.call(getAccountBalance, {})).data.balance;
const balancesDueOf = async (tid: string) =>
  db
    .selectFrom("supplements")
    .innerJoin("orders", "orders.id", "supplements.order_id")
    .selectAll("supplements")
    .where("orders.tid", "=", tid)
    .orderBy("supplements.id")
    .execute();
const noticesOf = async (who: TestCustomer, kind: string) =>
  db
    .selectFrom("notices")
    .select("subject_values")
    .where("account_id", "=", who.id)
    .where("kind", "=", kind)
    .execute();

describe("a freight bill", () => {
  test("waits in the queue once the goods are complete, with what was measured [BO-16]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming, byAir);
    const queue = async () =>
      valueOf(await billing.call(listOrdersToBill, { page_size: 100 })).datalist.filter(
        ({ order_tids }) => order_tids.includes(tid),
      );
    expect(await queue()).toEqual([]);
    const parcel = await journey.received(tid);
    expect(await queue()).toMatchObject([
      {
        order_tids: [tid],
        uid: ming.uid,
        pay_mode: "twice",
        transport: 12,
        parcels: [{ tid: parcel, ...measures }],
      },
    ]);
    valueOf(await billing.call(postBill, { order_tid: tid }));
    expect(await queue()).toEqual([]);
  });

  test("is reckoned from the tariff by the larger of weight and volume [FRT-06]", async () => {
    const tid = await journey.paid(await customer(), byAir);
    const parcel = await journey.received(tid);
    const { data } = valueOf(await billing.call(previewBill, { order_tid: tid }));
    expect(data.arithmetic).toMatchObject([
      {
        parcel_tid: parcel,
        transport: 12,
        tariff_class: "ordinary",
        actual_g: 2_400,
        // 30 x 20 x 20 cm over 6000
        volume_g: 2_000,
        chargeable_g: 2_400,
        basis: "actual",
        per_kg: 12_000,
        international: 28_800,
        local: 8_000,
      },
    ]);
    expect(data).toMatchObject({
      currency: "TWD",
      lines: [
        { kind: "international_freight", amount: 28_800 },
        { kind: "local_freight", amount: 8_000 },
      ],
      amount: 36_800,
      estimate: 0,
      due: 36_800,
    });
    expect((await journey.orderOf(tid)).status).toBe(2);
  });

  test("opens the second payment: charges, supplement, parcel and order [BO-16] [ORD-40] [PKG-14]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming, byAir);
    const { parcel, bill } = await journey.billed(tid);
    expect(await journey.orderOf(tid)).toMatchObject({ status: 6, billed_at: clock.now() });
    expect(await balancesDueOf(tid)).toMatchObject([
      { kind: "freight", pay_status: 0, status: 0, amount: 36_800 },
    ]);
    const shown = valueOf(await ming.call(getPackageDetail, { tid: parcel })).data;
    expect(shown).toMatchObject({
      status: 0,
      checked: false,
      fee_total: 36_800,
      bill_tid: bill,
      bill: {
        state: "unpaid",
        amount: 36_800,
        lines: [
          { kind: "international_freight", order_tid: tid, amount: 28_800 },
          { kind: "local_freight", order_tid: tid, amount: 8_000 },
        ],
        arithmetic: [{ parcel_tid: parcel, chargeable_g: 2_400 }],
      },
    });
    const detail = valueOf(await ming.call(getOrderDetail, { tid })).data;
    expect(detail.charges.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["international_freight", 28_800],
      ["local_freight", 8_000],
    ]);
    expect(await noticesOf(ming, "freight_billed")).toMatchObject([
      { subject_values: { tid, amount: 36_800, currency: "TWD" } },
    ]);
    const posted = valueOf(await billing.call(listBills, { page_size: 100 })).datalist;
    expect(posted.find((one) => one.tid === bill)).toMatchObject({
      order_tids: [tid],
      parcel_tids: [parcel],
      amount: 36_800,
    });
  });

  test("takes warehouse and other charges with a reason, and a discount on the freight [BO-16]", async () => {
    const tid = await journey.paid(await customer(), byAir);
    await journey.received(tid);
    const bill = { order_tid: tid, warehouse_charge: 500, other_charge: 900, discount: 1_800 };
    expect(refusalOf(await billing.call(previewBill, bill))).toBe("reason_needed");
    const tooMuch = { order_tid: tid, discount: 28_801 };
    expect(refusalOf(await billing.call(previewBill, tooMuch))).toBe("amount_invalid");
    const { data } = valueOf(await billing.call(postBill, { ...bill, other_reason: "木箱" }));
    expect(data.lines).toEqual([
      { kind: "international_freight", amount: 27_000, original_amount: 28_800 },
      { kind: "local_freight", amount: 8_000, original_amount: 8_000 },
      { kind: "warehouse", amount: 500, original_amount: 500 },
      { kind: "other", amount: 900, original_amount: 900 },
    ]);
    expect(data.due).toBe(36_400);
    expect(await balancesDueOf(tid)).toMatchObject([{ amount: 36_400 }]);
  });

  test("can be posted and paid only once the goods are complete and measured, and not twice [PAY-06]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming, byAir);
    const post = async () => refusalOf(await billing.call(postBill, { order_tid: tid }));
    expect(await post()).toBe("order_not_in_state");
    expect(refusalOf(await pay(ming, tid))).toBe("not_payable");
    const { express_no, oids } = await journey.sentBySeller(tid);
    const lines = oids.map((oid) => ({ oid, num: 2 }));
    valueOf(await warehouse.call(receiveParcel, { express_no, warehouse: "guangzhou", lines }));
    expect(await post()).toBe("measures_needed");
    expect(refusalOf(await pay(ming, tid))).toBe("not_payable");
    expect(refusalOf(await billing.call(postBill, { order_tid: "SP260302XXXXXX" }))).toBe(
      "order_unknown",
    );
    const billed = await journey.paid(await customer(), byAir);
    await journey.billed(billed);
    expect(refusalOf(await billing.call(postBill, { order_tid: billed }))).toBe(
      "order_not_in_state",
    );
  });

  test("counts what the warehouse marked: liquids pay the sensitive rate", async () => {
    const tid = await journey.paid(await customer(), byAir);
    const { express_no, oids } = await journey.sentBySeller(tid);
    valueOf(
      await warehouse.call(receiveParcel, {
        express_no,
        warehouse: "guangzhou",
        lines: oids.map((oid) => ({ oid, num: 2 })),
        measures,
        marks: ["liquid"],
      }),
    );
    const { data } = valueOf(await billing.call(previewBill, { order_tid: tid }));
    expect(data.arithmetic).toMatchObject([
      { tariff_class: "sensitive", per_kg: 15_000, international: 36_000 },
    ]);
  });
});

describe("a parcel of two orders", () => {
  async function sharedParcel() {
    const ming = await customer();
    // 400 g and 1200 g net: a quarter and three quarters.
    const tids = [
      await journey.paid(ming, { ...byAir, num: 1, goods: { weight_g: 400 } }),
      await journey.paid(ming, { ...byAir, num: 1, goods: { weight_g: 1_200 } }),
    ];
    const items = [];
    for (const tid of tids) items.push(...(await journey.itemsOf(tid)));
    const lines = items.map(({ oid }) => ({ oid, num: 1 }));
    const oids = lines.map(({ oid }) => oid);
    const express_no = `ZT${randomBytes(6).toString("hex")}`;
    valueOf(await buyer.call(recordPurchase, { oids, out_oid: "1" }));
    valueOf(await buyer.call(recordSellerShipment, { lines, express_no }));
    const receipt = { express_no, warehouse: "guangzhou", lines, measures } as const;
    valueOf(await warehouse.call(receiveParcel, receipt));
    const [first = "", second = ""] = tids;
    return { ming, first, second };
  }

  test("has one bill, shared by the weight of the goods, and one payment settles both [PAY-19]", async () => {
    const { ming, first, second } = await sharedParcel();
    const { data } = valueOf(await billing.call(postBill, { order_tid: second }));
    expect(data.order_tids).toEqual([first, second]);
    expect(data.shares).toEqual([
      { order_tid: first, amount: 9_200, due: 9_200 },
      { order_tid: second, amount: 27_600, due: 27_600 },
    ]);
    const before = await balanceOf(ming);
    valueOf(await pay(ming, first));
    expect(await balanceOf(ming)).toBe(before - 36_800);
    expect((await journey.orderOf(first)).status).toBe(3);
    expect((await journey.orderOf(second)).status).toBe(3);
    expect(await balancesDueOf(second)).toMatchObject([{ pay_status: 2, pay_real: 27_600 }]);
  });
});

test("after all of this the ledger adds up [WAL-50]", async () => {
  expect(await checkLedger(db)).toEqual([]);
});
