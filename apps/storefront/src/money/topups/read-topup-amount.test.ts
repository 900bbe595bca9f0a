import { describe, expect, test } from "vitest";
import { readTopupAmount } from "./read-topup-amount.ts";

const limits = { topup_min: 1_00, topup_max: 5_000_000_00 };
const bank = { way: "bank", currency: "TWD", limits } as const;
const online = { way: "online", currency: "TWD", limits } as const;

describe("the amount of a top-up", () => {
  test.each([
    ["", "topup_amount_needed"],
    ["  ", "topup_amount_needed"],
    ["abc", "amount_invalid"],
    ["-5", "amount_invalid"],
    ["0.99", "topup_below_minimum"],
    ["5,000,000.01", "topup_above_maximum"],
  ])("%j is refused before it is sent: %s [WAL-13] [WAL-14] [WAL-15]", (text, code) => {
    expect(readTopupAmount(text, bank)).toMatchObject({ ok: false, error: { code } });
  });

  test.each([
    ["1", 1_00],
    ["1,702.75", 1_702_75],
    ["５０００", 5_000_00],
    ["5000000", 5_000_000_00],
  ])("%j is read as %d cents", (text, cents) => {
    expect(readTopupAmount(text, bank)).toEqual({ ok: true, value: cents });
  });

  test("may have no cents where the provider takes whole dollars", () => {
    expect(readTopupAmount("100.50", online)).toMatchObject({
      ok: false,
      error: { code: "whole_amount_needed" },
    });
    expect(readTopupAmount("100.50", { ...online, currency: "THB" })).toMatchObject({ ok: true });
  });

  test("obeys the limits as they are configured [WAL-14] [WAL-15]", () => {
    const narrow = { ...bank, limits: { topup_min: 100_00, topup_max: 200_00 } };
    expect(readTopupAmount("99", narrow).ok).toBe(false);
    expect(readTopupAmount("100", narrow).ok).toBe(true);
    expect(readTopupAmount("201", narrow).ok).toBe(false);
  });
});
