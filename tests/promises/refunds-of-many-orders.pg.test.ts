import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { queryReverseList, reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import {
  acceptRefund,
  enterCompensation,
  executeRefund,
  rejectRefund,
} from "@sampan/contract/trade/refunds/staff-refunds";
import { payConfirm, simulatePay } from "@sampan/contract/money/payments";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { fc } from "../support/properties.ts";
import { openTestApp } from "../support/test-app.ts";
import { insertCoupon } from "../support/test-coupons.ts";
import { insertRates, insertTariff } from "../support/test-goods.ts";
import { fund, openJourney, type TestCustomer } from "../support/test-journey.ts";
import { refusalOf, valueOf } from "../support/value-of.ts";
import { seed, sizeOf, tellPromise } from "./support/tell-promise.ts";

const world = await openTestApp();
const { db, clock, needs, customer, staff } = world;
const journey = await openJourney(world);
const service = await staff("service");
const finance = await staff("finance");

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** An order, what it is paid with, and what its customer and the desks then try to get back of it. */
const wish = fc.record({
  price: fc.integer({ min: 1, max: 50_000 }),
  num: fc.integer({ min: 1, max: 7 }),
  insurance: fc.constantFrom(0, 2, 3, 4),
  coupon: fc.option(fc.integer({ min: 1, max: 60_000 }), { nil: undefined }),
  bonus: fc.option(fc.integer({ min: 1, max: 40_000 }), { nil: undefined }),
  points: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
  tries: fc.array(
    fc.record({
      what: fc.constantFrom("pieces", "pieces", "pieces", "compensation", "rejected"),
      num: fc.integer({ min: 1, max: 8 }),
      fault: fc.constantFrom("us", "seller", "customer", "carrier"),
      part: fc.integer({ min: 1, max: 150 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});
type Wish = typeof wish extends fc.Arbitrary<infer W> ? W : never;

const held = async (who: TestCustomer) => {
  const { balance, bonus, points } = valueOf(await who.call(getAccountBalance, {})).data;
  return { cash: balance, bonus: bonus.total, points };
};

async function paidOrder(ming: TestCustomer, { price, num, insurance, ...by }: Wish) {
  const now = clock.now();
  const coupon =
    by.coupon === undefined
      ? {}
      : {
          coupon_id: await insertCoupon(db, now, {
            accountId: ming.id,
            value: by.coupon,
            start_value: 1,
          }),
        };
  const tid = await journey.approved(ming, {
    goods: { price },
    num,
    order: { insurance, ...coupon },
  });
  if (by.bonus) await fund(db, ming, { kind: "bonus", amount: by.bonus, now });
  if (by.points) await fund(db, ming, { kind: "points", amount: by.points, now });
  const plain = { tids: [tid], currency: "TWD" as const };
  const [packet] = by.bonus ? valueOf(await ming.call(simulatePay, plain)).data.bonuses : [];
  const choice = { ...plain, ...(packet && { acc_bonus_id: packet.acc_bonus_id }) };
  const shown = valueOf(await ming.call(simulatePay, choice)).data;
  const points = Math.min(by.points ?? 0, shown.points.usable);
  const before = await held(ming);
  const input = { ...choice, points, exchange_rate: shown.exchange_rate ?? "" };
  valueOf(await ming.call(payConfirm, input));
  const after = await held(ming);
  return {
    tid,
    paid: {
      cash: before.cash - after.cash,
      bonus: before.bonus - after.bonus,
      points: before.points - after.points,
    },
  };
}

const counts = { refunds: 0, refused: 0, above: 0 };

/** One try: asked for, answered and paid as far as each of them lets it. */
async function tryOnce(ming: TestCustomer, oid: string, one: Wish["tries"][number], price: number) {
  const outcomes: string[] = [];
  if (one.what === "compensation") {
    const amount = Math.ceil((price * 5 * one.part) / 100);
    const entered = await service.call(enterCompensation, {
      oid,
      amount,
      fault: one.fault,
      reason: "random",
    });
    outcomes.push(refusalOf(entered));
    if (entered.ok)
      outcomes.push(
        refusalOf(await finance.call(executeRefund, { number: entered.value.data.number })),
      );
  } else {
    const list = [{ oid, num: one.num, reason: "not_wanted" }];
    const asked = await ming.call(reverseApplyBatch, { list });
    outcomes.push(refusalOf(asked));
    const number = asked.ok ? (asked.value.datalist[0]?.number ?? "") : "";
    if (asked.ok && one.what === "rejected")
      outcomes.push(refusalOf(await service.call(rejectRefund, { number, reason: "no" })));
    else if (asked.ok) {
      const answer = { number, num: one.num, fault: one.fault };
      outcomes.push(refusalOf(await service.call(acceptRefund, answer)));
      // Pressed twice: the second has nothing to pay.
      for (let press = 0; press < 2; press += 1)
        outcomes.push(refusalOf(await finance.call(executeRefund, { number })));
    }
  }
  const accepted = outcomes.filter((outcome) => outcome === "accepted").length;
  counts.refused += outcomes.length - accepted;
}

/** What came back of an order, in each of the forms it was paid with; above what was paid in any is one too many. */
async function judge(ming: TestCustomer, tid: string, paid: Paid, before: Paid): Promise<void> {
  const after = await held(ming);
  const { datalist } = valueOf(await ming.call(queryReverseList, { tid, page_size: 50 }));
  counts.refunds += datalist.filter(({ cash }) => cash > 0).length;
  for (const form of ["cash", "bonus", "points"] as const)
    if (after[form] - before[form] > paid[form]) counts.above += 1;
  const { rows } = await sql<{ above: number }>`
    select count(*) as above
      from order_items item
      join orders on orders.id = item.order_id
     where orders.tid = ${tid} and coalesce(item.refund_value, 0) > coalesce(item.paid_for, 0)
  `.execute(db);
  counts.above += rows[0]?.above ?? 0;
}
type Paid = Readonly<Record<"cash" | "bonus" | "points", number>>;

async function live(one: Wish, isJudged = true): Promise<void> {
  const ming = await customer();
  await fund(db, ming, { amount: 10_000_000, now: clock.now() });
  const { tid, paid } = await paidOrder(ming, one);
  const before = await held(ming);
  const [item] = await journey.itemsOf(tid);
  for (const some of one.tries) await tryOnce(ming, item?.oid ?? "", some, one.price);
  if (isJudged) await judge(ming, tid, paid, before);
}

test("of simulated orders, paid with cash, coupons, red packets and points, none gets back more than was paid, nor a coupon's worth in cash [REF-17] [REF-18]", async () => {
  const orders = sizeOf({ quick: 24, full: 10_000 });
  const all = fc.sample(wish, { numRuns: orders, seed });
  const began = performance.now();
  // Several at a time, as customers come.
  const queue = all.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const one of queue) await live(one);
    }),
  );
  tellPromise({
    promise: 18,
    name: "no order gets back more than was paid for it",
    target: "refunded <= paid for 100 %, coupons never in cash",
    figure: `${counts.above} above of ${orders.toLocaleString("en")} orders with ${counts.refunds.toLocaleString("en")} refunds, ${counts.refused.toLocaleString("en")} tries refused, ${Math.round(orders / ((performance.now() - began) / 1000))} orders a second`,
    seed,
  });
  expect(counts.above).toBe(0);
  expect(counts.refunds).toBeGreaterThan(orders / 4);
  expect(counts.refused).toBeGreaterThan(orders / 4);
  expect(await checkLedger(db)).toEqual([]);
}, 7_200_000);

test("a house that gives a coupon's worth back in cash is noticed", async () => {
  const before = counts.above;
  const ming = await customer();
  await fund(db, ming, { amount: 10_000_000, now: clock.now() });
  const one = fc.sample(wish, { numRuns: 1, seed })[0]!;
  const { tid, paid } = await paidOrder(ming, { ...one, price: 20_000, num: 1, coupon: 5_000 });
  const stood = await held(ming);
  await fund(db, ming, { amount: paid.cash + 5_000, now: clock.now() });
  await judge(ming, tid, paid, stood);
  expect(counts.above).toBe(before + 1);
});
