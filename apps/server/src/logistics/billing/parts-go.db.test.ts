import { randomBytes } from "node:crypto";
import {
  cancelBill,
  listOrdersToBill,
  postBill,
  previewBill,
} from "@sampan/contract/logistics/billing/staff-billing";
import { createBox, loadBox, moveBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { queryShipments } from "@sampan/contract/logistics/shipments/shipments";
import { receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { saveInstructions } from "@sampan/contract/trade/instructions/instructions";
import { getOrderDetail, queryTradeLoggerList } from "@sampan/contract/trade/orders/orders";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import {
  recordPurchase,
  recordSellerShipment,
} from "@sampan/contract/trade/purchases/staff-purchases";
import { executeRefund, recordStockOut } from "@sampan/contract/trade/refunds/staff-refunds";
import { addDays } from "@sampan/domain/kernel/business-time";
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
import { type OrderRequest, placeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { letPartsGo } from "./let-parts-go.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);
const { billing, buyer, logistics, reviewer, warehouse } = journey;
const finance = await world.staff("finance");

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

interface Wish {
  readonly days?: number | null;
  readonly order?: Partial<OrderRequest>;
}

/** An order of two lines, two pieces each, that was paid; its customer waits so many days for all of it. */
async function twoLines({ days = 3, order = {} }: Wish = {}) {
  const ming = await customer();
  const seen = { other_choice: false, choice_words: "", cancel_after_days: null };
  if (days !== null)
    valueOf(
      await ming.call(saveInstructions, {
        other_choice: false,
        choice_words: "",
        ship_after_days: days,
        seen: { ...seen, ship_after_days: null },
      }),
    );
  const goods = [await insertProduct(db, clock.now()), await insertProduct(db, clock.now())];
  const lines = goods.map(({ item_id }) => ({ item_id, num: 2 }));
  const tid = await placeOrder(ming, lines, { transport: 12, ...order });
  valueOf(await reviewer.call(approveOrder, { tid }));
  await fund(db, ming, { amount: 10_000_000, now: clock.now() });
  valueOf(await pay(ming, tid));
  const oids = (await journey.itemsOf(tid)).map(({ oid }) => oid);
  return { ming, tid, first: oids[0] ?? "", second: oids[1] ?? "" };
}

/** Pieces of a line, bought, sent and received so many days ago; answers the parcel. */
async function received(oid: string, { num = 2, days = 0 } = {}): Promise<string> {
  const express_no = `YT${randomBytes(6).toString("hex")}`;
  valueOf(await buyer.call(recordPurchase, { oids: [oid], out_oid: `22${oid}` }));
  const lines = [{ oid, num }];
  valueOf(await buyer.call(recordSellerShipment, { lines, express_no, carrier: "YTO" }));
  const receipt = { express_no, warehouse: "guangzhou", lines, measures } as const;
  const { tid } = valueOf(await warehouse.call(receiveParcel, receipt)).data;
  await db
    .updateTable("packages")
    .set({ created_at: addDays(clock.now(), -days) })
    .where("tid", "=", tid)
    .execute();
  return tid;
}

/** What an order paid in advance for its freight, cents. */
async function advanceOf(tid: string): Promise<number> {
  const { id } = await journey.orderOf(tid);
  const { amount } = await db
    .selectFrom("order_charges")
    .select("amount")
    .where("order_id", "=", id)
    .where("kind", "=", "freight_estimate")
    .executeTakeFirstOrThrow();
  return amount ?? 0;
}

const statusOf = async (tid: string) => (await journey.orderOf(tid)).status;
const post = (order_tid: string) => billing.call(postBill, { order_tid });
const queueOf = async (tid: string) =>
  valueOf(await billing.call(listOrdersToBill, { page_size: 100 })).datalist.find(
    ({ order_tids }) => order_tids.includes(tid),
  );
const seenBy = async (ming: TestCustomer, tid: string) =>
  valueOf(await ming.call(getOrderDetail, { tid })).data;
const told = async (ming: TestCustomer, tid: string) => ({
  notices: (
    await db.selectFrom("notices").select("kind").where("account_id", "=", ming.id).execute()
  ).filter(({ kind }) => kind === "part_let_go").length,
  log: valueOf(await ming.call(queryTradeLoggerList, { tid })).datalist.filter(
    ({ biz_code }) => biz_code === 55,
  ).length,
});
async function departed(parcel: string) {
  const wish = { warehouse: "guangzhou", region: "TW", transport: 12 } as const;
  const { number } = valueOf(await logistics.call(createBox, wish)).data;
  valueOf(await logistics.call(loadBox, { number, tids: [parcel] }));
  for (const event of ["seal", "depart"] as const)
    valueOf(await logistics.call(moveBox, { number, event }));
}

describe("what has arrived of an order", () => {
  test("waits for the rest until its customer's days are over, and is then billed and may leave, told once [ORD-22] [BO-16]", async () => {
    const { ming, tid, first, second } = await twoLines();
    const early = await twoLines();
    const parcel = await received(first, { days: 3 });
    await received(early.first, { days: 2 });
    expect((await seenBy(ming, tid)).instructions).toMatchObject({
      part_goes_at: "2026-03-02 12:00:00",
      is_part_let_go: false,
    });
    expect(refusalOf(await post(tid))).toBe("order_not_in_state");
    await letPartsGo(needs);
    await letPartsGo(needs);
    expect(await told(ming, tid)).toEqual({ notices: 1, log: 1 });
    expect(await told(early.ming, early.tid)).toEqual({ notices: 0, log: 0 });
    expect(await queueOf(early.tid)).toBeUndefined();
    expect((await seenBy(ming, tid)).instructions).toMatchObject({ is_part_let_go: true });
    expect(valueOf(await ming.call(queryShipments, {})).datalist).toMatchObject([
      { order_tids: [tid], parcel_tids: [parcel], awaited_tids: [] },
    ]);
    expect(await queueOf(tid)).toMatchObject({ order_tids: [tid], part_tids: [tid] });

    const bill = valueOf(await post(tid)).data;
    expect(await statusOf(tid)).toBe(6);
    valueOf(await pay(ming, bill.bill_tid));
    expect(await statusOf(tid)).toBe(1);
    await departed(parcel);
    expect(await journey.itemsOf(tid)).toMatchObject([{ status: 8 }, { status: 13 }]);
    expect(await queueOf(tid)).toBeUndefined();

    // The rest comes and has a bill of its own.
    const rest = await received(second);
    expect(await statusOf(tid)).toBe(2);
    expect((await queueOf(tid))?.parcels.map((one) => one.tid)).toEqual([rest]);
    expect(await queueOf(tid)).toMatchObject({ part_tids: [] });
    const last = valueOf(await post(tid)).data;
    valueOf(await pay(ming, last.bill_tid));
    expect(await statusOf(tid)).toBe(3);
    await departed(rest);
    expect(await statusOf(tid)).toBe(4);
    const { sums, charges } = await seenBy(ming, tid);
    expect(sums.second_instalment).toBe(bill.amount + last.amount);
    expect(charges).toHaveLength(4);
    expect(await checkLedger(db)).toEqual([]);
  });

  test("goes for nobody who gave no days, and no line goes before all pieces of it are there", async () => {
    const silent = await twoLines({ days: null });
    await received(silent.first, { days: 50 });
    const { tid, first, second } = await twoLines();
    await received(first, { num: 1, days: 50 });
    await letPartsGo(needs);
    expect(await queueOf(silent.tid)).toBeUndefined();
    expect(await queueOf(tid)).toBeUndefined();
    const whole = await received(second, { days: 4 });
    await letPartsGo(needs);
    expect((await queueOf(tid))?.parcels.map((one) => one.tid)).toEqual([whole]);
  });

  test("takes of what was paid in advance what its bill comes to, and the last bill takes what is left of it [BO-18] [PAY-04]", async () => {
    const { ming, tid, first, second } = await twoLines({ order: { pay_mode: "once" } });
    const advance = await advanceOf(tid);
    await received(first, { days: 3 });
    await letPartsGo(needs);
    const part = valueOf(await billing.call(previewBill, { order_tid: tid })).data;
    expect(part.estimate).toBe(Math.min(advance, part.amount));
    const posted = valueOf(await post(tid)).data;
    if (part.due > 0) valueOf(await pay(ming, posted.bill_tid));
    await received(second);
    const rest = valueOf(await billing.call(previewBill, { order_tid: tid })).data;
    expect(rest.estimate).toBe(advance - part.estimate);
    const { sums } = await seenBy(ming, tid);
    expect(sums.second_instalment).toBe(part.due);
  });

  test("waits for its bill again where that is taken back", async () => {
    const { ming, tid, first } = await twoLines();
    await received(first, { days: 3 });
    await letPartsGo(needs);
    const { bill_tid } = valueOf(await post(tid)).data;
    valueOf(await billing.call(cancelBill, { tid: bill_tid, reason: "重量有誤" }));
    expect(await statusOf(tid)).toBe(1);
    await letPartsGo(needs);
    expect(await queueOf(tid)).toMatchObject({ part_tids: [tid] });
    expect(await told(ming, tid)).toEqual({ notices: 2, log: 2 });
  });

  test("is all there is once the rest falls: paid it may leave, gone it is on its way [ORD-60] [ORD-68]", async () => {
    const fell = async ({ hasLeft }: { hasLeft: boolean }) => {
      const { ming, tid, first, second } = await twoLines();
      const parcel = await received(first, { days: 3 });
      await letPartsGo(needs);
      valueOf(await pay(ming, valueOf(await post(tid)).data.bill_tid));
      if (hasLeft) await departed(parcel);
      const { data } = valueOf(await buyer.call(recordStockOut, { oid: second, num: 2 }));
      valueOf(await finance.call(executeRefund, { number: data.number }));
      return { status: await statusOf(tid), isQueued: (await queueOf(tid)) !== undefined };
    };
    expect(await fell({ hasLeft: false })).toEqual({ status: 3, isQueued: false });
    expect(await fell({ hasLeft: true })).toEqual({ status: 4, isQueued: false });
    expect(await checkLedger(db)).toEqual([]);
  });

  test("owes its bill still where the rest falls before it is paid: paid it may leave, taken back it is billed anew [REF-17] [ORD-68]", async () => {
    const fallen = async () => {
      const order = await twoLines();
      await received(order.first, { days: 3 });
      await letPartsGo(needs);
      const bill = valueOf(await post(order.tid)).data;
      const { data } = valueOf(await buyer.call(recordStockOut, { oid: order.second, num: 2 }));
      valueOf(await finance.call(executeRefund, { number: data.number }));
      expect(await statusOf(order.tid)).toBe(6);
      return { ...order, bill };
    };
    const paid = await fallen();
    valueOf(await pay(paid.ming, paid.bill.bill_tid));
    expect(await statusOf(paid.tid)).toBe(3);
    expect(await queueOf(paid.tid)).toBeUndefined();

    const back = await fallen();
    valueOf(await billing.call(cancelBill, { tid: back.bill.bill_tid, reason: "重量有誤" }));
    expect(await statusOf(back.tid)).toBe(2);
    expect(await queueOf(back.tid)).toMatchObject({ part_tids: [] });
    valueOf(await pay(back.ming, valueOf(await post(back.tid)).data.bill_tid));
    expect(await statusOf(back.tid)).toBe(3);
    expect(await checkLedger(db)).toEqual([]);
  });
});
