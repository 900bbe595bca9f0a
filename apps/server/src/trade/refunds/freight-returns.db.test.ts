import { postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { createBox, loadBox, moveBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { payConfirm } from "@sampan/contract/money/payments";
import { reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import { acceptRefund, executeRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import { sum } from "@sampan/domain/kernel/money";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertCoupon } from "../../../../../tests/support/test-coupons.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, pay, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";

const world = await openTestApp();
const { customer, staff, db, clock, needs } = world;
const journey = await openJourney(world);
const [service, finance] = [await staff("service"), await staff("finance")];

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const byAir = { order: { transport: 12 } } as const;
/** 2.4 kg by air at NT$ 120 and NT$ 80 to the door. */
const freight = 28_800 + 8_000;

const balanceOf = async (ming: TestCustomer) =>
  valueOf(await ming.call(getAccountBalance, {})).data.balance;

/** Asks for all of an order of one line back, and has it accepted as somebody's fault. */
async function accepted(ming: TestCustomer, tid: string, fault: "us" | "customer") {
  const [item] = await journey.itemsOf(tid);
  const list = [{ oid: item?.oid ?? "", num: 2, reason: "other" }];
  const { datalist } = valueOf(await ming.call(reverseApplyBatch, { list }));
  const number = datalist[0]?.number ?? "";
  const answered = valueOf(await service.call(acceptRefund, { number, num: 2, fault }));
  return { number, shown: answered.data };
}
async function fell(ming: TestCustomer, tid: string, fault: "us" | "customer") {
  const before = await balanceOf(ming);
  const { number, shown } = await accepted(ming, tid, fault);
  const { data } = valueOf(await finance.call(executeRefund, { number }));
  expect(data.amount).toBe(shown.amount);
  expect((await balanceOf(ming)) - before).toBe(data.cash);
  return data;
}
const freightIn = (rows: readonly { kind: string; amount: number }[]) =>
  rows.filter(({ kind }) => kind.endsWith("_freight")).map(({ kind, amount }) => [kind, amount]);

describe("an order whose freight was paid and whose goods all fall before they leave", () => {
  async function ready(wish: object = {}) {
    const ming = await customer();
    const tid = await journey.paid(ming, { order: { ...byAir.order, ...wish } });
    await journey.billed(tid);
    if ((await journey.orderOf(tid)).status === 6) valueOf(await pay(ming, tid));
    return { ming, tid };
  }

  test("gets its freight back with them where the fault is ours, to the cent, and the desk reads it beside the goods [REF-18] [REF-17]", async () => {
    const { ming, tid } = await ready();
    const { pay_real } = await journey.orderOf(tid);
    const { cash, rows } = await fell(ming, tid, "us");
    expect(cash).toBe(pay_real);
    expect(freightIn(rows)).toEqual([
      ["mainland_freight", expect.any(Number)],
      ["international_freight", 28_800],
      ["local_freight", 8_000],
    ]);
    expect(await journey.orderOf(tid)).toMatchObject({ status: 9, pay_real: 0 });
    expect(await checkLedger(db)).toEqual([]);
  });

  test("leaves it paid where its customer changed their mind: the goods were weighed and packed", async () => {
    const { ming, tid } = await ready();
    const { rows } = await fell(ming, tid, "customer");
    expect(rows.map(({ kind }) => kind)).not.toContain("international_freight");
    expect((await journey.orderOf(tid)).pay_real).toBeGreaterThanOrEqual(freight);
  });

  test.each([
    ["more than", 30_000],
    ["less than", 50_000],
  ])(
    "gets what it paid in advance back once where its bill came to %s that",
    async (_, estimate) => {
      const ming = await customer();
      const tid = await journey.approved(ming, { order: { transport: 12, pay_mode: "once" } });
      const { id } = await journey.orderOf(tid);
      await db
        .updateTable("order_charges")
        .set({ amount: estimate })
        .where("kind", "=", "freight_estimate")
        .where("order_id", "=", id)
        .execute();
      await journey.paid(ming, byAir);
      valueOf(await pay(ming, tid));
      await journey.billed(tid);
      if ((await journey.orderOf(tid)).status === 6) valueOf(await pay(ming, tid));
      const { pay_real } = await journey.orderOf(tid);
      const { cash } = await fell(ming, tid, "us");
      expect(cash).toBe(pay_real);
      expect(await journey.orderOf(tid)).toMatchObject({ status: 9, pay_real: 0 });
      expect(await checkLedger(db)).toEqual([]);
    },
  );

  test("gets its part of a shipment's bill, and the others' parts stay; the coupon of the bill comes back with the last of them", async () => {
    const ming = await customer();
    const [one, two] = [await journey.paid(ming, byAir), await journey.paid(ming, byAir)];
    for (const tid of [one, two]) await journey.received(tid);
    const { data } = valueOf(await journey.billing.call(postBill, { order_tid: one }));
    expect(data.order_tids).toEqual([one, two]);
    const coupon_id = await insertCoupon(db, clock.now(), {
      accountId: ming.id,
      kind: "freight",
      value: 3_001,
    });
    const tids = [data.bill_tid];
    const paid = valueOf(await ming.call(payConfirm, { tids, currency: "TWD", coupon_id })).data;
    const parts: number[] = [];
    const coupon = () =>
      db
        .selectFrom("coupons")
        .select("state")
        .where("key", "=", coupon_id)
        .executeTakeFirstOrThrow();
    for (const tid of [one, two]) {
      expect(await coupon()).toEqual({ state: "used" });
      const { rows } = await fell(ming, tid, "us");
      parts.push(
        sum(rows.filter(({ kind }) => /^(inter|local)/.test(kind)).map(({ amount }) => amount)),
      );
      expect(await journey.orderOf(tid)).toMatchObject({ status: 9, pay_real: 0 });
    }
    expect(parts.every((part) => part > 0)).toBe(true);
    expect(sum(parts)).toBe(paid.paid);
    expect(await coupon()).toEqual({ state: "granted" });
    expect(await checkLedger(db)).toEqual([]);
  });

  test("gets none of it where its parcel left before the refund was paid", async () => {
    const { ming, tid } = await ready();
    const { number } = await accepted(ming, tid, "us");
    const parcel = await db
      .selectFrom("packages")
      .select("tid")
      .where("account_id", "=", ming.id)
      .executeTakeFirstOrThrow();
    const way = { warehouse: "guangzhou", region: "TW", transport: 12 } as const;
    const box = valueOf(await journey.logistics.call(createBox, way)).data.number;
    valueOf(await journey.logistics.call(loadBox, { number: box, tids: [parcel.tid] }));
    for (const event of ["seal", "depart"] as const)
      valueOf(await journey.logistics.call(moveBox, { number: box, event }));
    const { data } = valueOf(await finance.call(executeRefund, { number }));
    expect(data.rows.map(({ kind }) => kind)).not.toContain("international_freight");
    expect((await journey.orderOf(tid)).pay_real).toBe(freight);
  });
});
