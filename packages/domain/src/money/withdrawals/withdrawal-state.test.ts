import { expect, test } from "vitest";
import { directsOfWithdrawal, nextWithdrawalState } from "./withdrawal-state.ts";

test("a withdrawal freezes the sum, and what decides it lets it go or takes it", () => {
  expect(directsOfWithdrawal).toEqual({ apply: [2], pass: [-2, -1], fail: [-2] });
});

test("a withdrawal is decided once", () => {
  expect(nextWithdrawalState("waiting", "pass")).toEqual({ ok: true, value: "passed" });
  expect(nextWithdrawalState("passed", "fail")).toEqual({
    ok: false,
    error: { code: "withdrawal_not_in_state" },
  });
});
