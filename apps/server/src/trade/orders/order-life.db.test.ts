import { addDays } from "@sampan/domain/kernel/business-time";
import {
  closeOrder,
  confirmReceipt,
  getOrderDetail,
  queryTradeLoggerList,
} from "@sampan/contract/trade/orders/orders";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import { itemStatuses, type ItemStatus } from "@sampan/domain/trade/orders/item-state";
import { deriveOrderStatus } from "@sampan/domain/trade/orders/derive-order-status";
import { pino } from "pino";
import { beforeAll, describe, expect, test } from "vitest";
import { insertSession } from "../../../../../tests/support/test-people.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import type { TestCaller } from "../../../../../tests/support/test-caller.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { lockOrder } from "./lock-order.ts";
import { moveItem } from "./move-item.ts";
import { moveLiveItems } from "./move-live-items.ts";
import { closeUnpaidOrders, completeSignedOrders } from "./order-jobs.ts";
import { recordBill } from "./record-bill.ts";
import { recordFirstPayment } from "./record-payment.ts";
import { recordHandOver } from "./record-journey.ts";
import { factsOf, readStoredFacts, rewriteOrderStatus } from "./rewrite-order-status.ts";

const { db, customer, staff, clock, needs } = await openTestApp();

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

type Customer = Awaited<ReturnType<typeof customer>>;

async function place(ming: Customer): Promise<string> {
  const { item_id } = await insertProduct(db, clock.now(), { price: 10_000, mainland_freight: 0 });
  return placeOrder(ming, [{ item_id, num: 1 }], { insurance: 0 });
}

const approve = async (tid: string) =>
  valueOf(await (await staff("reviewer")).call(approveOrder, { tid }));

/** Pays without the ledger: what payments do with an order is proven where payments live. */
async function pay(tid: string): Promise<number> {
  const order = valueOf(await lockOrder(db, { tid }));
  const pay_info = { rate_e6: 4_530_000, exchange_rate: "4.53", cash: 45_300 };
  valueOf(await recordFirstPayment(db, order.id, { pay_info, pay_real: 45_300, now: clock.now() }));
  return order.id;
}

async function moveAll(orderId: number, ...events: Parameters<typeof moveItem>[2][]) {
  for (const event of events) {
    const items = await db
      .selectFrom("order_items")
      .select(["id", "status"])
      .where("order_id", "=", orderId)
      .execute();
    for (const item of items) valueOf(await moveItem(db, item, event));
    await rewriteOrderStatus(db, orderId);
  }
}

/** Brings a new order to the point where it is with the carrier. */
async function deliver(ming: Customer): Promise<{ tid: string; orderId: number }> {
  const tid = await place(ming);
  await approve(tid);
  const orderId = await pay(tid);
  await moveAll(orderId, "purchase", "ship", "receive", "assign");
  await recordBill(db, orderId, { change: 0, now: clock.now() });
  await moveAll(orderId, "dispatch", "enter_customs", "arrive", "prepare_delivery");
  return { tid, orderId };
}

const detail = async (who: TestCaller, tid: string) =>
  valueOf(await who.call(getOrderDetail, { tid })).data;

describe("an order's way", () => {
  test("shows every status with its helper code [ORD-23] [ORD-24] [ORD-39]", async () => {
    const ming = await customer();
    const tid = await place(ming);
    const seen = async () => {
      const { status, helper_code } = await detail(ming, tid);
      return [status, helper_code];
    };
    expect(await seen()).toEqual([-1, -1]);
    await approve(tid);
    expect(await seen()).toEqual([0, 0]);
    const orderId = await pay(tid);
    expect(await seen()).toEqual([1, 1]);
    await moveAll(orderId, "purchase", "ship", "receive");
    expect(await seen()).toEqual([2, 2]);
    await recordBill(db, orderId, { change: 0, now: clock.now() });
    expect(await seen()).toEqual([3, 4]);
    await moveAll(orderId, "assign", "dispatch");
    expect(await seen()).toEqual([4, 4]);
    await moveAll(orderId, "enter_customs", "arrive", "prepare_delivery", "hand_over");
    expect(await seen()).toEqual([5, 4]);
    valueOf(await ming.call(confirmReceipt, { tid }));
    expect(await seen()).toEqual([7, 5]);
  });

  test("can be paid once approved, at the amount that is due [ORD-14] [ORD-13]", async () => {
    const ming = await customer();
    const tid = await place(ming);
    expect(await detail(ming, tid)).toMatchObject({ due: null, actions: ["close"] });
    await approve(tid);
    expect(await detail(ming, tid)).toMatchObject({
      due: { instalment: 1, tids: [tid], amount: 45_300, currency: "TWD" },
      actions: ["pay", "close"],
    });
  });

  test("keeps the rate it was paid at [MONEY-12] [ORD-72]", async () => {
    const ming = await customer();
    const tid = await place(ming);
    await approve(tid);
    await pay(tid);
    await db.transaction().execute(async (open) => {
      await open.updateTable("exchange_rates").set({ rate_e6: 9_000_000 }).execute();
      const { pay_info, pay_real } = valueOf(await lockOrder(open, { tid }));
      expect([pay_info.exchange_rate, pay_real]).toEqual(["4.53", 45_300]);
    });
    await needs.prices.refresh();
    const { sums, pay_info } = await detail(ming, tid);
    expect(sums).toMatchObject({
      exchange_rate: "4.53",
      is_rate_fixed: true,
      first_instalment: 45_300,
    });
    expect(pay_info.exchange_rate).toBe("4.53");
    await db.deleteFrom("exchange_rates").execute();
    await insertRates(needs, clock.now());
  });

  test("refuses every move that its items' table does not have [ORD-18]", async () => {
    const ming = await customer();
    const tid = await place(ming);
    const { id } = valueOf(await lockOrder(db, { tid }));
    const item = await db
      .selectFrom("order_items")
      .select(["id", "status"])
      .where("order_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(refusalOf(await moveItem(db, item, "dispatch"))).toBe("item_not_in_state");
    expect(refusalOf(await moveLiveItems(db, id, { event: "pay", change: {} }))).toBe(
      "item_not_in_state",
    );
    expect(await detail(ming, tid)).toMatchObject({ status: -1, items: [{ status: 1 }] });
  });

  test("stores the status that its facts give, whatever its items are at [ORD-68]", async () => {
    const ming = await customer();
    const tid = await place(ming);
    await approve(tid);
    const orderId = await pay(tid);
    for (const status of itemStatuses) {
      await db.updateTable("order_items").set({ status }).where("order_id", "=", orderId).execute();
      const { to } = await rewriteOrderStatus(db, orderId);
      const { from, facts } = factsOf(await readStoredFacts(db, orderId));
      expect([from, to]).toEqual([deriveOrderStatus(facts), deriveOrderStatus(facts)]);
      expect(facts.items).toEqual([status] satisfies ItemStatus[]);
    }
  });
});

describe("closing an order", () => {
  test.each(["in review", "unpaid"])("works while it is %s [ORD-17] [API-69]", async (state) => {
    const ming = await customer();
    const tid = await place(ming);
    if (state === "unpaid") await approve(tid);
    valueOf(await ming.call(closeOrder, { tid }));
    expect(await detail(ming, tid)).toMatchObject({
      status: 9,
      helper_code: 6,
      items: [{ status: 3 }],
      actions: [],
      claimable_until: "",
    });
    expect(refusalOf(await ming.call(closeOrder, { tid }))).toBe("order_not_in_state");
  });

  test("is refused once it is paid, and to strangers [ORD-17] [ORD-22]", async () => {
    const [ming, other] = [await customer(), await customer()];
    const tid = await place(ming);
    expect(refusalOf(await other.call(closeOrder, { tid }))).toBe("order_unknown");
    expect(refusalOf(await other.call(getOrderDetail, { tid }))).toBe("order_unknown");
    expect(refusalOf(await other.call(queryTradeLoggerList, { tid }))).toBe("order_unknown");
    await approve(tid);
    await pay(tid);
    expect(refusalOf(await ming.call(closeOrder, { tid }))).toBe("order_not_in_state");
    expect((await detail(ming, tid)).status).toBe(1);
  });

  test("happens by itself when nobody pays by the deadline [ORD-27]", async () => {
    const ming = await customer();
    const tid = await place(ming);
    await approve(tid);
    clock.pass({ hours: needs.limits.payment_deadline_hours - 1 });
    await closeUnpaidOrders(needs);
    expect((await detail(ming, tid)).status).toBe(0);
    clock.pass({ hours: 2 });
    await closeUnpaidOrders(needs);
    expect((await detail(ming, tid)).status).toBe(9);
  });

  test("goes on past one that cannot be closed, and the job says which it was", async () => {
    const ming = await customer();
    const [broken, late] = [await place(ming), await place(ming)];
    await approve(broken);
    clock.pass({ minutes: 1 });
    await approve(late);
    const { id } = valueOf(await lockOrder(db, { tid: broken }));
    // Goods that are under way although nobody paid them: a fault that no customer can cause.
    await db.updateTable("order_items").set({ status: 8 }).where("order_id", "=", id).execute();
    clock.pass({ hours: needs.limits.payment_deadline_hours });
    const logged: unknown[] = [];
    const log = pino({ level: "error" }, { write: (line) => void logged.push(JSON.parse(line)) });
    await expect(closeUnpaidOrders({ ...needs, log })).rejects.toThrow(`1 of 2 failed: ${broken}`);
    expect(logged).toMatchObject([
      { of: broken, err: { message: expect.stringContaining("cannot be cancelled") } },
    ]);
    const statuses = [broken, late].map(async (tid) => (await detail(ming, tid)).status);
    expect(await Promise.all(statuses)).toEqual([0, 9]);
    await db.updateTable("order_items").set({ status: 2 }).where("order_id", "=", id).execute();
  });
});

describe("receiving an order", () => {
  test("completes it, grants points, and can be claimed of until the last moment of the fourteenth day [ORD-21] [ORD-26] [API-81]", async () => {
    const ming = await customer();
    const { tid } = await deliver(ming);
    expect((await detail(ming, tid)).actions).toEqual(["confirm_receipt"]);
    valueOf(await ming.call(confirmReceipt, { tid }));
    const order = await detail(ming, tid);
    expect(order).toMatchObject({ status: 7, items: [{ status: 12 }], actions: [] });
    const points = await db
      .selectFrom("ledger_accounts")
      .select("balance")
      .where("owner_id", "=", ming.id)
      .where("kind", "=", "points")
      .executeTakeFirst();
    // 453.00 dollars at a point for each hundred.
    expect(points?.balance).toBe(4);
    const completed = clock.now();
    for (const late_ms of [0, 1]) {
      clock.set(new Date(addDays(completed, 14).getTime() + late_ms));
      ming.cookies.set("session_id", await insertSession(db, clock.now(), ming.id));
      expect((await detail(ming, tid)).is_claimable).toBe(late_ms === 0);
    }
    clock.set(completed);
  });

  test("earns points at the rate that staff set [PTS-03]", async () => {
    const ming = await customer();
    const { tid } = await deliver(ming);
    await setSettings(needs, { points_earned_per_units: 50 });
    valueOf(await ming.call(confirmReceipt, { tid }));
    await setSettings(needs, {});
    const [points] = await db
      .selectFrom("ledger_accounts")
      .select("balance")
      .where("owner_id", "=", ming.id)
      .where("kind", "=", "points")
      .execute();
    // 453.00 dollars at a point for each fifty.
    expect(points?.balance).toBe(9);
  });

  test("is refused while anything is on its way, and to strangers [ORD-21] [ORD-22]", async () => {
    const [ming, other] = [await customer(), await customer()];
    const tid = await place(ming);
    await approve(tid);
    await pay(tid);
    expect(refusalOf(await ming.call(confirmReceipt, { tid }))).toBe("order_not_in_state");
    expect(refusalOf(await other.call(confirmReceipt, { tid }))).toBe("order_unknown");
  });

  test("is assumed days after the hand-over [BO-23]", async () => {
    const ming = await customer();
    const { tid, orderId } = await deliver(ming);
    await moveAll(orderId, "hand_over");
    await recordHandOver(db, orderId, clock.now());
    clock.pass({ days: needs.limits.completion_days - 1 });
    await completeSignedOrders(needs);
    expect((await detail(ming, tid)).status).toBe(5);
    clock.pass({ days: 1 });
    await completeSignedOrders(needs);
    const order = await detail(ming, tid);
    expect([order.status, order.edate !== ""]).toEqual([7, true]);
  });
});
