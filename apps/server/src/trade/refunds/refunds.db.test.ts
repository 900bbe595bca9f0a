import {
  closeReverse,
  getReverseDetail,
  reverseApplyBatch,
  simulateReverse,
} from "@sampan/contract/trade/refunds/refunds";
import {
  acceptRefund,
  executeRefund,
  recordStockOut,
  rejectRefund,
} from "@sampan/contract/trade/refunds/staff-refunds";
import { closeOrder, getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { escalateLateRefunds } from "./refund-jobs.ts";

const world = await openTestApp();
const { customer, staff, db, clock, needs } = world;
const journey = await openJourney(world);
const [service, finance, other] = [
  await staff("service"),
  await staff("finance"),
  await staff("finance"),
];

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

async function bought(num = 4) {
  const ming = await customer();
  const tid = await journey.paid(ming, { num });
  const [item] = await journey.itemsOf(tid);
  return { ming, tid, oid: item?.oid ?? "" };
}
const cashOf = async (id: number) =>
  (
    await db
      .selectFrom("ledger_accounts")
      .select("balance")
      .where("owner_id", "=", id)
      .where("kind", "=", "cash")
      .executeTakeFirstOrThrow()
  ).balance;

async function asked(num: number, of = 4) {
  const order = await bought(of);
  const { datalist } = valueOf(
    await order.ming.call(reverseApplyBatch, {
      list: [{ oid: order.oid, num, reason: "not_wanted" }],
    }),
  );
  return { ...order, number: datalist[0]?.number ?? "" };
}

describe("a request", () => {
  test("is accepted by service and paid by finance, once, and closes an order that fell whole [API-73] [BO-25] [REF-17]", async () => {
    const { ming, tid, oid, number } = await asked(4);
    const before = await cashOf(ming.id);
    const paid = (await journey.orderOf(tid)).pay_real;
    expect(refusalOf(await finance.call(executeRefund, { number }))).toBe("refund_not_in_state");
    valueOf(await service.call(acceptRefund, { number, num: 4, fault: "customer" }));
    const { data } = valueOf(await finance.call(executeRefund, { number }));
    expect(data.status).toBe(1 + 2 + 8 + 1024);
    expect(refusalOf(await finance.call(executeRefund, { number }))).toBe("refund_not_in_state");
    expect((await cashOf(ming.id)) - before).toBe(data.cash);
    expect(data.cash).toBe(paid);
    expect(await journey.orderOf(tid)).toMatchObject({ status: 9, pay_real: 0 });
    expect(await journey.itemsOf(tid)).toMatchObject([
      { oid, status: 15, refund_num: 4, refund_status: 1035 },
    ]);
  });

  test("in part leaves the rest of the line, and asks for no more than is left [REF-12] [REF-18]", async () => {
    const { ming, tid, oid, number } = await asked(1);
    valueOf(await service.call(acceptRefund, { number, num: 1, fault: "customer" }));
    valueOf(await finance.call(executeRefund, { number }));
    expect(await journey.itemsOf(tid)).toMatchObject([{ status: 13, refund_num: 1 }]);
    expect(
      refusalOf(await ming.call(reverseApplyBatch, { list: [{ oid, num: 4, reason: "late" }] })),
    ).toBe("refund_too_many");
  });

  test("that is rejected or not answered is closed by its customer, and by no other [REF-20] [BO-24]", async () => {
    const { ming, number } = await asked(1);
    expect(refusalOf(await service.call(rejectRefund, { number }))).toBe("reason_needed");
    valueOf(await service.call(rejectRefund, { number, reason: "已出货" }));
    expect(refusalOf(await (await customer()).call(getReverseDetail, { number }))).toBe(
      "refund_unknown",
    );
    expect(valueOf(await ming.call(closeReverse, { number })).data.state).toBe("closed");
  });

  test("of a fee, of nothing, or of a closed order is refused in words of its own [ORD-82] [REF-18]", async () => {
    const { ming, tid, oid, number } = await asked(4);
    const ask = async (list: { oid: string; num: number; reason: string }[]) =>
      refusalOf(await ming.call(simulateReverse, { list }));
    expect(await ask([{ oid: `${tid}-c1`, num: 1, reason: "" }])).toBe("refund_of_fee");
    expect(await ask([{ oid, num: 0, reason: "" }])).toBe("refund_number_needed");
    expect(await ask([{ oid, num: 1, reason: "" }])).toBe("refund_open_already");
    valueOf(await service.call(acceptRefund, { number, num: 4, fault: "customer" }));
    valueOf(await finance.call(executeRefund, { number }));
    expect(await ask([{ oid, num: 1, reason: "" }])).toBe("refund_of_closed");
  });
});

test("whoever accepted a refund does not pay it out, another does [BO-25]", async () => {
  const { number } = await asked(1);
  valueOf(await finance.call(acceptRefund, { number, num: 1, fault: "us" }));
  expect(refusalOf(await finance.call(executeRefund, { number }))).toBe("self_approval");
  valueOf(await other.call(executeRefund, { number }));
});

const read = async (ming: TestCustomer, tid: string) =>
  valueOf(await ming.call(getOrderDetail, { tid })).data;

test("a line of which the seller has nothing says so, is refunded whole, and closes the order that was of it alone [ORD-61] [ORD-60] [ORD-38]", async () => {
  const { ming, tid, oid } = await bought(3);
  expect(refusalOf(await ming.call(closeOrder, { tid }))).toBe("order_not_in_state");
  const { data } = valueOf(await journey.buyer.call(recordStockOut, { oid, num: 3 }));
  expect(await read(ming, tid)).toMatchObject({ status: 1, items: [{ status: 16, num: 3 }] });
  expect(refusalOf(await ming.call(closeOrder, { tid }))).toBe("order_not_in_state");
  valueOf(await finance.call(executeRefund, { number: data.number }));
  const closed = await read(ming, tid);
  expect(closed).toMatchObject({ status: 9, items: [{ status: 15, refund_num: 3 }] });
  // From the first code after payment to the last, over none between.
  expect(closed.helper_code).toBe(6);

  const unpaid = await journey.approved(ming);
  expect((await read(ming, unpaid)).helper_code).toBe(0);
  valueOf(await ming.call(closeOrder, { tid: unpaid }));
  expect((await read(ming, unpaid)).helper_code).toBe(6);
});

test("a partial stock-out opens a refund of what is missing, and the rest is bought on [BO-11] [ORD-64]", async () => {
  const { ming, tid, oid } = await bought(10);
  const { data } = valueOf(await journey.buyer.call(recordStockOut, { oid, num: 2 }));
  expect(data).toMatchObject({ status: 1 + 1024, holder: "finance", num: 2 });
  expect(await journey.itemsOf(tid)).toMatchObject([{ status: 19 }]);
  expect(await read(ming, tid)).toMatchObject({ items: [{ status: 19 }] });
  valueOf(await finance.call(executeRefund, { number: data.number }));
  expect(await journey.itemsOf(tid)).toMatchObject([{ status: 19, num: 10, refund_num: 2 }]);
});

test("what service does not answer in time goes to finance by itself, and what is accepted is advanced", async () => {
  const [unanswered, accepted] = [await asked(1), await asked(1)];
  valueOf(await service.call(acceptRefund, { number: accepted.number, num: 1, fault: "customer" }));
  clock.pass({ hours: 49 });
  await escalateLateRefunds(needs);
  const see = async ({ ming, number }: typeof accepted) =>
    valueOf(await ming.call(getReverseDetail, { number })).data;
  expect(await see(unanswered)).toMatchObject({ holder: "finance", is_late: true });
  expect(await see(accepted)).toMatchObject({
    holder: "nobody",
    is_advanced: true,
    state: "succeeded",
  });
});
