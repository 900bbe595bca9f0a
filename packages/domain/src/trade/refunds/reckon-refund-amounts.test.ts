import { describe, expect, test } from "vitest";
import {
  goodsPaidOf,
  reckonCompensation,
  reckonRefund,
  type RefundToReckon,
} from "./reckon-refund.ts";
import type { PaidCharge } from "./refund-shares.ts";

const charge = (id: number, wish: Pick<PaidCharge, "kind" | "paid"> & Partial<PaidCharge>) => ({
  id,
  seller: null,
  line: null,
  cny: null,
  refunded: 0,
  ...wish,
});
const goods = charge(1, { kind: "goods", seller: "a", line: "1", cny: 200_00, paid: 900_00 });
const others = charge(2, { kind: "goods", seller: "b", line: "2", cny: 200_00, paid: 500_00 });
const fee = charge(3, { kind: "service_fee", paid: 60_00 });
const freight = charge(4, { kind: "mainland_freight", seller: "a", paid: 45_00 });

/** The first of two lines, before it was bought: 900 of goods, 30 of the fee, 45 of freight. */
const refund: RefundToReckon = {
  charges: [goods, others, fee, freight],
  line: { key: "1", seller: "a", num: 1, gone: 0, pieces: 1 },
  leftOfLine: 930_00,
  left: { cash: 1_505_00, bonus: 0, points: 0 },
  returnFreight: 0,
  isBought: false,
  fault: "customer",
  isLastOfSeller: true,
  isLastOfOrder: false,
};
const amounts = (wish: Partial<RefundToReckon>) => {
  const { parts, freight: _, ...rest } = reckonRefund({ ...refund, ...wish });
  return { parts: parts.map(({ amount }) => amount), ...rest };
};

describe("a refund", () => {
  test("is all that falls with the line; the line's own ceiling counts its goods and fees [REF-18]", () => {
    expect(amounts({})).toEqual({
      parts: [900_00, 30_00, 45_00],
      returnFreight: 0,
      ofLine: 930_00,
      total: 975_00,
      forms: { cash: 975_00, bonus: 0, points: 0 },
    });
  });
  test("is less what the return costs the customer, down to nothing", () => {
    expect(amounts({ returnFreight: 75_00 })).toMatchObject({
      returnFreight: 75_00,
      ofLine: 855_00,
      total: 900_00,
    });
    expect(amounts({ returnFreight: 2_000_00 })).toEqual({
      parts: [900_00, 30_00, 45_00],
      returnFreight: 975_00,
      ofLine: 0,
      total: 0,
      forms: { cash: 0, bonus: 0, points: 0 },
    });
  });
  test("leaves out what a compensation took before: of the goods first, then of the rest [REF-18]", () => {
    expect(amounts({ leftOfLine: 800_00 })).toMatchObject({
      parts: [770_00, 30_00, 45_00],
      ofLine: 800_00,
      total: 845_00,
    });
    expect(amounts({ leftOfLine: 20_00 })).toMatchObject({
      parts: [0, 20_00, 45_00],
      ofLine: 20_00,
      total: 65_00,
    });
    expect(amounts({ leftOfLine: -5_00 })).toMatchObject({
      parts: [0, 0, 45_00],
      ofLine: 0,
      total: 45_00,
    });
  });
  test("is never more than is left of the payment [REF-18]", () => {
    expect(amounts({ left: { cash: 50_00, bonus: 0, points: 0 } })).toMatchObject({
      parts: [0, 5_00, 45_00],
      ofLine: 5_00,
      total: 50_00,
    });
  });
  test("brings back what a freight bill was paid with beside it, not less what the return costs [REF-18]", () => {
    const bill = {
      bill_id: 1,
      charges: [{ id: 9, kind: "international_freight", paid: 368_00, refunded: 0 }],
      forms: { cash: 300_00, bonus: 60_00, points: 8_00 },
      points_worth: 10,
      points_before: 0,
      hasLeft: false,
    } as const;
    const left = { cash: 1_000_00, bonus: 500_00, points: 450_00 };
    const last = { left, freight: [bill], isLastOfOrder: true };
    expect(amounts({ ...last, returnFreight: 75_00 })).toEqual({
      parts: [900_00, 30_00, 45_00, 368_00],
      returnFreight: 75_00,
      ofLine: 855_00,
      total: 900_00 + 368_00,
      forms: { cash: 461_54 + 300_00, bonus: 230_77 + 60_00, points: 207_69 + 8_00 },
    });
    expect(reckonRefund({ ...refund, ...last }).freight).toEqual({ forms: bill.forms, points: 80 });
    expect(amounts({ ...last, isLastOfOrder: false }).total).toBe(975_00);
  });
  test("comes back in what was paid with, by what is left of each", () => {
    expect(amounts({ left: { cash: 1_000_00, bonus: 500_00, points: 450_00 } }).forms).toEqual({
      cash: 500_00,
      bonus: 250_00,
      points: 225_00,
    });
  });
});

describe("a compensation for goods that stay", () => {
  const compensated = (amount: number, wish: Partial<RefundToReckon> = {}) =>
    reckonCompensation(amount, { ...refund, ...wish });
  const above = (left: number) => ({
    ok: false,
    error: { code: "refund_above_paid", values: { left } },
  });

  test("is of the line's goods, counts no piece, and comes back in what was paid with [REF-09]", () => {
    const left = { cash: 1_000_00, bonus: 500_00, points: 0 };
    expect(compensated(300_00, { charges: [others, goods, fee], left })).toMatchObject({
      ok: true,
      value: {
        parts: [
          {
            charge: 1,
            kind: "goods",
            scope: "line",
            amount: 300_00,
            of: 900_00,
            pieces: 0,
            num: 1,
          },
        ],
        returnFreight: 0,
        ofLine: 300_00,
        total: 300_00,
        forms: { cash: 200_00, bonus: 100_00, points: 0 },
      },
    });
  });
  test.each<[string, number, Partial<RefundToReckon>]>([
    ["of the goods", 900_00, {}],
    ["of the goods after a refund", 600_00, { charges: [{ ...goods, refunded: 300_00 }] }],
    ["of the line", 70_00, { leftOfLine: 70_00 }],
    ["of the payment", 80_00, { left: { cash: 30_00, bonus: 30_00, points: 20_00 } }],
  ])("is no more than is left %s [REF-18]", (_, most, wish) => {
    expect(compensated(most, wish)).toMatchObject({ ok: true, value: { total: most } });
    expect(compensated(most + 1, wish)).toEqual(above(most));
  });
  test("of a claim is cash as long as cash was paid, and the rest in what it was paid with [CLM-17]", () => {
    const left = { cash: 250_00, bonus: 400_00, points: 0 };
    const inCash = (amount: number) =>
      reckonCompensation(amount, { ...refund, left }, "cash_first");
    expect(inCash(200_00)).toMatchObject({
      value: { forms: { cash: 200_00, bonus: 0, points: 0 } },
    });
    expect(inCash(300_00)).toMatchObject({
      value: { total: 300_00, forms: { cash: 250_00, bonus: 50_00, points: 0 } },
    });
  });
  test("takes what was paid later for a risen price after the goods themselves [REF-18]", () => {
    const risen = charge(6, { kind: "supplement", line: "1", paid: 50_00 });
    const wish = { charges: [{ ...goods, refunded: 890_00 }, risen] };
    expect(compensated(60_00, wish)).toMatchObject({
      value: {
        parts: [
          { charge: goods.id, amount: 10_00 },
          { charge: risen.id, amount: 50_00 },
        ],
      },
    });
    expect(compensated(61_00, wish)).toEqual(above(60_00));
    // Of what it does not reach it is no part.
    const reached = compensated(10_00, wish);
    expect(reached.ok && reached.value.parts.map((part) => part.charge)).toEqual([goods.id]);
  });
  test("is none where the line has no goods that were paid, whatever else was charged on it", () => {
    const other = charge(5, { kind: "other", line: "1", paid: 70_00 });
    expect(compensated(1, { charges: [other, others, fee] })).toEqual(above(0));
  });
});

test("what was paid for the goods of a line counts what their risen price took later, and nothing else [REF-09]", () => {
  const risen = charge(6, { kind: "supplement", line: "1", paid: 50_00, refunded: 20_00 });
  const ofAnother = charge(7, { kind: "supplement", line: "2", paid: 9_00 });
  const other = charge(8, { kind: "other", line: "1", paid: 70_00 });
  const charges = [...refund.charges, risen, ofAnother, other];
  expect(goodsPaidOf({ charges, line: refund.line })).toBe(950_00);
});
