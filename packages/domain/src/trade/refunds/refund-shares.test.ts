import { describe, expect, test } from "vitest";
import {
  paidForLine,
  sharesToReturn,
  type LineToRefund,
  type PaidCharge,
  type RefundCircumstances,
} from "./refund-shares.ts";

let ids = 0;
const charge = (wish: Pick<PaidCharge, "kind" | "paid"> & Partial<PaidCharge>): PaidCharge => ({
  id: (ids += 1),
  seller: null,
  line: null,
  cny: null,
  refunded: 0,
  ...wish,
});

// Two lines of 300 and 100 yuan, by two sellers: three quarters and one quarter of what is shared.
const [first, second] = [
  charge({ kind: "goods", seller: "a", line: "1", cny: 300_00, paid: 1_350_00 }),
  charge({ kind: "goods", seller: "b", line: "2", cny: 100_00, paid: 450_00 }),
];
const freightOfA = charge({ kind: "mainland_freight", seller: "a", cny: 10_00, paid: 45_00 });
const freightOfB = charge({ kind: "mainland_freight", seller: "b", cny: 20_00, paid: 90_00 });
const fee = charge({ kind: "service_fee", paid: 40_00 });
const insurance = charge({ kind: "insurance", paid: 8_00 });
const coupon = charge({ kind: "coupon", paid: -20_00 });
const estimate = charge({ kind: "freight_estimate", paid: 200_00 });
const delivery = charge({ kind: "local_freight", paid: 60_00 });
const order = [first, second, freightOfA, freightOfB, fee, insurance, coupon, estimate, delivery];

const line: LineToRefund = { key: "1", seller: "a", num: 3, gone: 0, pieces: 3 };
const beforeBuying: RefundCircumstances = {
  isBought: false,
  fault: "seller",
  isLastOfSeller: false,
  isLastOfOrder: false,
};
const comesBack = (
  wish: Partial<RefundCircumstances> = {},
  of: Partial<LineToRefund> = {},
  charges: readonly PaidCharge[] = order,
) =>
  Object.fromEntries(
    sharesToReturn(charges, { ...line, ...of }, { ...beforeBuying, ...wish }).map(
      ({ kind, scope, amount }) => [kind, [scope, amount]],
    ),
  );

describe("what was paid for a line", () => {
  test("is its goods and its share of fees, less its share of the coupon [REF-18]", () => {
    expect(paidForLine(order, "1")).toBe(1_350_00 + 30_00 + 6_00 - 15_00);
    expect(paidForLine(order, "2")).toBe(450_00 + 10_00 + 2_00 - 5_00);
  });
  test("counts what was paid later because its price had risen, and comes back with the pieces that were left [REF-18]", () => {
    const risen = charge({ kind: "supplement", line: "1", paid: 10_01 });
    const later = [...order, risen];
    expect(paidForLine(later, "1")).toBe(paidForLine(order, "1") + 10_01);
    // One of three was gone before the price rose: the rest of it is two pieces'.
    const one = comesBack({}, { gone: 1, pieces: 1 }, later)["supplement"];
    expect(one).toEqual(["line", 5_01]);
    const last = { ...risen, refunded: 5_01 };
    const rest = comesBack({}, { gone: 2, pieces: 1 }, [...order, last]);
    expect(rest["supplement"]).toEqual(["line", 5_00]);
    const ofAnother = charge({ kind: "supplement", line: "2", paid: 9_00 });
    expect(comesBack({}, {}, [...order, ofAnother])).toEqual(comesBack());
  });
  test("brings a piece's part of what was paid later, of what is left of it [REF-18]", () => {
    // Three of four were left when the price rose: one of them came back.
    const risen = charge({ kind: "supplement", line: "1", paid: 9_00, refunded: 3_00 });
    const next = comesBack({}, { num: 4, gone: 2, pieces: 1 }, [...order, risen]);
    expect(next["supplement"]).toEqual(["line", 3_00]);
  });
  test("adds nothing that was charged on the line beside its goods", () => {
    const other = charge({ kind: "other", line: "1", paid: 70_00 });
    expect(paidForLine([first, other], "1")).toBe(1_350_00);
  });
  test("is never below nothing, and nothing of a line that is not there", () => {
    expect(paidForLine([first, charge({ kind: "coupon", paid: -2_000_00 })], "1")).toBe(0);
    expect(paidForLine(order, "3")).toBe(0);
    expect(paidForLine([fee, coupon], "1")).toBe(0);
  });
});

describe("of a line that falls before anything was bought", () => {
  test("goods and fees come back by its share, and the coupon shrinks by it", () => {
    expect(comesBack()).toEqual({
      goods: ["line", 1_350_00],
      service_fee: ["line", 30_00],
      insurance: ["line", 6_00],
      coupon: ["line", -15_00],
      mainland_freight: ["order", 0],
    });
  });
  test("some pieces bring their part, and the parts add up to the whole", () => {
    const charges = [{ ...first, paid: 100 }];
    const parts = [0, 1, 2].map((gone) => comesBack({}, { gone, pieces: 1 }, charges)["goods"]);
    expect(parts).toEqual([
      ["line", 33],
      ["line", 34],
      ["line", 33],
    ]);
  });
  test("the seller's freight comes back with their last line", () => {
    expect(comesBack({ isLastOfSeller: true })).toMatchObject({
      mainland_freight: ["order", 45_00],
    });
  });
  test("freight paid in advance comes back with the order's last line", () => {
    expect(comesBack({ isLastOfOrder: true })).toEqual({
      ...comesBack(),
      freight_estimate: ["order", 200_00],
    });
  });
  test.each([
    ["no bill needs, with goods after which none comes", 60_00, { isLastOfOrder: false }],
    ["no bill needs, whoever is at fault", 60_00, { isLastOfOrder: true, isBought: true }],
    ["bills took as well, where fees come back", 200_00, { isLastOfOrder: true }],
  ])("of freight paid in advance comes back what %s [REF-18]", (_, amount, wish) => {
    const back = comesBack({ ...wish, advance: { unused: 60_00, taken: 140_00 } });
    expect(back["freight_estimate"]).toEqual(["order", amount]);
  });
  test("it says of what, and how many pieces of how many", () => {
    const parts = sharesToReturn(order, { ...line, pieces: 1 }, beforeBuying);
    expect(parts[0]).toEqual({
      charge: first.id,
      kind: "goods",
      scope: "line",
      amount: 450_00,
      of: 1_350_00,
      pieces: 1,
      num: 3,
    });
    expect(parts.find(({ kind }) => kind === "service_fee")).toMatchObject({
      of: 30_00,
      amount: 10_00,
    });
  });
});

describe("of a line that falls after it was bought", () => {
  const all = { isBought: true, isLastOfSeller: true };
  test.each(["customer", "seller"] as const)("fees stay when the fault is the %s's", (fault) => {
    expect(comesBack({ ...all, fault })).toEqual({
      goods: ["line", 1_350_00],
      coupon: ["line", -15_00],
      mainland_freight: ["order", 0],
    });
  });
  test.each(["us", "carrier"] as const)("fees come back when the fault is with %s", (fault) => {
    expect(comesBack({ ...all, fault })).toEqual({
      goods: ["line", 1_350_00],
      service_fee: ["line", 30_00],
      insurance: ["line", 6_00],
      coupon: ["line", -15_00],
      mainland_freight: ["order", 45_00],
    });
  });
});

describe("no charge returns more than is left of it", () => {
  test.each([
    ["goods", { ...first, refunded: 1_300_00 }, ["line", 50_00]],
    ["goods", { ...first, refunded: 1_350_00 }, ["line", 0]],
    ["mainland_freight", { ...freightOfA, refunded: 40_00 }, ["order", 5_00]],
    ["freight_estimate", { ...estimate, refunded: 150_00 }, ["order", 50_00]],
    ["coupon", { ...coupon, refunded: -18_00 }, ["line", -2_00]],
    ["coupon", { ...coupon, refunded: -20_00 }, ["line", 0]],
  ] as const)("of %s", (kind, used, amount) => {
    const charges = order.map((each) => (each.id === used.id ? used : each));
    const back = comesBack({ isLastOfSeller: true, isLastOfOrder: true }, {}, charges);
    expect(back[kind]?.map((each) => (each === 0 ? 0 : each))).toEqual(amount);
  });
});
