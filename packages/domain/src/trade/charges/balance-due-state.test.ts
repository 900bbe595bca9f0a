import { describe, expect, test } from "vitest";
import {
  isHiddenBalanceDue,
  isPayableBalanceDue,
  isPendingBalanceDue,
  nextBalanceDueStatus,
  balanceDueStateOf,
  balanceDueStatuses,
} from "./balance-due-state.ts";

const { pending, paying, succeeded, cancelled } = balanceDueStatuses;

describe("a supplement", () => {
  test("is paid from the balance at once, or through a payment in progress", () => {
    expect(nextBalanceDueStatus(pending, "pay")).toEqual({ ok: true, value: succeeded });
    expect(nextBalanceDueStatus(pending, "start_payment")).toEqual({ ok: true, value: paying });
    expect(nextBalanceDueStatus(paying, "pay")).toEqual({ ok: true, value: succeeded });
  });
  test("can be tried again when its payment fails", () => {
    expect(nextBalanceDueStatus(paying, "fail_payment")).toEqual({ ok: true, value: pending });
  });
  test.each([
    ["paid", succeeded],
    ["cancelled", cancelled],
  ])("already %s is never paid", (_, supplement) => {
    expect(nextBalanceDueStatus(supplement, "pay")).toEqual({
      ok: false,
      error: { code: "not_payable" },
    });
  });
  test("being paid offers no second payment, yet the order still waits for it", () => {
    expect(isPayableBalanceDue(paying)).toBe(false);
    expect(isPendingBalanceDue(paying)).toBe(true);
    expect(isPayableBalanceDue(pending)).toBe(true);
    expect(isPendingBalanceDue(pending)).toBe(true);
  });
  test("is hidden with status 9, whatever its pay_status", () => {
    for (const pay_status of [0, 1, 2] as const) {
      expect(balanceDueStateOf({ pay_status, status: 9 })).toBe("cancelled");
      expect(isHiddenBalanceDue({ pay_status, status: 9 })).toBe(true);
    }
    expect(isPendingBalanceDue(cancelled)).toBe(false);
    expect([pending, paying, succeeded].some(isHiddenBalanceDue)).toBe(false);
  });
  test("is read from its numbers as it is written in them [ORD-40] [ORD-41] [ORD-42]", () => {
    for (const [state, numbers] of Object.entries(balanceDueStatuses))
      expect(balanceDueStateOf(numbers)).toBe(state);
  });
  test("with numbers that contradict each other has no state and cannot move", () => {
    expect(balanceDueStateOf({ pay_status: 0, status: 1 })).toBeUndefined();
    expect(balanceDueStateOf({ pay_status: 2, status: 0 })).toBeUndefined();
    expect(nextBalanceDueStatus({ pay_status: 2, status: 0 }, "pay").ok).toBe(false);
  });
});
