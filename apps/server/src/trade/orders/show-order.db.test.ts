import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { addBilledCharge } from "../charges/add-charges.ts";
import { lockOrder } from "./lock-order.ts";
import { moveItem } from "./move-item.ts";
import { recordBill } from "./record-bill.ts";
import { recordFirstPayment, recordLaterPayment } from "./record-payment.ts";
import { rewriteOrderStatus } from "./rewrite-order-status.ts";

const { db, customer, staff, clock, needs } = await openTestApp();

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

type Customer = Awaited<ReturnType<typeof customer>>;

/** A paid order of two skus of one product by air, at the mainland warehouse, not yet billed. */
async function arrive(ming: Customer): Promise<{ tid: string; id: number }> {
  const wish = { price: 10_000, mainland_freight: 0, weight_g: 500, colours: ["白", "黑"] };
  const { item_ids } = await insertProduct(db, clock.now(), wish);
  const lines = item_ids.map((item_id) => ({ item_id, num: 1 }));
  const tid = await placeOrder(ming, lines, { insurance: 0, transport: 12, remark: "易碎" });
  const reviewer = await staff("reviewer");
  valueOf(await reviewer.call(approveOrder, { tid }));
  const { id } = valueOf(await lockOrder(db, { tid }));
  const pay_info = { rate_e6: 4_530_000, exchange_rate: "4.53", cash: 85_600, bonus: 5_000 };
  valueOf(await recordFirstPayment(db, id, { pay_info, pay_real: 85_600, now: clock.now() }));
  const items = await db
    .selectFrom("order_items")
    .select(["id", "status"])
    .where("order_id", "=", id)
    .execute();
  for (const item of items) {
    let { status } = item;
    for (const event of ["purchase", "ship", "receive"] as const)
      status = valueOf(await moveItem(db, { id: item.id, status }, event));
  }
  await rewriteOrderStatus(db, id);
  return { tid, id };
}

/** International freight of 338.00 that was 368.00, and 80.00 to the door. */
async function bill(ming: Customer, order: { tid: string; id: number }): Promise<string> {
  const { id: bill_id } = await db
    .insertInto("bills")
    .values({
      tid: `SP260302${order.tid.slice(8)}`.replace(/.$/, "Z"),
      account_id: ming.id,
      currency: "TWD",
      state: "unpaid",
      amount: 41_800,
      explanation: "{}",
      posted_at: clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const charge = { order_id: order.id, bill_id };
  const international = {
    kind: "international_freight",
    amount: 33_800,
    original_amount: 36_800,
  } as const;
  const local = { kind: "local_freight", amount: 8_000, original_amount: 8_000 } as const;
  const figures = { chargeable_g: 2400, per_kg: 12_000 };
  await addBilledCharge(db, { ...charge, ...international, figures }, null);
  await addBilledCharge(db, { ...charge, ...local, figures: {} }, null);
  const child_tid = `SP260302${order.tid.slice(8)}`.replace(/.$/, "Y");
  await db
    .insertInto("supplements")
    .values({
      child_tid,
      order_id: order.id,
      bill_id,
      kind: "freight",
      pay_status: 0,
      status: 0,
      amount: 41_800,
      created_at: clock.now(),
    })
    .execute();
  await recordBill(db, order.id, { change: 41_800, now: clock.now() });
  return child_tid;
}

const show = async (who: Customer, tid: string) =>
  valueOf(await who.call(getOrderDetail, { tid })).data;

describe("an order that was paid", () => {
  test("carries its rate, its red packet and its remark as JSON text [ORD-72] [ORD-73] [ORD-77]", async () => {
    const ming = await customer();
    const { tid } = await arrive(ming);
    const order = await show(ming, tid);
    expect(order.pay_info.exchange_rate).toBe("4.53");
    expect(JSON.parse(order.pay_info.pay_remark_string)).toEqual({ HONGBAO: 5_000 });
    expect(JSON.parse(order.remark)).toEqual(["易碎"]);
  });

  test("holds its goods under their seller, with options, size, and what was given back [ORD-80] [ORD-81]", async () => {
    const ming = await customer();
    const { tid } = await arrive(ming);
    const { sell_order_list } = await show(ming, tid);
    const [white] = sell_order_list[0]?.wholesale_order_items ?? [];
    expect(white).toMatchObject({ tid, oid: `${tid}-1`, num: 1, refund_status: 0, out_oid: "" });
    expect(white).toMatchObject({ refund_real: 0, refund_num: 0, remark: "", supplement: 0 });
    expect(white?.wholesale_item_d_o).toMatchObject({
      id: Number(white?.spu_id),
      item_name: "连衣裙",
    });
    expect(JSON.parse(white?.wholesale_item_d_o.props ?? "")).toEqual({ 颜色: "白" });
    expect(JSON.parse(white?.wholesale_item_d_o.size ?? "")).toEqual({ weight: 500 });
  });

  test("carries its number, kind and state, and keeps moments empty until they happen [API-67] [ORD-69] [ORD-70]", async () => {
    const ming = await customer();
    const { tid } = await arrive(ming);
    const order = await show(ming, tid);
    expect(order).toMatchObject({ tid, status: 2, biz_attribute: 0, cdate: "2026-03-02 12:00:00" });
    expect(order.pay_time).not.toBe("");
    expect([order.receive_time, order.offshore_time, order.edate]).toEqual(["", "", ""]);
    expect(order.international_transport_time).toBe("");
  });

  test("hides a supplement that was cancelled [ORD-43]", async () => {
    const ming = await customer();
    const order = await arrive(ming);
    await bill(ming, order);
    const cancelled = { pay_status: 0, status: 9 } as const;
    await db.updateTable("supplements").set(cancelled).where("order_id", "=", order.id).execute();
    expect((await show(ming, order.tid)).supplement_list).toEqual([]);
  });

  test("shows at the dock what is done, what is now and what is ahead", async () => {
    const ming = await customer();
    const { tid } = await arrive(ming);
    const { timeline } = await show(ming, tid);
    const stages = (state: string) =>
      timeline.filter((stop) => stop.state === state).map(({ stage }) => stage);
    expect(stages("done")).toEqual([
      "placed",
      "reviewed",
      "first_paid",
      "seller_shipped",
      "warehouse",
    ]);
    expect(stages("now")).toEqual(["billed"]);
    expect(stages("ahead").at(-1)).toBe("completed");
  });
});

describe("an order whose freight is billed", () => {
  test("waits for the second payment, under its own number [ORD-25] [ORD-40]", async () => {
    const ming = await customer();
    const order = await arrive(ming);
    const child_tid = await bill(ming, order);
    const shown = await show(ming, order.tid);
    expect(shown).toMatchObject({
      status: 6,
      helper_code: 3,
      due: { instalment: 2, tids: [order.tid], amount: 41_800, currency: "TWD" },
      actions: ["pay"],
      supplement_list: [
        {
          pay_status: 0,
          status: 0,
          supplement_order_list: [{ child_tid, hd_fee: 41_800, item_fee: 0 }],
        },
      ],
    });
  });

  test("lists sellers, supplements with what they ask, and what came back", async () => {
    const ming = await customer();
    const order = await arrive(ming);
    const child_tid = await bill(ming, order);
    const { sell_order_list, supplement_list, no_item_refund_list } = await show(ming, order.tid);
    expect(sell_order_list).toMatchObject([
      { wholesale_order_items: [{ num: 1 }, { num: 1 }] },
      {},
    ]);
    expect(supplement_list).toMatchObject([
      { pay_status: 0, status: 0, pay_real: 0, supplement_order_list: [{ child_tid }] },
    ]);
    expect(no_item_refund_list).toEqual([]);
  });

  test("counts charges neither as goods nor as SKUs", async () => {
    const ming = await customer();
    const order = await arrive(ming);
    await bill(ming, order);
    const shown = await show(ming, order.tid);
    expect([shown.sku_count, shown.piece_count, shown.items.length]).toEqual([2, 2, 2]);
    expect(shown.goods_amount).toBe(20_000);
  });

  test("says what freight cost before its discount", async () => {
    const ming = await customer();
    const order = await arrive(ming);
    await bill(ming, order);
    const { fee_hd, ext } = await show(ming, order.tid);
    expect(JSON.parse(fee_hd)).toEqual({ HD2_ALL: 33_800, HD3_ALL: 8_000 });
    expect(JSON.parse(ext)).toEqual({
      extMap: { orderMark: ["red_packet"], HD2: { original_price: 36_800, discount: 3_000 } },
    });
  });

  test("adds up: measured freight in place of the estimate, to the cent [MONEY-10] [MONEY-12]", async () => {
    const ming = await customer();
    const order = await arrive(ming);
    await bill(ming, order);
    const { sums } = await show(ming, order.tid);
    expect(sums.is_second_estimate).toBe(false);
    expect(sums.rows.map(({ key, instalment, amount }) => [key, instalment, amount])).toEqual([
      ["goods", 1, 90_600],
      ["mainland_freight", 1, 0],
      ["bonus", 1, -5_000],
      ["international_freight", 2, 33_800],
      ["local_freight", 2, 8_000],
    ]);
    expect(sums.first_instalment).toBe(85_600);
    expect(sums.door_total).toBe(85_600 + 41_800);
    expect(sums.rows[3]?.reason).toEqual({
      key: "weight_times_rate",
      values: { chargeable_g: 2400, per_kg: 12_000 },
    });
  });

  test("shows the supplement as succeeded once it is paid, and what was paid in all [ORD-41] [ORD-71]", async () => {
    const ming = await customer();
    const order = await arrive(ming);
    const child_tid = await bill(ming, order);
    await db
      .updateTable("supplements")
      .set({ pay_status: 2, status: 1, pay_real: 41_800, paid_at: clock.now() })
      .where("child_tid", "=", child_tid)
      .execute();
    await recordLaterPayment(db, order.id, { amount: 41_800 });
    const shown = await show(ming, order.tid);
    expect(shown).toMatchObject({ status: 3, due: null, actions: [] });
    expect([shown.pay_real, shown.fee_total]).toEqual([127_400, 127_400]);
    expect(shown.supplement_list).toMatchObject([{ pay_status: 2, status: 1, pay_real: 41_800 }]);
    const signed = shown.timeline.find(({ stage }) => stage === "signed");
    // Air takes four to six days by the tariff.
    expect([signed?.expected_from, signed?.expected_to]).toEqual(["2026-03-06", "2026-03-08"]);
  });
});
