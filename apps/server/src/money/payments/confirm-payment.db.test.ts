import { payConfirm, simulatePay } from "@sampan/contract/money/payments";
import { getAccountBalance, queryAcctLogList } from "@sampan/contract/money/ledger/wallet";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { couponIdOf, insertCoupon } from "../../../../../tests/support/test-coupons.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import {
  fund,
  openJourney,
  pay,
  type TestCustomer,
} from "../../../../../tests/support/test-journey.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { writtenTransfers } from "../../../../../tests/support/written-transfers.ts";
import { recordRate } from "../rates/record-rate.ts";
import { checkLedger } from "../ledger/check-ledger.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const TWD = { currency: "TWD" } as const;
const balanceOf = async (who: TestCustomer) =>
  valueOf(await who.call(getAccountBalance, {})).data.balance;
const statusOf = async (tid: string) => (await journey.orderOf(tid)).status;
const quote = async (who: TestCustomer, ...tids: string[]) =>
  valueOf(await who.call(simulatePay, { tids, ...TWD })).data;

async function richCustomer() {
  const ming = await customer();
  await fund(db, ming, { amount: 1_000_000, now: clock.now() });
  return ming;
}

describe("paying an order", () => {
  test("moves money, goods and order together [PAY-02] [PAY-14] [API-76]", async () => {
    const ming = await richCustomer();
    const tid = await journey.approved(ming);
    const { total, exchange_rate } = await quote(ming, tid);
    const { data } = valueOf(await pay(ming, tid));
    expect(data).toEqual({
      tids: [tid],
      currency: "TWD",
      paid: total,
      balance: 1_000_000 - total,
      pay_time: "2026-03-02 12:00:00",
      page: "order",
    });
    const order = await journey.orderOf(tid);
    expect(order).toMatchObject({
      status: 1,
      pay_real: total,
      pay_time: clock.now(),
    });
    expect(order.pay_info).toStrictEqual({
      exchange_rate,
      rate_e6: 4_530_000,
      rounding: "half_up",
      paid_at: "2026-03-02 12:00:00",
      cash: total,
    });
    expect((await journey.itemsOf(tid)).map(({ status }) => status)).toEqual([13]);
    const { datalist } = valueOf(await ming.call(queryAcctLogList, {}));
    expect(datalist[0]).toMatchObject({ direct: -1, amount: total, kind: "payment_order", tid });
    expect(await balanceOf(ming)).toBe(1_000_000 - total);
  });

  test("with the coupon that its order was placed with says so beside the rate [ORD-72]", async () => {
    const ming = await richCustomer();
    const coupon_id = await insertCoupon(db, clock.now(), { accountId: ming.id, start_value: 0 });
    const tid = await journey.approved(ming, { order: { coupon_id } });
    const { exchange_rate } = await quote(ming, tid);
    valueOf(await pay(ming, tid));
    expect((await journey.orderOf(tid)).pay_info).toMatchObject({
      exchange_rate,
      rate_e6: 4_530_000,
      coupon: 5_000,
      coupon_id: await couponIdOf(db, coupon_id),
    });
  });

  test("is written into the log of the order and told to the customer [ORD-19]", async () => {
    const ming = await richCustomer();
    const tid = await journey.approved(ming);
    const { total } = await quote(ming, tid);
    valueOf(await pay(ming, tid));
    const { id } = await journey.orderOf(tid);
    const log = await db
      .selectFrom("trade_logs")
      .select(["biz_code", "actor_kind", "content", "at"])
      .where("order_id", "=", id)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(log).toMatchObject({
      biz_code: 6,
      actor_kind: "customer",
      content: { amount: total, currency: "TWD", exchange_rate: "4.53" },
      at: clock.now(),
    });
    const notice = await db
      .selectFrom("notices")
      .select(["kind", "subject_values"])
      .where("account_id", "=", ming.id)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(notice).toEqual({
      kind: "first_payment_received",
      subject_values: { tid, amount: total, currency: "TWD" },
    });
  });

  test("is refused before review approved it [PAY-01] [ORD-13]", async () => {
    const ming = await richCustomer();
    const product = await insertProduct(db, clock.now());
    const tid = await placeOrder(ming, [{ item_id: product.item_id, num: 1 }]);
    await quote(ming, await journey.approved(ming));
    const wanted = { tids: [tid], ...TWD, exchange_rate: "4.53" };
    expect(refusalOf(await ming.call(payConfirm, wanted))).toBe("not_payable");
    expect(await balanceOf(ming)).toBe(1_000_000);
  });

  test("is refused when the balance is short, and says by how much [PAY-10] [ERR-34]", async () => {
    const ming = await customer();
    await fund(db, ming, { amount: 500, now: clock.now() });
    const tid = await journey.approved(ming);
    const { total } = await quote(ming, tid);
    const refused = await pay(ming, tid);
    expect(refused).toMatchObject({
      ok: false,
      error: {
        code: "balance_insufficient",
        values: { shortfall: total - 500 },
        message: "余额不足，请到个人中心储值",
      },
    });
    expect(await balanceOf(ming)).toBe(500);
    expect(await statusOf(tid)).toBe(0);
  });

  test("needs a rate that was quoted to this customer and still holds [PAY-16]", async () => {
    const ming = await richCustomer();
    const tid = await journey.approved(ming);
    const confirm = async (exchange_rate?: string) =>
      refusalOf(
        await ming.call(payConfirm, {
          tids: [tid],
          ...TWD,
          ...(exchange_rate === undefined ? {} : { exchange_rate }),
        }),
      );
    expect(await confirm("4.53")).toBe("rate_expired");
    await quote(ming, tid);
    expect(await confirm("4.00")).toBe("rate_expired");
    expect(await confirm("cheap")).toBe("rate_expired");
    expect(await confirm()).toBe("rate_expired");
    clock.pass({ minutes: 31 });
    expect(await confirm("4.53")).toBe("rate_expired");
    expect(await statusOf(tid)).toBe(0);
  });

  test("keeps the rate it was paid at, whatever the market does later [MONEY-12] [PAY-16]", async () => {
    const ming = await richCustomer();
    const tid = await journey.approved(ming);
    const { exchange_rate, total } = await quote(ming, tid);
    await recordRate(db, {
      currency: "TWD",
      mid_e6: 5_000_000,
      margin_bp: 0,
      source: "test",
      valid_from: clock.now(),
    });
    await needs.prices.refresh();
    const paid = { tids: [tid], ...TWD, exchange_rate: exchange_rate ?? "" };
    expect(valueOf(await ming.call(payConfirm, paid)).data.paid).toBe(total);
    expect((await journey.orderOf(tid)).pay_info.exchange_rate).toBe(exchange_rate);
    clock.pass({ minutes: 1 });
    await insertRates(needs, clock.now());
  });

  test("twice charges once [PAY-15]", async () => {
    const ming = await richCustomer();
    const tid = await journey.approved(ming);
    const { data } = valueOf(await pay(ming, tid));
    const again = { tids: [tid], ...TWD, exchange_rate: "4.53" };
    expect(refusalOf(await ming.call(payConfirm, again))).toBe("not_payable");
    expect(await balanceOf(ming)).toBe(data.balance);
  });

  test("with the same key again is answered alike and charges once [PAY-15] [NFR-07]", async () => {
    const ming = await richCustomer();
    const tid = await journey.approved(ming);
    const { exchange_rate } = await quote(ming, tid);
    const input = { tids: [tid], ...TWD, exchange_rate: exchange_rate ?? "" };
    const options = { idempotencyKey: "payment-of-ming-1" };
    const first = valueOf(await ming.call(payConfirm, input, options));
    const second = valueOf(await ming.call(payConfirm, input, options));
    expect(second).toEqual(first);
    expect(await balanceOf(ming)).toBe(first.data.balance);
    const other = { ...input, points: 1 };
    expect(refusalOf(await ming.call(payConfirm, other, options))).toBe("idempotency_key_reused");
  });
});

describe("paying several at once", () => {
  test("pays all of them [PAY-09]", async () => {
    const ming = await richCustomer();
    const tids = [await journey.approved(ming), await journey.approved(ming)];
    const { total, payables } = await quote(ming, ...tids);
    expect(payables.map(({ tid }) => tid)).toEqual(tids);
    expect(valueOf(await pay(ming, ...tids)).data.paid).toBe(total);
    expect(await Promise.all(tids.map(statusOf))).toEqual([1, 1]);
  });

  test("pays none when the balance covers only one, or one is not payable [PAY-09]", async () => {
    const ming = await customer();
    const tids = [await journey.approved(ming), await journey.approved(ming)];
    const { total } = await quote(ming, ...tids);
    await fund(db, ming, { amount: total - 1, now: clock.now() });
    expect(refusalOf(await pay(ming, ...tids))).toBe("balance_insufficient");
    expect(await Promise.all(tids.map(statusOf))).toEqual([0, 0]);
    expect(await balanceOf(ming)).toBe(total - 1);

    const paid = await journey.paid(ming);
    const before = await balanceOf(ming);
    const mixed = { tids: [...tids, paid], ...TWD, exchange_rate: "4.53" };
    expect(refusalOf(await ming.call(payConfirm, mixed))).toBe("not_payable");
    expect(await balanceOf(ming)).toBe(before);
    expect(await Promise.all(tids.map(statusOf))).toEqual([0, 0]);
  });
});

describe("red packet and points", () => {
  test("are consumed with the payment they reduce [PAY-18] [PAY-03]", async () => {
    const ming = await richCustomer();
    const now = clock.now();
    await fund(db, ming, { kind: "bonus", amount: 5_000, now });
    await fund(db, ming, { kind: "points", amount: 100, now });
    const tid = await journey.approved(ming);
    const { bonuses, exchange_rate, total } = await quote(ming, tid);
    const acc_bonus_id = bonuses[0]?.acc_bonus_id ?? "";
    const chosen = { ...TWD, acc_bonus_id, exchange_rate: exchange_rate ?? "" };
    const { data } = valueOf(await ming.call(payConfirm, { tids: [tid], ...chosen, points: 100 }));
    expect(data.paid).toBe(total - 5_000 - 1_000);
    expect((await journey.orderOf(tid)).pay_info).toStrictEqual({
      exchange_rate,
      rate_e6: 4_530_000,
      rounding: "half_up",
      paid_at: "2026-03-02 12:32:00",
      cash: total - 6_000,
      bonus: 5_000,
      points: 1_000,
      points_worth: 10,
    });
    const at = { remark: {}, created_at: clock.now() };
    expect(await writtenTransfers(db, tid)).toEqual([
      {
        idempotency_key: `points_used:${tid}`,
        kind: "points_used",
        ...at,
        moved: { "points PTS": -100, "loyalty PTS": 100 },
      },
      {
        idempotency_key: `pay:${tid}`,
        kind: "payment_order",
        ...at,
        moved: {
          "cash TWD": -(total - 6_000),
          "bonus TWD": -5_000,
          "sales TWD": total - 1_000,
        },
      },
    ]);
    expect(valueOf(await ming.call(getAccountBalance, {})).data).toMatchObject({
      bonus: { total: 0 },
      points: 0,
    });
    const points = valueOf(await ming.call(queryAcctLogList, { subject: "2010107" })).datalist;
    expect(points[0]).toMatchObject({ direct: -1, amount: 100, tid, kind: "points_used" });

    const next = await journey.approved(ming);
    await quote(ming, next);
    expect(refusalOf(await ming.call(payConfirm, { tids: [next], ...chosen }))).toBe(
      "bonus_unusable",
    );
  });
});

test("after all of this the ledger adds up [WAL-50]", async () => {
  expect(await checkLedger(db)).toEqual([]);
});
