import { randomBytes } from "node:crypto";
import { postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { saveInstructions } from "@sampan/contract/trade/instructions/instructions";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import {
  recordPurchase,
  recordSellerShipment,
} from "@sampan/contract/trade/purchases/staff-purchases";
import { reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import {
  acceptRefund,
  executeRefund,
  recordStockOut,
} from "@sampan/contract/trade/refunds/staff-refunds";
import { addDays } from "@sampan/domain/kernel/business-time";
import { sum } from "@sampan/domain/kernel/money";
import type { RefundFault } from "@sampan/domain/trade/refunds/refund-reasons";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import {
  fund,
  measures,
  openJourney,
  pay,
  type TestCustomer,
} from "../../../../../tests/support/test-journey.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { letPartsGo } from "./let-parts-go.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const { billing, buyer, itemsOf, orderOf, reviewer, warehouse } = await openJourney(world);
const [service, finance] = [await world.staff("service"), await world.staff("finance")];

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** 2.4 kg by air at NT$ 120 and NT$ 80 to the door: what each parcel costs that goes alone. */
const freight = 28_800 + 8_000;
/** More than a part of the order takes, in cents. */
const advance = 50_000;

/** An order of so many lines that was paid at once, freight and all; its first line was billed and is ready to go. */
async function billedInPart(count: number) {
  const ming = await customer();
  const seen = { other_choice: false, choice_words: "", cancel_after_days: null };
  const wish = { other_choice: false, choice_words: "", ship_after_days: 3 };
  valueOf(await ming.call(saveInstructions, { ...wish, seen: { ...seen, ship_after_days: null } }));
  const lines = [];
  for (let line = 0; line < count; line += 1)
    lines.push({ item_id: (await insertProduct(db, clock.now())).item_id, num: 2 });
  const tid = await placeOrder(ming, lines, { transport: 12, pay_mode: "once" });
  valueOf(await reviewer.call(approveOrder, { tid }));
  const { id } = await orderOf(tid);
  await db
    .updateTable("order_charges")
    .set({ amount: advance })
    .where("kind", "=", "freight_estimate")
    .where("order_id", "=", id)
    .execute();
  await fund(db, ming, { amount: 10_000_000, now: clock.now() });
  valueOf(await pay(ming, tid));
  const oids = (await itemsOf(tid)).map(({ oid }) => oid);
  const [first = "", ...rest] = oids;
  await received(first, 3);
  await letPartsGo(needs);
  const bill = valueOf(await billing.call(postBill, { order_tid: tid })).data;
  expect(bill).toMatchObject({ amount: freight, estimate: freight, due: 0 });
  return { ming, tid, first, rest };
}

/** A line, bought, sent and received so many days ago. */
async function received(oid: string, days: number): Promise<void> {
  const express_no = `YT${randomBytes(6).toString("hex")}`;
  valueOf(await buyer.call(recordPurchase, { oids: [oid], out_oid: `22${oid}` }));
  const lines = [{ oid, num: 2 }];
  valueOf(await buyer.call(recordSellerShipment, { lines, express_no, carrier: "YTO" }));
  const receipt = { express_no, warehouse: "guangzhou", lines, measures } as const;
  const { tid } = valueOf(await warehouse.call(receiveParcel, receipt)).data;
  const created_at = addDays(clock.now(), -days);
  await db.updateTable("packages").set({ created_at }).where("tid", "=", tid).execute();
}

const balanceOf = async (ming: TestCustomer) =>
  valueOf(await ming.call(getAccountBalance, {})).data.balance;
const seenBy = async (ming: TestCustomer, tid: string) =>
  valueOf(await ming.call(getOrderDetail, { tid })).data;

/** Pays out a refund that was accepted; what of it is freight that was paid in advance. */
async function paidOut(ming: TestCustomer, number: string) {
  const before = await balanceOf(ming);
  const { data } = valueOf(await finance.call(executeRefund, { number }));
  expect((await balanceOf(ming)) - before).toBe(data.cash);
  return sum(
    data.rows.filter(({ kind }) => kind === "freight_estimate").map(({ amount }) => amount),
  );
}
async function missing(ming: TestCustomer, oid = "") {
  const { data } = valueOf(await buyer.call(recordStockOut, { oid, num: 2 }));
  return paidOut(ming, data.number);
}
async function sentBack(ming: TestCustomer, oid: string, fault: RefundFault) {
  const list = [{ oid, num: 2, reason: "other" }];
  const { datalist } = valueOf(await ming.call(reverseApplyBatch, { list }));
  const number = datalist[0]?.number ?? "";
  valueOf(await service.call(acceptRefund, { number, num: 2, fault }));
  return paidOut(ming, number);
}

describe("what was paid in advance for freight, more than a part of the order took", () => {
  test("comes back with the goods that never came, and the rest of the order costs what its bill says [REF-18] [PAY-04] [BO-18]", async () => {
    const { ming, tid, rest } = await billedInPart(2);
    const before = await orderOf(tid);
    expect((await seenBy(ming, tid)).sums.second_instalment).toBe(0);
    expect(await missing(ming, rest[0])).toBe(advance - freight);
    const { sums } = await seenBy(ming, tid);
    expect(sums.second_instalment).toBe(0);
    expect(await orderOf(tid)).toMatchObject({ status: 3, fee_total: before.fee_total });
    expect(await checkLedger(db)).toEqual([]);
  });

  test("and what the bill took as well, where what was billed falls after it by our fault: nothing is left of the order", async () => {
    const { ming, tid, first, rest } = await billedInPart(2);
    expect(await missing(ming, rest[0])).toBe(advance - freight);
    expect(await sentBack(ming, first, "us")).toBe(freight);
    expect(await orderOf(tid)).toMatchObject({ status: 9, pay_real: 0 });
    expect(await checkLedger(db)).toEqual([]);
  });

  test.each([
    ["us", advance],
    ["customer", advance - freight],
  ] as const)(
    "is still for the freight of what may come where the billed goods fall first; with the last goods comes back what is due, by the fault of %s",
    async (fault, back) => {
      const { ming, tid, first, rest } = await billedInPart(2);
      const [last = ""] = rest;
      valueOf(await buyer.call(recordPurchase, { oids: [last], out_oid: `22${last}` }));
      expect(await sentBack(ming, first, fault)).toBe(0);
      expect(await sentBack(ming, last, fault)).toBe(back);
      expect((await orderOf(tid)).status).toBe(9);
      expect(await checkLedger(db)).toEqual([]);
    },
  );

  test("waits for other goods that are still to be billed, and the last bill gives back what it leaves", async () => {
    const { ming, tid, rest } = await billedInPart(3);
    const [gone = "", comes = ""] = rest;
    await received(comes, 0);
    expect(await missing(ming, gone)).toBe(0);
    expect((await orderOf(tid)).status).toBe(2);
    const { data } = valueOf(await billing.call(postBill, { order_tid: tid }));
    expect(data.estimate).toBe(advance - freight);
    valueOf(await pay(ming, data.bill_tid));
    expect((await orderOf(tid)).status).toBe(3);
    expect((await seenBy(ming, tid)).sums.second_instalment).toBe(2 * freight - advance);
    expect(await checkLedger(db)).toEqual([]);
  });

  test("is given back once, by the last bill or with the goods: never by both", async () => {
    const { ming, tid, rest } = await billedInPart(3);
    const [gone = "", late = ""] = rest;
    expect(await missing(ming, gone)).toBe(0);
    expect(await missing(ming, late)).toBe(advance - freight);
    expect((await orderOf(tid)).status).toBe(3);
    const surpluses = await db
      .selectFrom("transfers")
      .select("id")
      .where("tid", "=", tid)
      .where("kind", "=", "freight_surplus")
      .execute();
    expect(surpluses).toEqual([]);
    expect(await checkLedger(db)).toEqual([]);
  });
});
