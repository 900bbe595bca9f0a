import { describe, expect, test } from "vitest";
import { checkTypedRate, customerRate } from "./customer-rate.ts";

test.each([
  [4_441_176, 200, 4_530_000],
  [4_500_000, 200, 4_590_000],
  [4_441_176, 0, 4_441_200],
  [4_000_050, 0, 4_000_100],
])("the middle %i with %i hundredths of a percent is %i, at four decimals", (...row) => {
  const [mid_e6, margin_bp, rate_e6] = row;
  expect(customerRate(mid_e6, margin_bp)).toBe(rate_e6);
});

describe("a typed rate", () => {
  const now = new Date("2026-03-02T04:00:00Z");
  const later = new Date("2026-03-03T04:00:00Z");
  const typed = { mid_e6: 4_500_000, market_e6: 4_441_176, from: now, until: null, now };
  const judged = (change: object) => {
    const verdict = checkTypedRate({ ...typed, ...change });
    return verdict.ok ? "accepted" : verdict.error.code;
  };
  test.each([
    ["from now on", {}, "accepted"],
    ["for a day", { until: later }, "accepted"],
    ["before any feed answered", { market_e6: undefined, mid_e6: 45 }, "accepted"],
    ["20 % above the market", { market_e6: 3_750_000 }, "accepted"],
    ["more than that above it", { market_e6: 3_749_000 }, "rate_far_off"],
    ["with its point slipped", { mid_e6: 45_000_000 }, "rate_far_off"],
    ["with its point slipped down", { mid_e6: 450_000 }, "rate_far_off"],
    ["ending as it begins", { until: now }, "rate_period_invalid"],
    ["for yesterday", { from: new Date("2026-03-01T04:00:00Z") }, "rate_period_invalid"],
  ])("%s [BO-34]", (_, change, verdict) => {
    expect(judged(change)).toBe(verdict);
  });
  test("too far off is told how far it may be [BO-34]", () => {
    expect(checkTypedRate({ ...typed, mid_e6: 45_000_000 })).toEqual({
      ok: false,
      error: { code: "rate_far_off", values: { percent: 20 } },
    });
  });
});
