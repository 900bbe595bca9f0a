import { expect, test } from "vitest";
import { type CostedLine, type Given, marginOfOrder, type PaidCharge } from "./margin-of-order.ts";

const nothing: Given = { claims: 0, compensations: 0, red_packets: 0, points: 0 };
const besides = (given: Partial<Given> = {}) => ({
  given: { ...nothing, ...given },
  rate_e6: 4_530_000,
});

const charge = (kind: PaidCharge["kind"], amount: number, refunded = 0): PaidCharge => ({
  kind,
  amount,
  refunded,
  rate_e6: 4_530_000,
});
const line = (change: Partial<CostedLine> = {}): CostedLine => ({
  stands: true,
  isBought: true,
  isOwn: false,
  cost: 80_00,
  ...change,
});
const paid = [
  charge("goods", 453_00),
  charge("mainland_freight", 45_30),
  charge("service_fee", 22_65),
  charge("coupon", -45_30),
  charge("insurance", 99_00),
  charge("international_freight", 500_00),
];

test("the margin of an order is what was paid for goods, mainland freight and service, the coupon off, less what sellers got", () => {
  const margin = marginOfOrder(paid, [line()], besides());
  expect(margin.rows.map(({ kind, cny }) => [kind, cny])).toEqual([
    ["goods", 100_00],
    ["mainland_freight", 10_00],
    ["service_fee", 5_00],
    ["coupon", -10_00],
  ]);
  expect(margin).toMatchObject({ paid: 475_65, paid_cny: 105_00, cost_cny: 80_00 });
  expect(margin.margin_cny).toBe(25_00);
  expect(marginOfOrder(paid, [line({ cost: 120_00 })], besides()).margin_cny).toBe(-15_00);
});

test("what came back is not kept, each charge at the rate it was paid at", () => {
  const later = { ...charge("goods", 46_00), rate_e6: 4_600_000 };
  const margin = marginOfOrder([charge("goods", 453_00, 90_60), later], [line()], besides());
  expect(margin.paid_cny).toBe(90_00);
  expect(margin.margin_cny).toBe(10_00);
});

test("it is unknown while a line is not bought, has no cost, or is of our own goods, and says how many", () => {
  const lines = [
    line(),
    line({ isBought: false, cost: null }),
    line({ cost: null }),
    line({ isOwn: true, cost: null, isBought: false }),
  ];
  expect(marginOfOrder(paid, lines, besides())).toMatchObject({
    unbought: 1,
    costless: 1,
    own: 1,
    cost_cny: 80_00,
    margin_cny: null,
  });
  // What fell before it was bought costs nothing; what fell afterwards cost what it cost.
  const fallen = [line(), line({ stands: false, isBought: false, cost: null })];
  expect(marginOfOrder(paid, fallen, besides()).margin_cny).toBe(25_00);
  expect(
    marginOfOrder([], [line({ isBought: false, cost: null })], besides()).margin_cny,
  ).toBeNull();
});

test("claims that were paid, and what red packets and points paid, are taken off by name", () => {
  const given = { claims: 90_60, red_packets: 22_65, points: 4_53 };
  const ours = paid.filter(({ kind }) => kind !== "insurance" && kind !== "international_freight");
  const margin = marginOfOrder(ours, [line()], besides(given));
  expect(margin.given).toEqual([
    { kind: "claims", amount: -90_60, cny: -20_00 },
    { kind: "red_packets", amount: -22_65, cny: -5_00 },
    { kind: "points", amount: -4_53, cny: -1_00 },
  ]);
  expect(margin.paid_cny).toBe(105_00);
  expect(margin.margin_cny).toBe(25_00 - 26_00);
  expect(marginOfOrder(paid, [line({ cost: null })], besides(given)).margin_cny).toBeNull();
});

test("what red packets and points paid of freight and insurance is taken off nothing that sellers are held against", () => {
  const once = [charge("goods", 453_00), charge("freight_estimate", 226_50)];
  const given = (red_packets: number, points = 0) =>
    marginOfOrder(once, [line()], besides({ red_packets, points })).given;
  // Two thirds of the payment were for goods.
  expect(given(90_60, 45_30)).toEqual([
    { kind: "red_packets", amount: -60_40, cny: -13_33 },
    { kind: "points", amount: -30_20, cny: -6_67 },
  ]);
  const back = [charge("goods", 453_00, 453_00), charge("freight_estimate", 226_50, 226_50)];
  expect(marginOfOrder(back, [line()], besides({ red_packets: 0 })).given).toEqual([]);
});
