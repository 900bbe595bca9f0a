import { defaultLimits } from "../../kernel/settings/limits.ts";
import { describe, expect, test } from "vitest";
import { checkTopupAmount } from "./topup-rule.ts";

const bank = { way: "bank", currency: "TWD" } as const;
const online = { way: "online", currency: "TWD" } as const;

describe("a top-up", () => {
  test.each([1_00, 1_702_75, 5_000_000_00])("of %d cents is accepted", (amount) => {
    expect(checkTopupAmount(amount, bank, defaultLimits)).toEqual({ ok: true, value: amount });
  });
  test.each([
    [undefined, { code: "topup_amount_needed" }],
    [99, { code: "topup_below_minimum", values: { minimum: 1_00 } }],
    [5_000_000_01, { code: "topup_above_maximum", values: { maximum: 5_000_000_00 } }],
  ])("of %s is refused", (amount, error) => {
    expect(checkTopupAmount(amount, bank, defaultLimits)).toEqual({ ok: false, error });
  });
  test("online takes whole dollars of Taiwan, and baht with their satang", () => {
    expect(checkTopupAmount(100_50, online, defaultLimits)).toEqual({
      ok: false,
      error: { code: "whole_amount_needed" },
    });
    expect(checkTopupAmount(100_00, online, defaultLimits)).toEqual({ ok: true, value: 100_00 });
    expect(checkTopupAmount(100_50, { way: "online", currency: "THB" }, defaultLimits).ok).toBe(
      true,
    );
  });
});
