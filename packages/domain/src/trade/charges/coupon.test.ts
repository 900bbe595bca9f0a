import { expect, test } from "vitest";
import type { Coupon } from "../../money/coupons/coupon.ts";
import { couponToCharge } from "./coupon.ts";

const held: Coupon = {
  kind: "general",
  currency: "TWD",
  start_value: 100_00,
  discount_type: "amount",
  value: 50_00,
  ceiling: null,
  starts_at: new Date("2026-11-01T00:00:00Z"),
  ends_at: new Date("2026-12-01T00:00:00Z"),
};

test("a coupon of an amount is charged at what it takes off the order, with its terms [CPN-06]", () => {
  expect(couponToCharge(held, 30_00)).toEqual({
    amount: 30_00,
    values: { start_value: 100_00, value: 50_00 },
  });
});

test("a coupon of a share has no amount until the goods are paid, and keeps share and ceiling till then [CPN-06]", () => {
  const share = { ...held, discount_type: "percent", value: 900, ceiling: 80_00 } as const;
  expect(couponToCharge(share, 30_00)).toEqual({
    amount: null,
    values: { start_value: 100_00, share_bp: 900, ceiling: 80_00 },
  });
});
