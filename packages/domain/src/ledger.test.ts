import { describe, expect, test } from "vitest";
import { fc } from "../../../tests/support/properties.ts";
import { applyLedgerRow, emptyBalance, totalOf, type LedgerBalance } from "./ledger.ts";
import { directsOfWithdrawal, nextWithdrawalState } from "./withdrawal-state.ts";

const after = (before: LedgerBalance, rows: readonly (readonly [1 | 2 | -1 | -2, number])[]) =>
  rows.reduce((at, [direct, amount]) => {
    const next = applyLedgerRow(at, direct, amount);
    if (!next.ok) throw new Error(next.error.code);
    return next.value;
  }, before);

describe("a ledger row", () => {
  test.each([
    ["income", 1, { balance: 130_00, lock_blc: 50_00 }],
    ["expense", -1, { balance: 70_00, lock_blc: 50_00 }],
    ["freeze", 2, { balance: 70_00, lock_blc: 80_00 }],
    ["unfreeze", -2, { balance: 130_00, lock_blc: 20_00 }],
  ] as const)("of %s moves balance and locked balance", (_, direct, expected) => {
    expect(applyLedgerRow({ balance: 100_00, lock_blc: 50_00 }, direct, 30_00)).toEqual({
      ok: true,
      value: expected,
    });
  });
  test("is refused when it would take more than there is", () => {
    const refusal = { ok: false, error: { code: "balance_insufficient" } };
    expect(applyLedgerRow({ balance: 29_99, lock_blc: 0 }, -1, 30_00)).toEqual(refusal);
    expect(applyLedgerRow({ balance: 100_00, lock_blc: 29_99 }, -2, 30_00)).toEqual(refusal);
  });
  test("never takes either side below zero, and frozen money stays the owner's", () => {
    const anyRow = fc.tuple(fc.constantFrom(1, 2, -1, -2), fc.integer({ min: 1, max: 1_000 }));
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 60 }), (rows) => {
        let at = emptyBalance;
        for (const [direct, amount] of rows) {
          const next = applyLedgerRow(at, direct, amount);
          const total = next.ok ? totalOf(next.value) : totalOf(at);
          const change = Math.abs(direct) === 2 || !next.ok ? 0 : direct * amount;
          expect(total).toBe(totalOf(at) + change);
          at = next.ok ? next.value : at;
          expect(Math.min(at.balance, at.lock_blc)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
  test("of nothing is a fault", () => {
    expect(() => applyLedgerRow(emptyBalance, 1, 0)).toThrow(RangeError);
  });
});

describe("a withdrawal", () => {
  const before = { balance: 1_000_00, lock_blc: 0 };
  const sum = 130_00;
  const rowsOf = (move: keyof typeof directsOfWithdrawal) =>
    directsOfWithdrawal[move].map((direct) => [direct, sum] as const);

  test("that passes leaves the balance without the sum", () => {
    expect(after(before, [...rowsOf("apply"), ...rowsOf("pass")])).toEqual({
      balance: 870_00,
      lock_blc: 0,
    });
  });
  test("that fails leaves everything as it was", () => {
    expect(after(before, [...rowsOf("apply"), ...rowsOf("fail")])).toEqual(before);
  });
  test("is decided once", () => {
    expect(nextWithdrawalState("waiting", "pass")).toEqual({ ok: true, value: "passed" });
    expect(nextWithdrawalState("passed", "fail")).toEqual({
      ok: false,
      error: { code: "withdrawal_not_in_state" },
    });
  });
});
