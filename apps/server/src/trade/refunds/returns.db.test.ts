import {
  closeReverse,
  getReverseDetail,
  reverseApplyBatch,
  simulateReverse,
} from "@sampan/contract/trade/refunds/refunds";
import {
  acceptRefund,
  executeRefund,
  recordReturn,
} from "@sampan/contract/trade/refunds/staff-refunds";
import { confirmReceipt, getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { insertSession } from "../../../../../tests/support/test-people.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { findBalances } from "../../money/ledger/find-balances.ts";
import { moveLiveItems } from "../orders/move-live-items.ts";
import { recordBill } from "../orders/record-bill.ts";
import { escalateLateRefunds } from "./refund-jobs.ts";

const world = await openTestApp();
const { customer, staff, db, clock, needs } = world;
let journey = await openJourney(world);
let [service, finance, warehouse] = [
  await staff("service"),
  await staff("finance"),
  await staff("warehouse"),
];

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** An order of four pieces that its customer has in hand and said so; its freight came to nothing. */
async function completed() {
  const ming = await customer();
  const tid = await journey.paid(ming, { num: 4 });
  const { id } = await journey.orderOf(tid);
  for (const event of ["purchase", "ship", "receive", "assign"] as const)
    valueOf(await moveLiveItems(db, id, { event, change: {} }));
  await recordBill(db, id, { change: 0, now: clock.now() });
  const way = ["dispatch", "enter_customs", "arrive", "prepare_delivery", "hand_over"] as const;
  for (const event of way) valueOf(await moveLiveItems(db, id, { event, change: {} }));
  valueOf(await ming.call(confirmReceipt, { tid }));
  const [item] = await journey.itemsOf(tid);
  return { ming, tid, oid: item?.oid ?? "" };
}

const holdings = (id: number) => findBalances(db, { accountId: id, currency: "TWD" });

async function asked(num: number) {
  const order = await completed();
  const list = [{ oid: order.oid, num, reason: "not_wanted" }];
  expect(valueOf(await order.ming.call(simulateReverse, { list })).datalist).toMatchObject([
    { num, is_return: true },
  ]);
  const { datalist } = valueOf(await order.ming.call(reverseApplyBatch, { list }));
  return { ...order, number: datalist[0]?.number ?? "" };
}

describe("goods of a completed order", () => {
  test("are asked back as a return, and paid for only once they are here [REF-05] [REF-06] [BO-27]", async () => {
    const { ming, tid, oid, number } = await asked(2);
    const read = async () => valueOf(await ming.call(getReverseDetail, { number })).data;
    expect(await read()).toMatchObject({ status: 1 + 256, state: "return_after_completion" });
    // Nothing comes back unasked, and nothing is paid for what is not here.
    expect(refusalOf(await warehouse.call(recordReturn, { number }))).toBe("refund_not_in_state");
    valueOf(await service.call(acceptRefund, { number, num: 2, fault: "customer" }));
    expect(await read()).toMatchObject({ status: 1 + 256 + 1024, holder: "goods" });
    expect(refusalOf(await finance.call(executeRefund, { number }))).toBe("refund_not_in_state");

    valueOf(await warehouse.call(recordReturn, { number }));
    expect(await read()).toMatchObject({
      status: 1 + 256 + 512 + 1024,
      state: "return_completed",
      holder: "finance",
    });
    expect(refusalOf(await warehouse.call(recordReturn, { number }))).toBe("refund_not_in_state");
    const before = await holdings(ming.id);
    const { data } = valueOf(await finance.call(executeRefund, { number }));
    expect(data.cash).toBeGreaterThan(0);
    const after = await holdings(ming.id);
    expect(after.cash - before.cash).toBe(data.cash);
    // Half of what was bought went: so do half of the points that it earned.
    expect(data.points_taken).toBeGreaterThan(0);
    expect(before.points - after.points).toBe(data.points_taken);
    expect(await journey.itemsOf(tid)).toMatchObject([
      { oid, num: 4, refund_num: 2, refund_status: 1 + 2 + 8 + 256 + 512 + 1024 },
    ]);
    expect(await journey.orderOf(tid)).toMatchObject({ status: 7 });
  });

  test("carry what the return is of, for how many and what each had cost in yuan [ORD-87]", async () => {
    const { ming, tid, oid, number } = await asked(3);
    valueOf(await service.call(acceptRefund, { number, num: 1, fault: "us" }));
    const { data } = valueOf(await ming.call(getReverseDetail, { number }));
    const { data: order } = valueOf(await ming.call(getOrderDetail, { tid }));
    const rate = Number(order.pay_info.exchange_rate);
    expect(data).toMatchObject({ oid, num: 3, real_num: 1 });
    const { item_fee } = data.reverse_remark.return_item.ext;
    expect(Math.abs(item_fee - data.amount / rate)).toBeLessThanOrEqual(1);
  });

  test("stay what they are where the request was taken back, and can be asked for again", async () => {
    const { ming, oid, number } = await asked(2);
    valueOf(await ming.call(closeReverse, { number }));
    const list = [{ oid, num: 4, reason: "damaged" }];
    expect(valueOf(await ming.call(reverseApplyBatch, { list })).datalist).toMatchObject([
      { status: 257 },
    ]);
  });

  test("can be asked for until the fourteenth day after completion", async () => {
    const { ming, oid } = await completed();
    const list = [{ oid, num: 1, reason: "damaged" }];
    clock.pass({ hours: 14 * 24 + 1 });
    ming.cookies.set("session_id", await insertSession(db, clock.now(), ming.id));
    expect(refusalOf(await ming.call(simulateReverse, { list }))).toBe("refund_too_late");
  });
});

describe("goods that have to come back and do not", () => {
  beforeAll(async () => {
    // Days have passed: everybody sits down anew.
    journey = await openJourney(world);
    [service, finance, warehouse] = [
      await staff("service"),
      await staff("finance"),
      await staff("warehouse"),
    ];
  });

  test("are asked for once more; who sends them is paid, of who does not the request is closed and nothing paid [REF-06] [REF-10] [BO-53]", async () => {
    const [ming, late] = [await asked(2), await asked(1)];
    for (const { number } of [ming, late])
      valueOf(await service.call(acceptRefund, { number, num: 1, fault: "customer" }));
    const before = await holdings(ming.ming.id);
    const read = async () => {
      ming.ming.cookies.set("session_id", await insertSession(db, clock.now(), ming.ming.id));
      return valueOf(await ming.ming.call(getReverseDetail, { number: ming.number })).data;
    };
    expect(await read()).toMatchObject({ holder: "goods", when_late: "reminded" });
    clock.pass({ hours: 7 * 24 + 1 });
    await escalateLateRefunds(needs);
    const again = await read();
    expect(again).toMatchObject({ holder: "goods", when_late: "closed", status: 1 + 256 + 1024 });
    // The whole time again, not the day that finance would have.
    expect(new Date(again.due_iso).getTime() - clock.now().getTime()).toBe(7 * 86_400_000);
    const payer = await staff("finance");
    const unpaid = await payer.call(executeRefund, { number: ming.number });
    expect(refusalOf(unpaid)).toBe("refund_not_in_state");

    const keeper = await staff("warehouse");
    valueOf(await keeper.call(recordReturn, { number: late.number }));
    const { data } = valueOf(await payer.call(executeRefund, { number: late.number }));
    expect(data.cash).toBeGreaterThan(0);

    clock.pass({ hours: 7 * 24 });
    await escalateLateRefunds(needs);
    const closed = { holder: "nobody", state: "closed", status: 1 + 256 + 1024 + 8192 };
    expect(await read()).toMatchObject(closed);
    expect(await holdings(ming.ming.id)).toEqual(before);
    const told = db.selectFrom("notices").select("kind").where("account_id", "=", ming.ming.id);
    const ofRefunds = await told.where("kind", "like", "refund%").orderBy("id").execute();
    expect(ofRefunds.map(({ kind }) => kind)).toEqual([
      "refund_requested",
      "refund_send_back",
      "refund_goods_awaited",
      "refund_expired",
    ]);
    // What comes after all finds its request closed.
    const tooLate = await (await staff("warehouse")).call(recordReturn, { number: ming.number });
    expect(refusalOf(tooLate)).toBe("refund_not_in_state");
  });
});
