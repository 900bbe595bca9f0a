import type { Order, Sum } from "@sampan/contract/trade/orders/order-shapes";
import type { PaymentPreview } from "@sampan/contract/money/payments";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import {
  askBalanceDue,
  postBill,
  previewBill,
} from "@sampan/contract/logistics/billing/staff-billing";
import { approveOrder, getReview } from "@sampan/contract/trade/approvals/staff-approvals";
import { convert, multiply, sum } from "@sampan/domain/kernel/money";
import { beforeAll, expect, test } from "vitest";
import type * as z from "zod/mini";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { fc } from "../support/properties.ts";
import { openTestApp } from "../support/test-app.ts";
import { insertCoupon } from "../support/test-coupons.ts";
import { insertTariff } from "../support/test-goods.ts";
import { openJourney } from "../support/test-journey.ts";
import { valueOf } from "../support/value-of.ts";
import { seed, sizeOf, tellPromise } from "./support/tell-promise.ts";
import {
  begin,
  correct,
  type Paid,
  payBy,
  place,
  readOrder,
  setConversion,
  type Walk,
} from "./support/walk-purchase.ts";
import { wishedOrder, type WishedOrder } from "./support/wished-orders.ts";

const world = await openTestApp();
const journey = await openJourney(world);
beforeAll(() => insertTariff(world.needs));

const orders = sizeOf({ quick: 24, full: 600 });

test(
  "what is paid is what was shown, line by line and however it is rounded, and is shown so for ever [MONEY-05] [MONEY-10] [PAY-08]",
  { timeout: 3_600_000 },
  async () => {
    let walked = 0;
    const walk = async (wish: WishedOrder) => {
      await purchase(wish);
      walked += 1;
    };
    await fc.assert(fc.asyncProperty(wishedOrder, walk), {
      numRuns: orders,
      seed,
      endOnFailure: true,
    });
    expect(await checkLedger(world.db)).toEqual([]);
    tellPromise({
      promise: 1,
      name: "what is paid is what was shown",
      target: "every line of every order",
      figure: `${walked} purchases from settlement to freight`,
      seed,
    });
    expect(walked).toBe(orders);
  },
);

/** One purchase from settlement to freight; at every station what was shown before is what is shown now. */
async function purchase(wish: WishedOrder): Promise<void> {
  const walk = await begin(world, journey, wish);
  const { tid, settled } = await place(walk);
  expect((await readOrder(walk, tid)).sums).toEqual(settled);

  await correct(walk, tid);
  valueOf(await journey.reviewer.call(approveOrder, { tid }));
  await setConversion(world, wish, 1);
  const due = await readOrder(walk, tid);
  expectWhole(due);
  await expectReviewed(due);

  const first = await payBy(walk, tid, wish.first);
  expectLikeSums(first, due);
  expectCharged(first);
  await setConversion(world, wish, 2);
  const paid = await readOrder(walk, tid);
  expectPaidFirst(paid, { due, first });
  await expectStamped(first, paid);
  const extra = wish.supplement ? await payBalanceDue(walk, tid) : 0;
  const freight = await payFreight(walk, { tid, paid });

  const over = await readOrder(walk, tid);
  expectWhole(over);
  expect(over.sums.door_total).toBe(first.receipt.paid + freight);
  expect(over.pay_real).toBe(first.receipt.paid + extra + freight);
  // What was asked for: the means of payment stand beside it.
  expect(over.fee_total).toBe(
    sum([first.receipt.paid, wish.supplement?.amount ?? 0, sum(rowsOf(over, 2).map(asked))]),
  );
  const { balance } = valueOf(await walk.ming.call(getAccountBalance, {})).data;
  expect(balance).toBe(100_000_000 - over.pay_real);
}

const rowsOf = ({ sums }: Order, instalment: 1 | 2) =>
  sums.rows.filter((row) => row.instalment === instalment);

type Amounts = Record<string, number>;
/** Amounts by name, those of one name together and nothing that is nothing. */
function byName(amounts: readonly (readonly [string, number])[]): Amounts {
  const all: Amounts = {};
  for (const [name, amount] of amounts) all[name] = sum([all[name] ?? 0, amount]);
  return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== 0));
}
const amountsOf = (rows: readonly Sum[]) => byName(rows.map(({ key, amount }) => [key, amount]));

/** The rows of an order's page add up to what stands under them, and each yuan row is what its yuan cost. */
function expectWhole(order: Order): void {
  const { sums } = order;
  for (const [instalment, total] of [
    [1, sums.first_instalment],
    [2, sums.second_instalment],
  ] as const)
    expect(sum(rowsOf(order, instalment).map(({ amount }) => amount))).toBe(total);
  expect(sum([sums.first_instalment, sums.second_instalment])).toBe(sums.door_total);
  for (const { key, cny, amount } of sums.rows)
    if (key === "service_fee" || key === "insurance")
      expect(amount).toBe(convert(cny ?? Number.NaN, sums));
}

/** The reviewer sees the yuan that the customer sees. */
async function expectReviewed(due: Order): Promise<void> {
  const review = valueOf(await journey.reviewer.call(getReview, { tid: due.tid })).data;
  const cny = (key: string) => due.sums.rows.find((row) => row.key === key)?.cny ?? 0;
  expect(review).toMatchObject({
    goods_amount: cny("goods"),
    mainland_freight: cny("mainland_freight"),
    service_fee: cny("service_fee"),
    insurance_fee: cny("insurance"),
    first_instalment: due.sums.first_instalment,
  });
  expect(due.goods_amount).toBe(cny("goods"));
  const live = review.sellers.flatMap(({ lines }) => lines).filter(({ status }) => status !== 3);
  expect(cny("goods")).toBe(sum(live.map(({ price, num }) => multiply(price, num))));
  const first = amountsOf(rowsOf(due, 1));
  const { coupon = 0 } = first;
  expect(0 - coupon).toBe(
    Math.min(review.coupon_amount, sum([due.sums.first_instalment, 0 - coupon])),
  );
}

type Line = z.infer<typeof PaymentPreview>["payables"][number]["lines"][number];
const estimates = ["international_freight", "base_fee", "minimum_fee", "local_freight"];

/** The pay page's lines are the order page's sums: what is one row there is one row or several lines here. */
function expectLikeSums({ shown }: Paid, due: Order): void {
  const [payable] = shown.payables;
  if (!payable) throw new Error("nothing to pay");
  const rows = rowsOf(due, 1);
  const named = (key: string) => (estimates.includes(key) ? "freight_estimate" : key);
  const lines = payable.lines.map(({ kind, amount }) => [kind, amount] as const);
  const taken = payable.deductions.map(({ kind, amount }) => [kind, -amount] as const);
  expect(byName([...lines, ...taken])).toEqual(
    byName(rows.map(({ key, amount }) => [named(key), amount])),
  );
  expect(payable.amount).toBe(due.sums.first_instalment);
  expect(due.fee_total).toBe(payable.amount);
  expect(due.due).toMatchObject({ tids: [due.tid], instalment: 1, amount: payable.amount });
  expect([shown.rate_e6, shown.rounding]).toEqual([due.sums.rate_e6, due.sums.rounding]);
  const inYuan = (line: Line) => line.cny !== null;
  for (const { cny, amount } of payable.lines.filter(inYuan))
    expect(amount).toBe(convert(cny ?? Number.NaN, due.sums));
  for (const item of due.items) {
    const line = payable.lines.find(({ oid }) => oid === item.oid);
    if (item.status === 2) expect(line).toMatchObject({ cny: item.amount, num: item.num });
    else expect(line).toBeUndefined();
  }
  expect(shown.cny_total).toBe(sum(rows.map(({ cny }) => cny ?? 0)));
}

/** What the pay page showed is what the ledger took. */
function expectCharged({ shown, receipt, left }: Paid): void {
  const off = (kind: string) => shown.deductions.find((one) => one.kind === kind)?.amount ?? 0;
  const lines = shown.payables.flatMap((payable) => [
    ...payable.lines.map(({ amount }) => amount),
    ...payable.deductions.map(({ amount }) => -amount),
  ]);
  expect(sum(lines)).toBe(shown.amount);
  expect(sum([shown.amount, ...shown.deductions.map(({ amount }) => -amount)])).toBe(shown.total);
  expect(receipt.paid).toBe(shown.total);
  expect(left.cash).toBe(shown.total);
  expect(left.bonus).toBe(off("bonus"));
  expect(left.points > 0).toBe(off("points") > 0);
}

/** After the payment the same rows stand there at the same rate, and beside them what was paid with. */
function expectPaidFirst(paid: Order, { due, first }: { due: Order; first: Paid }): void {
  const { shown, receipt } = first;
  const { rate_e6, rounding } = due.sums;
  expect(paid.sums).toMatchObject({ rate_e6, rounding, is_rate_fixed: true });
  const taken = shown.deductions.map(({ kind, amount }) => [kind, -amount] as const);
  expect(amountsOf(rowsOf(paid, 1))).toEqual(
    byName([...rowsOf(due, 1).map(({ key, amount }) => [key, amount] as const), ...taken]),
  );
  expect(rowsOf(paid, 2)).toEqual(rowsOf(due, 2));
  expect(paid.sums.first_instalment).toBe(receipt.paid);
  expect([paid.pay_real, paid.fee_total]).toEqual([receipt.paid, receipt.paid]);
  expectWhole(paid);
}

/** Every charge of the first payment holds what it came to then, and at which rate. [MONEY-12] */
async function expectStamped({ shown }: Paid, { tid, sums }: Order): Promise<void> {
  const charges = await world.db
    .selectFrom("order_charges as charge")
    .innerJoin("orders", "orders.id", "charge.order_id")
    .select(["charge.cny", "charge.amount", "charge.rate_e6", "charge.paid_at", "orders.pay_time"])
    .where("orders.tid", "=", tid)
    .where("charge.instalment", "=", "first")
    .execute();
  expect(sum(charges.map(({ amount }) => amount ?? Number.NaN))).toBe(shown.amount);
  for (const { cny, rate_e6, paid_at, pay_time } of charges) {
    expect(rate_e6).toBe(cny === null ? null : sums.rate_e6);
    expect(paid_at).toEqual(pay_time);
  }
}

/** Asks for a difference in goods and pays it; answers the cash. */
async function payBalanceDue(walk: Walk, tid: string): Promise<number> {
  const { amount = 0, by = { bonus: undefined, points: undefined } } = walk.wish.supplement ?? {};
  const wanted = { order_tid: tid, amount, reason: "换了颜色" };
  const { child_tid } = valueOf(await journey.billing.call(askBalanceDue, wanted)).data;
  const before = await readOrder(walk, tid);
  expect(before.due).toMatchObject({ instalment: 2, amount });
  const paid = await payBy(walk, child_tid, by);
  expect(paid.shown.payables).toMatchObject([{ lines: [{ kind: "supplement", amount }] }]);
  expectCharged(paid);
  const after = await readOrder(walk, tid);
  expect(after.sums).toEqual(before.sums);
  expect(after.supplement_list).toMatchObject([{ amount, pay_real: paid.receipt.paid }]);
  return paid.receipt.paid;
}

/** Weighs, bills and pays the freight; answers the cash, below zero where an advance was too much. */
async function payFreight(walk: Walk, { tid, paid }: { tid: string; paid: Order }) {
  const { wish, ming, currency } = walk;
  await journey.received(tid);
  const choice = { order_tid: tid, ...wish.bill, other_reason: "木箱" };
  const preview = valueOf(await journey.billing.call(previewBill, choice)).data;
  const { bill_tid, ...bill } = valueOf(await journey.billing.call(postBill, choice)).data;
  expect(bill).toEqual(preview);
  const lines = bill.lines.map(({ kind, amount }) => [kind, amount] as const);

  const billed = await readOrder(walk, tid);
  const advance = wish.pay_mode === "once" ? sum(rowsOf(paid, 1).map(estimated)) : 0;
  expect(bill.estimate).toBe(advance);
  expect(rowsOf(billed, 1)).toEqual(rowsOf(paid, 1));
  expect(amountsOf(rowsOf(billed, 2))).toEqual(byName([...lines, ["other", -advance]]));
  expect(byName(billed.charges.map(({ kind, amount }) => [kind, amount]))).toEqual(byName(lines));
  expect(billed.sums.second_instalment).toBe(bill.due);
  if (bill.due <= 0) return bill.due;

  expect(billed.due).toMatchObject({ instalment: 2, amount: bill.due });
  const now = world.clock.now();
  const holder = { accountId: ming.id, kind: "freight", currency, start_value: 1 } as const;
  const coupon = wish.freight_coupon && {
    coupon_id: await insertCoupon(world.db, now, { ...holder, ...wish.freight_coupon }),
  };
  const second = await payBy(walk, bill_tid, { ...wish.second, ...coupon });
  const taken = second.shown.deductions.map(({ kind, amount }) => [kind, -amount] as const);
  expect(second.shown.amount).toBe(bill.due);
  expect(
    byName(
      second.shown.payables.flatMap((one) => one.lines).map((line) => [line.kind, line.amount]),
    ),
  ).toEqual(byName([...lines, ["freight_estimate", -advance]]));
  expectCharged(second);
  const after = await readOrder(walk, tid);
  expect(rowsOf(after, 1)).toEqual(rowsOf(paid, 1));
  expect(amountsOf(rowsOf(after, 2))).toEqual(byName([...lines, ["other", -advance], ...taken]));
  expect(after.sums.second_instalment).toBe(second.receipt.paid);
  return second.receipt.paid;
}

const meansOfPayment = ["freight_coupon", "bonus", "points"];
const asked = ({ key, amount }: Sum): number => (meansOfPayment.includes(key) ? 0 : amount);
const estimated = ({ key, amount }: Sum): number => (estimates.includes(key) ? amount : 0);
