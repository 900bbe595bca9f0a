import {
  closeReverse,
  getReverseDetail,
  reverseApplyBatch,
  simulateReverse,
} from "@sampan/contract/trade/refunds/refunds";
import {
  acceptRefund,
  executeRefund,
  listRefunds,
  recordSellerMoney,
  recordStockOut,
  rejectRefund,
} from "@sampan/contract/trade/refunds/staff-refunds";
import { recordPurchase } from "@sampan/contract/trade/purchases/staff-purchases";
import { closeOrder, getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
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

test("nobody rejects a request of their own account, another does", async () => {
  const { ming, number } = await asked(1);
  const own = await staff("service");
  const email = db.selectFrom("staff_members").select("email").where("id", "=", own.id);
  await db.updateTable("accounts").set({ email }).where("id", "=", ming.id).execute();
  const rejection = { number, reason: "已出货" };
  expect(refusalOf(await own.call(rejectRefund, rejection))).toBe("self_approval");
  valueOf(await service.call(rejectRefund, rejection));
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

test("money that the house advanced is owed by the seller, and its customer's, whatever the seller gives back of it later: a part moves nothing, and is recorded once [BO-26] [REF-03]", async () => {
  const { ming, tid, oid } = await bought(4);
  valueOf(await journey.buyer.call(recordPurchase, { oids: [oid], out_oid: `22${oid}` }));
  const list = [{ oid, num: 2, reason: "wrong_goods" }];
  const [request] = valueOf(await ming.call(reverseApplyBatch, { list })).datalist;
  const number = request?.number ?? "";
  valueOf(await service.call(acceptRefund, { number, num: 2, fault: "seller" }));
  const see = async () => valueOf(await ming.call(getReverseDetail, { number })).data;
  expect((await see()).holder).toBe("seller");
  // The seller is late, and then finance is.
  for (let late = 0; late < 2; late += 1) {
    await db
      .updateTable("refunds")
      .set({ due_at: clock.now() })
      .where("number", "=", number)
      .execute();
    await escalateLateRefunds(needs);
  }
  const advanced = await see();
  expect(advanced).toMatchObject({ holder: "nobody", is_advanced: true, state: "succeeded" });
  const owed = async () => {
    const list = valueOf(await journey.buyer.call(listRefunds, { tab: "owed", page_size: 100 }));
    expect(list.waiting["owed"]).toBe(list.total);
    // By seller it is the same money.
    const cny = (of: readonly { cny: number }[]) => of.reduce((all, one) => all + one.cny, 0);
    expect(cny(list.sellers)).toBe(cny(list.datalist));
    return list.datalist.map((refund) => [refund.number, refund.acts]);
  };
  expect(await owed()).toEqual([[number, ["record_seller_money"]]]);
  const [cash, { pay_real }] = [await cashOf(ming.id), await journey.orderOf(tid)];

  const record = (amount: number, of = number) =>
    journey.buyer.call(recordSellerMoney, { number: of, amount });
  expect(valueOf(await record(100)).data).toMatchObject({ seller_amount: 100, holder: "nobody" });
  expect(refusalOf(await record(900))).toBe("refund_not_in_state");
  expect(await owed()).toEqual([]);
  // The other pieces fall for good: what comes back is what was paid for them, and no cent of it twice.
  const { data } = valueOf(await journey.buyer.call(recordStockOut, { oid, num: 2 }));
  valueOf(await record(1, data.number));
  const rest = valueOf(await finance.call(executeRefund, { number: data.number })).data;
  expect(await cashOf(ming.id)).toBe(cash + rest.cash);
  expect((await journey.orderOf(tid)).pay_real).toBe(pay_real - rest.cash);
  expect(await journey.itemsOf(tid)).toMatchObject([{ status: 15, refund_num: 4 }]);
  expect(await checkLedger(db)).toEqual([]);
});

test("what sellers owe is summed by seller, whoever owes most in front, and falls with what one of them gives back [BO-26]", async () => {
  const wait = async (pieces: number, shop_name: string): Promise<string> => {
    const { ming, tid, oid } = await bought(4);
    valueOf(await journey.buyer.call(recordPurchase, { oids: [oid], out_oid: `33${oid}` }));
    const order = db.selectFrom("orders").select("id").where("tid", "=", tid);
    await db.updateTable("sell_orders").set({ shop_name }).where("order_id", "=", order).execute();
    const list = [{ oid, num: pieces, reason: "wrong_goods" }];
    const [request] = valueOf(await ming.call(reverseApplyBatch, { list })).datalist;
    const number = request?.number ?? "";
    valueOf(await service.call(acceptRefund, { number, num: pieces, fault: "seller" }));
    // The seller is late, and then finance is.
    for (let late = 0; late < 2; late += 1) {
      const due = db.updateTable("refunds").set({ due_at: clock.now() });
      await due.where("number", "=", number).execute();
      await escalateLateRefunds(needs);
    }
    return number;
  };
  const owing = async () => {
    const { sellers } = valueOf(await journey.buyer.call(listRefunds, { tab: "owed" }));
    return sellers.filter(({ shop_name }) => shop_name.startsWith("欠款"));
  };
  const first = await wait(1, "欠款甲店");
  const since = formatWireTime(clock.now(), "TW");
  clock.pass({ minutes: 5 });
  await wait(2, "欠款乙店");
  await wait(1, "欠款甲店");
  await wait(1, "欠款乙店");
  const { cny } = await db
    .selectFrom("refunds")
    .select("cny")
    .where("number", "=", first)
    .executeTakeFirstOrThrow();
  const [most, less] = await owing();
  expect([most?.shop_name, most?.refunds]).toEqual(["欠款乙店", 2]);
  expect(less).toMatchObject({ shop_name: "欠款甲店", refunds: 2, cny: 2 * cny, since });
  expect(most?.cny).toBeGreaterThan(less?.cny ?? 0);

  valueOf(await journey.buyer.call(recordSellerMoney, { number: first, amount: 1 }));
  expect(await owing()).toMatchObject([{}, { shop_name: "欠款甲店", refunds: 1, cny }]);
  // Nobody owes for what waits elsewhere.
  expect(valueOf(await journey.buyer.call(listRefunds, { tab: "settled" })).sellers).toEqual([]);
});
