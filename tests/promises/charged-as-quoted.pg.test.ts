import { isDeepStrictEqual } from "node:util";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { payConfirm, simulatePay } from "@sampan/contract/money/payments";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import {
  createTrade,
  getOrderDetail,
  simulateCreateTrade,
} from "@sampan/contract/trade/orders/orders";
import { beforeAll, expect, test, vi } from "vitest";
import { recordRate } from "../../apps/server/src/money/rates/record-rate.ts";
import { fc } from "../support/properties.ts";
import { openTestApp } from "../support/test-app.ts";
import { insertCoupon } from "../support/test-coupons.ts";
import { insertProduct, insertRates, insertTariff } from "../support/test-goods.ts";
import { fund, openJourney, type TestCustomer } from "../support/test-journey.ts";
import { type OrderRequest, saveHome, wholeOrder } from "../support/test-orders.ts";
import { refusalOf, valueOf } from "../support/value-of.ts";
import { seed, sizeOf, tellPromise } from "./support/tell-promise.ts";

/** The control lets the till believe the rate that it is told. */
const till = vi.hoisted(() => ({
  knowsItsQuotes: true,
  quoted: {} as { readonly rate_e6?: number },
}));
vi.mock(import("../../apps/server/src/money/payments/read-payment.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    holdPayment: async (open, asked) => {
      if (till.knowsItsQuotes) return real.holdPayment(open, asked);
      const facts = await real.holdPayment(open, { ...asked, shown: till.quoted });
      return { ...facts, quote: facts.quote && { ...facts.quote, ...asked.shown } };
    },
  };
});

const world = await openTestApp();
const { db, clock, needs, customer } = world;
const journey = await openJourney(world);
let ming: TestCustomer;
let home: string;
let foreign: { readonly coupon_id: string; readonly acc_bonus_id: string; readonly rate: string };

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  ming = await customer();
  home = await saveHome(ming);
  const nok = await customer();
  await fund(db, nok, { kind: "bonus", amount: 90_000, now: clock.now() });
  const { bonus } = valueOf(await nok.call(getAccountBalance, {})).data;
  foreign = {
    coupon_id: await insertCoupon(db, clock.now(), { accountId: nok.id, value: 90_000 }),
    acc_bonus_id: bonus.acc_bonus_id ?? "",
    rate: "0.01",
  };
});

const cashOf = async () => valueOf(await ming.call(getAccountBalance, {})).data.balance;
const amount = fc.oneof(fc.constantFrom(0, 1, -1, 1e15, 0.5), fc.integer());
const text = fc.oneof(
  amount.map(String),
  fc.constantFrom("1e3", "０", "NaN", "0.01", "999999", "4.530001"),
);

/** Fields that nobody is asked for, but somebody might believe. */
const believed = fc.record({
  name: fc.constantFrom(
    "price",
    "amount",
    "total",
    "paid",
    "goods_amount",
    "fee_total",
    "service_fee",
    "tier_service_fee_bp",
    "insurance_fee",
    "mainland_freight",
    "rate_e6",
    "rate",
    "coupon_amount",
    "discount",
    "pay_real",
    "sums",
  ),
  value: fc.oneof(amount, text),
});

const atOrdering = fc.oneof(
  fc.record({ kind: fc.constant("believed"), believed }),
  fc.record({ kind: fc.constant("in a line"), believed }),
  fc.record({ kind: fc.constant("num"), value: fc.oneof(amount, fc.integer({ min: 1, max: 9 })) }),
  fc.record({ kind: fc.constant("insurance"), value: fc.integer({ min: -1, max: 9 }) }),
  fc.record({ kind: fc.constant("coupon") }),
  fc.record({ kind: fc.constant("currency"), value: fc.constantFrom("THB", "CNY", "PTS") }),
);
const atPaying = fc.oneof(
  fc.record({ kind: fc.constant("believed"), believed }),
  fc.record({ kind: fc.constant("rate"), value: text }),
  fc.record({ kind: fc.constant("rounding"), value: fc.constantFrom("up", "down", "half_even") }),
  fc.record({ kind: fc.constant("currency"), value: fc.constantFrom("THB", "CNY", "PTS") }),
  fc.record({ kind: fc.constant("points"), value: amount }),
  fc.record({ kind: fc.constant("coupon") }),
  fc.record({ kind: fc.constant("bonus") }),
);
type Bent = Readonly<{
  kind: string;
  value?: unknown;
  believed?: { readonly name: string; readonly value: unknown };
}>;

function bentOrder(order: OrderRequest, { kind, value, believed: extra }: Bent): OrderRequest {
  const added = extra ? { [extra.name]: extra.value } : {};
  const bents: Readonly<Record<string, object>> = {
    believed: added,
    "in a line": { lines: order.lines.map((line) => ({ ...line, ...added })) },
    num: { lines: order.lines.map((line) => ({ ...line, num: value })) },
    insurance: { insurance: value },
    coupon: { coupon_id: foreign.coupon_id },
    currency: { currency: value },
  };
  return { ...order, ...bents[kind] };
}

type Payment = RequestOf<typeof payConfirm>;
function bentPayment(payment: Payment, { kind, value, believed: extra }: Bent): Payment {
  const bents: Readonly<Record<string, object>> = {
    believed: extra ? { [extra.name]: extra.value } : {},
    rate: { exchange_rate: value },
    rounding: { rounding: value },
    currency: { currency: value },
    points: { points: value },
    coupon: { coupon_id: foreign.coupon_id },
    bonus: { acc_bonus_id: foreign.acc_bonus_id },
  };
  return { ...payment, ...bents[kind] };
}

const counts = { ordered: 0, paid: 0, refused: 0, wrong: 0 };

/** The order as the server would have it without what nobody asked for. */
async function placeBent(price: number, bent: Bent): Promise<string | undefined> {
  const { item_id } = await insertProduct(db, clock.now(), { price });
  const order = bentOrder(wholeOrder(home, [{ item_id, num: 2 }]), bent);
  const placed = await ming.call(createTrade, order);
  if (!placed.ok) {
    counts.refused += 1;
    return undefined;
  }
  counts.ordered += 1;
  const { tid } = placed.value.data;
  const lines = order.lines.map(({ num }) => ({ item_id, num }));
  const honest = wholeOrder(home, lines, { insurance: order.insurance });
  const { sums } = valueOf(await ming.call(simulateCreateTrade, honest)).data;
  const told = valueOf(await ming.call(getOrderDetail, { tid })).data;
  if (!isDeepStrictEqual(told.sums, sums)) counts.wrong += 1;
  return tid;
}

async function payBent(tid: string, bent: Bent, { isApproved = false } = {}): Promise<void> {
  if (!isApproved) valueOf(await journey.reviewer.call(approveOrder, { tid }));
  const plain = { tids: [tid], currency: "TWD" as const };
  const { data } = valueOf(await ming.call(simulatePay, plain));
  const honest = { ...plain, exchange_rate: data.exchange_rate ?? "" };
  till.quoted = data.rate_e6 === null ? {} : { rate_e6: data.rate_e6 };
  const before = await cashOf();
  const paid = await ming.call(payConfirm, bentPayment(honest, bent));
  const taken = before - (await cashOf());
  if (paid.ok) {
    counts.paid += 1;
    const points = bent.kind === "points" ? Number(bent.value) : 0;
    // Points that are held may be used: they are the customer's own choice.
    if (taken !== data.total || points !== 0) counts.wrong += 1;
    return;
  }
  counts.refused += 1;
  if (taken !== 0) counts.wrong += 1;
  // Refused, it can be paid for what was shown.
  const again = valueOf(await ming.call(payConfirm, honest));
  if (again.data.paid !== data.total) counts.wrong += 1;
}

test("whatever a client says of prices, rates, currencies and coupons, the server's own quote is charged or nothing [PAY-15] [PAY-16] [CHK-32]", async () => {
  const numRuns = sizeOf({ quick: 60, full: 2_000 });
  await fund(db, ming, { amount: 900_000_000_000, now: clock.now() });
  const cases = fc.sample(fc.tuple(fc.integer({ min: 1, max: 90_000 }), atOrdering, atPaying), {
    numRuns,
    seed,
  });
  for (const [price, ordering, paying] of cases) {
    const tid = await placeBent(price, ordering);
    if (tid !== undefined) await payBent(tid, paying);
  }
  tellPromise({
    promise: 20,
    name: "the price paid is the price reviewed",
    target: "0 charged other than the server's quote",
    figure: `${counts.wrong} of ${counts.ordered} bent orders and ${counts.paid} bent payments, ${counts.refused} refused`,
    seed,
  });
  expect(counts.wrong).toBe(0);
  expect(Math.min(counts.ordered, counts.paid, counts.refused)).toBeGreaterThan(numRuns / 20);
}, 1_800_000);

test("a rate that changed since it was shown is told, and what is shown then is charged [PAY-16]", async () => {
  const tid = await journey.approved(ming);
  const plain = { tids: [tid], currency: "TWD" as const };
  const shown = valueOf(await ming.call(simulatePay, plain)).data;
  clock.pass({ hours: 3 });
  const now = clock.now();
  const rate = {
    currency: "TWD",
    mid_e6: 5_000_000,
    margin_bp: 0,
    source: "t",
    valid_from: now,
  } as const;
  await recordRate(db, rate);
  await needs.prices.refresh();
  const honest = { ...plain, exchange_rate: shown.exchange_rate ?? "" };
  expect(refusalOf(await ming.call(payConfirm, honest))).toBe("rate_expired");
  const next = valueOf(await ming.call(simulatePay, plain)).data;
  expect(next.total).toBeGreaterThan(shown.total);
  const now2 = { ...plain, exchange_rate: next.exchange_rate ?? "" };
  expect(valueOf(await ming.call(payConfirm, now2)).data.paid).toBe(next.total);
});

test("a till that takes the client's word for the rate is noticed", async () => {
  const before = counts.wrong;
  const tid = await journey.approved(ming);
  till.knowsItsQuotes = false;
  try {
    await payBent(tid, { kind: "rate", value: "0.01" }, { isApproved: true });
  } finally {
    till.knowsItsQuotes = true;
  }
  expect(counts.wrong).toBe(before + 1);
});
