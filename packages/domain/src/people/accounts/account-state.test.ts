import { expect, test } from "vitest";
import { eraseAfter, lastToErase, nextAccountState } from "./account-state.ts";
import { defaultLimits } from "../../kernel/settings/limits.ts";

test("a cancelled account is kept by its owner, or erased, and nothing else", () => {
  expect(nextAccountState("active", "cancel")).toEqual({ ok: true, value: "cancelled" });
  expect(nextAccountState("cancelled", "keep")).toEqual({ ok: true, value: "active" });
  expect(nextAccountState("cancelled", "erase")).toEqual({ ok: true, value: "erased" });
  expect(nextAccountState("cancelled", "enable").ok).toBe(false);
  expect(nextAccountState("active", "erase")).toEqual({
    ok: false,
    error: { code: "account_not_in_state" },
  });
});

test("nothing brings an erased account back, and whom staff disabled cannot leave", () => {
  for (const event of ["keep", "enable", "cancel", "disable", "erase"] as const)
    expect(nextAccountState("erased", event).ok).toBe(false);
  expect(nextAccountState("disabled", "cancel").ok).toBe(false);
});

test("a month of retention is thirty days from the very moment [CONST-56]", () => {
  const cancelledAt = new Date("2026-02-10T08:30:00Z");
  const due = eraseAfter(cancelledAt, defaultLimits);
  expect(due.toISOString()).toBe("2026-03-12T08:30:00.000Z");
  expect(lastToErase(due, defaultLimits)).toEqual(cancelledAt);
});
