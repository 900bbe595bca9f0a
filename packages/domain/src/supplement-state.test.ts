import { describe, expect, test } from "vitest";
import {
  isHiddenSupplement,
  isPayableSupplement,
  isPendingSupplement,
  nextSupplementStatus,
  supplementStateOf,
  supplementStatuses,
} from "./supplement-state.ts";

const { pending, paying, succeeded, cancelled } = supplementStatuses;

describe("a supplement", () => {
  test("is settled from the balance at once, or through a payment in progress", () => {
    expect(nextSupplementStatus(pending, "settle")).toEqual({ ok: true, value: succeeded });
    expect(nextSupplementStatus(pending, "start_payment")).toEqual({ ok: true, value: paying });
    expect(nextSupplementStatus(paying, "settle")).toEqual({ ok: true, value: succeeded });
  });
  test("can be tried again when its payment fails", () => {
    expect(nextSupplementStatus(paying, "fail_payment")).toEqual({ ok: true, value: pending });
  });
  test.each([
    ["paid", succeeded],
    ["cancelled", cancelled],
  ])("already %s is never paid", (_, supplement) => {
    expect(nextSupplementStatus(supplement, "settle")).toEqual({
      ok: false,
      error: { code: "not_payable" },
    });
  });
  test("being paid offers no second payment, yet the order still waits for it", () => {
    expect(isPayableSupplement(paying)).toBe(false);
    expect(isPendingSupplement(paying)).toBe(true);
    expect(isPayableSupplement(pending)).toBe(true);
  });
  test("is hidden with status 9, whatever its pay_status", () => {
    for (const pay_status of [0, 1, 2] as const) {
      expect(supplementStateOf({ pay_status, status: 9 })).toBe("cancelled");
      expect(isHiddenSupplement({ pay_status, status: 9 })).toBe(true);
    }
    expect(isPendingSupplement(cancelled)).toBe(false);
  });
  test("with numbers that contradict each other has no state and cannot move", () => {
    expect(supplementStateOf({ pay_status: 0, status: 1 })).toBeUndefined();
    expect(supplementStateOf({ pay_status: 2, status: 0 })).toBeUndefined();
    expect(nextSupplementStatus({ pay_status: 2, status: 0 }, "settle").ok).toBe(false);
  });
});
