import { describe, expect, test } from "vitest";
import { couponDiscount, judgeCoupons, mostOf, type Coupon, type CouponUse } from "./coupon.ts";

const fiftyFromHundred: Coupon = {
  kind: "general",
  currency: "TWD",
  start_value: 100_00,
  discount_type: "amount",
  value: 50_00,
  ceiling: null,
  starts_at: new Date("2026-11-01T00:00:00Z"),
  ends_at: new Date("2026-12-01T00:00:00Z"),
};
const use: CouponUse = {
  kind: "general",
  currency: "TWD",
  spend: 100_00,
  now: new Date("2026-11-18T00:00:00Z"),
};

describe("a coupon", () => {
  test("of 50 from 100 takes 50 off 100 and nothing off 99.99 [CPN-11]", () => {
    expect(couponDiscount(fiftyFromHundred, use)).toEqual({ ok: true, value: 50_00 });
    expect(couponDiscount(fiftyFromHundred, { ...use, spend: 99_99 }).ok).toBe(false);
  });
  test("holds from the moment it starts [CPN-10]", () => {
    const { starts_at } = fiftyFromHundred;
    expect(couponDiscount(fiftyFromHundred, { ...use, now: starts_at }).ok).toBe(true);
  });
  test("never takes off more than is spent", () => {
    const generous = { ...fiftyFromHundred, start_value: 0 };
    expect(couponDiscount(generous, { ...use, spend: 30_00 })).toEqual({ ok: true, value: 30_00 });
  });
  test("is not used up where there is nothing to take off [CPN-09]", () => {
    const generous = { ...fiftyFromHundred, start_value: 0 };
    expect(couponDiscount(generous, { ...use, spend: 0 }).ok).toBe(false);
  });
  test.each([
    [{ isActivity: true }, "activity"],
    [{ kind: "freight" }, "wrong_kind"],
    [{ currency: "THB" }, "wrong_currency"],
    [{ now: new Date("2026-10-31T23:59:59Z") }, "not_started"],
    [{ now: fiftyFromHundred.ends_at }, "expired"],
    [{ spend: 99_99 }, "below_start"],
  ] as const)("used with %j is refused as %s [CPN-09] [CPN-10] [CPN-14]", (otherwise, reason) => {
    expect(couponDiscount(fiftyFromHundred, { ...use, ...otherwise })).toEqual({
      ok: false,
      error: { code: "coupon_unusable", values: { reason } },
    });
  });
});

describe("a coupon of a share", () => {
  const nine: Coupon = {
    ...fiftyFromHundred,
    discount_type: "percent",
    value: 900,
    ceiling: 80_00,
  };

  test.each([
    [100_00, 9_00],
    // 72.0153, half up.
    [800_17, 72_02],
    [1_000_00, 80_00],
    [5_000_00, 80_00],
  ])("takes 9 % off %i cents, at most 80 [CPN-06] [CPN-09]", (spend, off) => {
    expect(couponDiscount(nine, { ...use, spend })).toEqual({ ok: true, value: off });
  });
  test("costs its ceiling at the most, one of an amount its value", () => {
    expect([mostOf(nine), mostOf(fiftyFromHundred)]).toEqual([80_00, 50_00]);
  });
  test("is not used up on a spend of which it takes nothing [CPN-09]", () => {
    expect(couponDiscount({ ...nine, start_value: 0 }, { ...use, spend: 5 }).ok).toBe(false);
  });
});

describe("coupons as they are proposed", () => {
  const sooner = { ...fiftyFromHundred, ends_at: new Date("2026-11-20T00:00:00Z") };
  const larger = { ...fiftyFromHundred, value: 80_00, start_value: 500_00 };

  test("come with what each takes off, the most first and the one that ends first among equals [CPN-09]", () => {
    const judged = judgeCoupons([fiftyFromHundred, sooner, larger], { ...use, spend: 500_00 });
    expect(judged.map(({ coupon, discount }) => [coupon, discount])).toEqual([
      [larger, 80_00],
      [sooner, 50_00],
      [fiftyFromHundred, 50_00],
    ]);
  });
  test("say why they take nothing off [CPN-09] [CPN-10]", () => {
    const freight = { ...sooner, kind: "freight" } as const;
    const judged = judgeCoupons([larger, freight, sooner], use);
    expect(judged.map(({ reason, discount }) => [reason, discount])).toEqual([
      [null, 50_00],
      ["wrong_kind", 0],
      ["below_start", 0],
    ]);
  });
});
