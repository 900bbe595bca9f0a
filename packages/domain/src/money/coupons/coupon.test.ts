import { describe, expect, test } from "vitest";
import { bestCoupon, couponDiscount, type Coupon, type CouponUse } from "./coupon.ts";

const fiftyFromHundred: Coupon = {
  kind: "general",
  currency: "TWD",
  start_value: 100_00,
  value: 50_00,
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
    [{ kind: "freight" }, "wrong_kind"],
    [{ currency: "THB" }, "wrong_currency"],
    [{ now: new Date("2026-10-31T23:59:59Z") }, "not_started"],
    [{ now: fiftyFromHundred.ends_at }, "expired"],
    [{ spend: 99_99 }, "below_start"],
  ] as const)("used with %j is refused as %s [CPN-09] [CPN-10]", (otherwise, reason) => {
    expect(couponDiscount(fiftyFromHundred, { ...use, ...otherwise })).toEqual({
      ok: false,
      error: { code: "coupon_unusable", values: { reason } },
    });
  });
});

describe("the best coupon", () => {
  const sooner = { ...fiftyFromHundred, ends_at: new Date("2026-11-20T00:00:00Z") };
  const larger = { ...fiftyFromHundred, value: 80_00, start_value: 500_00 };

  test("takes off most, and expires first among equals", () => {
    expect(bestCoupon([fiftyFromHundred, sooner], use)).toBe(sooner);
    expect(bestCoupon([sooner, larger], { ...use, spend: 500_00 })).toBe(larger);
    expect(bestCoupon([sooner, larger], use)).toBe(sooner);
  });
  test("is none when none can be used", () => {
    expect(bestCoupon([fiftyFromHundred], { ...use, spend: 1 })).toBeUndefined();
  });
});
