import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { composePayment, type PaymentChoice } from "./compose-payment.ts";
import type { Payable } from "./payable.ts";

const now = new Date("2026-03-02T04:00:00Z");
const coupon = {
  kind: "freight",
  discount_type: "amount",
  ceiling: null,
  currency: "TWD",
  start_value: 100_00,
  value: 50_00,
  starts_at: new Date("2026-03-01T00:00:00Z"),
  ends_at: new Date("2026-04-01T00:00:00Z"),
} as const;
const plain: PaymentChoice = {
  currency: "TWD",
  coupon: undefined,
  bonus: 0,
  points: 0,
  pointsHeld: 1_000,
  pointsRule: {
    cents_per_earned_point: 100_00,
    cents_per_spent_point: 10,
    spendable_share_bp: 2_000,
  },
  now,
};

/** A bill of international and local freight, of which `advance` was paid before. Cents. */
const bill = (international: number, local: number, advance = 0): Payable => ({
  kind: "bill",
  id: 1,
  tid: `SP${international}`,
  instalment: "second",
  orderIds: [1],
  order_tids: [],
  parcel_tids: [],
  lines: [
    { kind: "international_freight", cny: null, amount: international },
    { kind: "local_freight", cny: null, amount: local },
  ],
  coupon: null,
  charges: [],
  amount: international + local - advance,
});

const compose = (payables: readonly Payable[], choice: Partial<PaymentChoice> = {}) =>
  composePayment(payables, { ...plain, ...choice });
const sharesOf = (...asked: Parameters<typeof compose>) => {
  const composed = compose(...asked);
  return composed.ok
    ? composed.value.shares.map((share) => [share.coupon, share.bonus, share.points, share.cash])
    : [];
};

describe("a payment", () => {
  test("of which nothing is taken off is cash", () => {
    const payables = [bill(300_00, 80_00), bill(100_00, 0)];
    expect(compose(payables)).toEqual({
      ok: true,
      value: {
        shares: [
          { payable: payables[0], coupon: 0, bonus: 0, points: 0, cash: 380_00 },
          { payable: payables[1], coupon: 0, bonus: 0, points: 0, cash: 100_00 },
        ],
        amount: 480_00,
        coupon: 0,
        bonus: 0,
        pointsAmount: 0,
        pointsUsable: 960,
        cash: 480_00,
      },
    });
  });

  test("takes the coupon first, then the red packet, then points, and the rest in cash [PAY-03]", () => {
    const composed = compose([bill(300_00, 80_00), bill(100_00, 0)], {
      coupon,
      bonus: 340_00,
      points: 180,
    });
    expect(composed).toMatchObject({
      value: {
        shares: [
          { coupon: 50_00, bonus: 330_00, points: 0, cash: 0 },
          { coupon: 0, bonus: 10_00, points: 18_00, cash: 72_00 },
        ],
        amount: 480_00,
        coupon: 50_00,
        bonus: 340_00,
        pointsAmount: 18_00,
        pointsUsable: 180,
        cash: 72_00,
      },
    });
  });

  test("takes the points that are left over by the first from the next", () => {
    const rule = { ...plain.pointsRule, spendable_share_bp: 10_000 };
    const choice = { points: 1_000, pointsRule: rule };
    expect(sharesOf([bill(60_00, 0), bill(100_00, 0)], choice)).toEqual([
      [0, 0, 60_00, 0],
      [0, 0, 40_00, 60_00],
    ]);
  });

  test("refuses more points than what is left to pay allows, and tells the most [PTS-03]", () => {
    expect(compose([bill(100_00, 0)], { bonus: 40_00, points: 121 })).toEqual({
      ok: false,
      error: { code: "points_insufficient", values: { most: 120 } },
    });
  });
});

describe("a freight coupon", () => {
  test("counts international freight alone, that of all bills together [CPN-10]", () => {
    expect(sharesOf([bill(60_00, 900_00), bill(40_00, 0)], { coupon })).toEqual([
      [50_00, 0, 0, 910_00],
      [0, 0, 0, 40_00],
    ]);
    expect(compose([bill(99_99, 900_00)], { coupon })).toEqual({
      ok: false,
      error: { code: "coupon_unusable", values: { reason: "below_start" } },
    });
  });

  test("is used on no payment with something of an activity order [CPN-14] [ERR-62]", () => {
    const activity = { ...bill(300_00, 0), isActivity: true };
    const refused = { ok: false, error: { code: "activity_coupon" } };
    expect(compose([bill(300_00, 0), activity], { coupon })).toEqual(refused);
    expect(compose([activity], { coupon })).toEqual(refused);
    expect(compose([bill(300_00, 0), activity])).toMatchObject({ ok: true });
    const plainly = { ...activity, isActivity: false };
    expect(compose([plainly], { coupon })).toMatchObject({ ok: true });
  });

  test("takes from each bill no more than its international freight", () => {
    expect(sharesOf([bill(30_00, 900_00), bill(80_00, 0)], { coupon })).toEqual([
      [30_00, 0, 0, 900_00],
      [20_00, 0, 0, 60_00],
    ]);
  });

  test("takes no more than what was not paid in advance", () => {
    expect(compose([bill(300_00, 0, 270_00)], { coupon })).toMatchObject({
      value: { coupon: 30_00, cash: 0, shares: [{ coupon: 30_00, cash: 0 }] },
    });
  });
});

test("whatever is chosen, each bill is paid to the cent and nothing is taken that was not there", () => {
  const anyBill = fc
    .record({ international: fc.nat(500_00), local: fc.nat(100_00), paid_bp: fc.nat(10_000) })
    .map(({ international, local, paid_bp }) =>
      bill(international, local, Math.floor(((international + local) * paid_bp) / 10_000)),
    );
  const anyChoice = fc.record({
    coupon: fc.option(fc.constant({ ...coupon, start_value: 0 }), { nil: undefined }),
    bonus: fc.nat(300_00),
    points: fc.nat(400),
  });
  const anyBills = fc.array(anyBill, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(anyBills, anyChoice, (bills, choice) => {
      const composed = compose(bills, choice);
      if (!composed.ok) return;
      const { shares, ...total } = composed.value;
      let paid = 0;
      for (const { payable, coupon: taken, bonus, points, cash } of shares) {
        expect(taken + bonus + points + cash).toBe(payable.amount);
        expect(Math.min(taken, bonus, points, cash)).toBeGreaterThanOrEqual(0);
        paid += payable.amount;
      }
      expect(total.amount).toBe(paid);
      expect(total.coupon + total.bonus + total.pointsAmount + total.cash).toBe(paid);
      expect(total.bonus).toBeLessThanOrEqual(choice.bonus);
    }),
  );
});
