import { describe, expect, test } from "vitest";
import { checkTerms, type CouponTemplate, periodOf, whyNotTakeable } from "./coupon-template.ts";

const template: CouponTemplate = {
  kind: "general",
  taking: "listed",
  currency: "TWD",
  start_value: 0,
  discount_type: "amount",
  value: 100_00,
  ceiling: null,
  time_rule: "window",
  valid_days: null,
  starts_at: new Date("2026-11-01T00:00:00Z"),
  ends_at: new Date("2026-12-01T00:00:00Z"),
  copies: 3,
  per_account: 2,
};
const now = new Date("2026-11-18T00:00:00Z");
const refusalOf = (change: Partial<CouponTemplate>) => {
  const checked = checkTerms({ ...template, ...change });
  return checked.ok ? "kept" : checked.error.code;
};

describe("the terms of a template", () => {
  test.each<[Partial<CouponTemplate>, string]>([
    [{}, "kept"],
    [{ value: 0 }, "coupon_value_invalid"],
    [{ ceiling: 5 }, "coupon_value_invalid"],
    [{ discount_type: "percent", value: 900 }, "coupon_value_invalid"],
    [{ discount_type: "percent", value: 900, ceiling: 80_00 }, "kept"],
    [{ discount_type: "percent", value: 10_001, ceiling: 80_00 }, "coupon_value_invalid"],
    [{ discount_type: "percent", value: 10_000, ceiling: 80_00 }, "kept"],
    [{ ends_at: template.starts_at }, "coupon_window_invalid"],
    [{ time_rule: "days" }, "coupon_window_invalid"],
    [{ time_rule: "days", valid_days: 14 }, "kept"],
    [{ valid_days: 14 }, "coupon_window_invalid"],
    [{ per_account: 1, copies: 1 }, "kept"],
    [{ per_account: 0 }, "coupon_copies_invalid"],
    [{ copies: 1 }, "coupon_copies_invalid"],
  ])("with %j: %s [CPN-04] [CPN-06]", (change, answer) => {
    expect(refusalOf(change)).toBe(answer);
  });
});

test("a coupon holds for its template's window, or for days from taking [CPN-04]", () => {
  const { starts_at, ends_at } = template;
  expect(periodOf(template, now)).toEqual({ starts_at, ends_at });
  expect(periodOf({ ...template, valid_days: 14 }, now)).toEqual({
    starts_at: now,
    ends_at: new Date("2026-12-02T00:00:00Z"),
  });
});

test.each([
  [{}, {}, null],
  [{}, { now: template.starts_at }, null],
  [{ is_open: false }, {}, "closed"],
  [{}, { now: new Date("2026-10-31T00:00:00Z") }, "not_started"],
  [{}, { now: template.ends_at }, "over"],
  [{}, { currency: "THB" }, "wrong_currency"],
  [{}, { held: 2 }, "limit"],
  [{ issued: 3 }, {}, "gone"],
] as const)("a template %j met by %j: %s [CPN-15]", (change, taker, why) => {
  const stored = { ...template, is_open: true, issued: 2, ...change };
  expect(whyNotTakeable(stored, { currency: "TWD", held: 1, now, ...taker })).toBe(why);
});
