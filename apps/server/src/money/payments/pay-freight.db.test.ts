import { payConfirm, simulatePay } from "@sampan/contract/money/payments";
import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "kysely";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import {
  fund,
  openJourney,
  pay,
  type TestCustomer,
} from "../../../../../tests/support/test-journey.ts";
import {
  couponIdOf,
  type CouponWish,
  insertCoupon,
} from "../../../../../tests/support/test-coupons.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../ledger/check-ledger.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const TWD = { currency: "TWD" } as const;
const byAir = { order: { transport: 12, express: 2 } } as const;
/** 2.4 kg by air at NT$ 120 and NT$ 80 to the door. */
const freight = 28_800 + 8_000;

async function billedOrder(ming: TestCustomer) {
  const tid = await journey.paid(ming, byAir);
  const { parcel, bill } = await journey.billed(tid);
  const { child_tid } = await balanceDueOf(tid);
  return { tid, parcel, bill, child_tid };
}

const balanceDueOf = (tid: string) =>
  db
    .selectFrom("supplements")
    .innerJoin("orders", "orders.id", "supplements.order_id")
    .selectAll("supplements")
    .where("orders.tid", "=", tid)
    .executeTakeFirstOrThrow();
const balanceOf = async (ming: TestCustomer) =>
  valueOf(await ming.call(getAccountBalance, {})).data.balance;

describe("a freight bill", () => {
  test("is one bill, whether it is paid from the order, its supplement, its parcel or itself [PAY-19]", async () => {
    const ming = await customer();
    const { tid, parcel, bill, child_tid } = await billedOrder(ming);
    const all = [tid, parcel, bill, child_tid];
    const { data } = valueOf(await ming.call(simulatePay, { tids: all, ...TWD }));
    expect(data.payables).toHaveLength(1);
    expect(data.payables[0]).toMatchObject({
      tid: bill,
      kind: "bill",
      instalment: "second",
      order_tids: [tid],
      parcel_tids: [parcel],
      lines: [
        { kind: "international_freight", cny: null, amount: 28_800 },
        { kind: "local_freight", cny: null, amount: 8_000 },
      ],
    });
    expect(data).toMatchObject({ exchange_rate: null, cny_total: null, total: freight });
  });

  test.each(["tid", "parcel", "bill", "child_tid"] as const)(
    "paid by its %s settles order, supplement and parcel [PAY-19] [PAY-05] [ORD-41]",
    async (side) => {
      const ming = await customer();
      const billed = await billedOrder(ming);
      expect((await journey.orderOf(billed.tid)).status).toBe(6);
      const before = await balanceOf(ming);
      const { data } = valueOf(await pay(ming, billed[side]));
      expect(data).toMatchObject({ paid: freight, page: "box" });
      expect(await balanceOf(ming)).toBe(before - freight);
      expect((await journey.orderOf(billed.tid)).status).toBe(3);
      expect(await balanceDueOf(billed.tid)).toMatchObject({
        pay_status: 2,
        status: 1,
        pay_real: freight,
      });
      const parcel = valueOf(await ming.call(getPackageDetail, { tid: billed.parcel })).data;
      expect(parcel).toMatchObject({ status: 4, fee_total: freight, bill: { state: "paid" } });
    },
  );

  test("paid from one side is not payable from the other [PAY-19] [PAY-15]", async () => {
    const ming = await customer();
    const { tid, parcel, bill, child_tid } = await billedOrder(ming);
    valueOf(await pay(ming, parcel));
    const before = await balanceOf(ming);
    for (const other of [tid, parcel, bill, child_tid])
      expect(refusalOf(await ming.call(payConfirm, { tids: [other], ...TWD }))).toBe("not_payable");
    expect(await balanceOf(ming)).toBe(before);
  });

  test("adds its payment to what the order was paid [ORD-71]", async () => {
    const ming = await customer();
    const { tid } = await billedOrder(ming);
    const before = await journey.orderOf(tid);
    valueOf(await pay(ming, tid));
    const after = await journey.orderOf(tid);
    expect(after.pay_real).toBe(before.pay_real + freight);
    expect(after.fee_total).toBe(after.pay_real);
    expect(after.pay_info).toEqual(before.pay_info);
  });

  test("cannot be paid before the goods are received and billed [PAY-06]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming, byAir);
    expect(refusalOf(await ming.call(simulatePay, { tids: [tid], ...TWD }))).toBe("not_payable");
    const parcel = await journey.received(tid);
    expect((await journey.orderOf(tid)).status).toBe(2);
    for (const side of [tid, parcel])
      expect(refusalOf(await ming.call(payConfirm, { tids: [side], ...TWD }))).toBe("not_payable");
  });

  test("needs no rate, but what is paid with it does, and then none is paid [PAY-09]", async () => {
    const ming = await customer();
    const { bill } = await billedOrder(ming);
    const goods = await journey.approved(ming);
    const before = await balanceOf(ming);
    expect(refusalOf(await ming.call(payConfirm, { tids: [bill, goods], ...TWD }))).toBe(
      "rate_expired",
    );
    expect(await balanceOf(ming)).toBe(before);
  });

  test("of somebody else is unknown [ORD-22]", async () => {
    const { parcel, bill, child_tid } = await billedOrder(await customer());
    const nok = await customer();
    for (const side of [parcel, bill, child_tid])
      expect(refusalOf(await nok.call(simulatePay, { tids: [side], ...TWD }))).toBe(
        "order_unknown",
      );
  });
});

describe("a freight coupon", () => {
  const grantCoupon = (ming: TestCustomer, change: Partial<CouponWish> = {}): Promise<string> =>
    insertCoupon(db, clock.now(), { accountId: ming.id, kind: "freight", value: 3_000, ...change });

  const couponOf = (key: string) =>
    db
      .selectFrom("coupons")
      .select(["state", "tid"])
      .where("key", "=", key)
      .executeTakeFirstOrThrow();

  test("reduces international freight and is consumed once [CPN-10] [CPN-13]", async () => {
    const ming = await customer();
    const { tid, bill } = await billedOrder(ming);
    const coupon_id = await grantCoupon(ming);
    const { data } = valueOf(await ming.call(simulatePay, { tids: [tid], ...TWD, coupon_id }));
    expect(data).toMatchObject({
      amount: freight,
      deductions: [{ kind: "freight_coupon", amount: 3_000 }],
      total: freight - 3_000,
      coupons: [{ coupon_id, usable: true, value: 3_000 }],
    });
    const paid = valueOf(await ming.call(payConfirm, { tids: [tid], ...TWD, coupon_id })).data;
    expect(paid.paid).toBe(freight - 3_000);
    expect(await balanceDueOf(tid)).toMatchObject({
      pay_real: freight - 3_000,
      pay_info: { coupon: 3_000, coupon_id: await couponIdOf(db, coupon_id) },
    });
    expect(await couponOf(coupon_id)).toEqual({ state: "used", tid: bill });
    const next = await billedOrder(ming);
    expect(refusalOf(await ming.call(payConfirm, { tids: [next.tid], ...TWD, coupon_id }))).toBe(
      "coupon_unusable",
    );
  });

  test("and points are both consumed by the payment that they reduce [PTS-03]", async () => {
    const ming = await customer();
    const { tid, bill } = await billedOrder(ming);
    await fund(db, ming, { kind: "points", amount: 300, now: clock.now() });
    const coupon_id = await grantCoupon(ming);
    const chosen = { tids: [tid], ...TWD, coupon_id, points: 300 };
    const { data } = valueOf(await ming.call(payConfirm, chosen));
    expect(data.paid).toBe(freight - 3_000 - 3_000);
    expect(valueOf(await ming.call(getAccountBalance, {})).data.points).toBe(0);
    const { state, tid: usedFor } = await couponOf(coupon_id);
    expect([state, usedFor]).toEqual(["used", bill]);
  });

  test("that is gone when it is to be taken lets none of two be paid [PAY-09]", async () => {
    const ming = await customer();
    const tids = [(await billedOrder(ming)).tid, (await billedOrder(ming)).tid];
    const coupon_id = await grantCoupon(ming);
    const before = await balanceOf(ming);
    // As if somebody had taken it since it was read.
    await sql`
      create function keep_coupons() returns trigger language plpgsql as $$ begin return null; end $$;
    `.execute(db);
    await sql`
      create trigger coupons_stay before update on coupons for each row execute function keep_coupons()
    `.execute(db);
    const refused = await ming.call(payConfirm, { tids, ...TWD, coupon_id });
    await sql`drop trigger coupons_stay on coupons`.execute(db);
    expect(refusalOf(refused)).toBe("coupon_unusable");
    expect(await balanceOf(ming)).toBe(before);
    for (const tid of tids) expect((await journey.orderOf(tid)).status).toBe(6);
    // Where it stays, the same call pays both.
    valueOf(await ming.call(payConfirm, { tids, ...TWD, coupon_id }));
    for (const tid of tids) expect((await journey.orderOf(tid)).status).toBe(3);
  });

  test("below its least spend, or on goods, takes nothing off [CPN-09] [CPN-10]", async () => {
    const ming = await customer();
    const { tid } = await billedOrder(ming);
    const high = await grantCoupon(ming, { start_value: 28_801 });
    expect(refusalOf(await ming.call(simulatePay, { tids: [tid], ...TWD, coupon_id: high }))).toBe(
      "coupon_unusable",
    );
    const goods = await journey.approved(ming, byAir);
    const coupon_id = await grantCoupon(ming);
    expect(refusalOf(await ming.call(simulatePay, { tids: [goods], ...TWD, coupon_id }))).toBe(
      "coupon_unusable",
    );
  });
});

test("after all of this the ledger adds up [WAL-50]", async () => {
  expect(await checkLedger(db)).toEqual([]);
});
