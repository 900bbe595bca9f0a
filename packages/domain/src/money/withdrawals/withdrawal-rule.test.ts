import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { defaultLimits, type Limits } from "../../kernel/settings/limits.ts";
import { checkClosingPayout, checkWithdrawal, mostWithdrawal } from "./withdrawal-rule.ts";

const rich = { cash: 1_000_000, fresh: 0 };
const codeOf = (amount: number | undefined, holdings = rich, limits: Limits = defaultLimits) => {
  const judged = checkWithdrawal(amount, holdings, limits);
  return judged.ok ? "accepted" : judged.error.code;
};

describe("a withdrawal", () => {
  test("needs an amount [ERR-51]", () => {
    expect(codeOf(undefined)).toBe("withdrawal_amount_needed");
  });

  test("is more than 31: 31 is refused, 32 accepted [WAL-21] [CONST-11]", () => {
    expect(codeOf(3_100)).toBe("withdrawal_below_minimum");
    expect(codeOf(3_200)).toBe("accepted");
    expect(codeOf(10_000, rich, { ...defaultLimits, withdrawal_above_units: 100 })).toBe(
      "withdrawal_below_minimum",
    );
  });

  test("is whole [WAL-20]", () => {
    expect(codeOf(3_150)).toBe("whole_amount_needed");
    expect(codeOf(100_001)).toBe("whole_amount_needed");
  });

  test("costs a fee of 30 beside the amount [WAL-22] [CONST-12]", () => {
    expect(checkWithdrawal(200_000, rich, defaultLimits)).toEqual({
      ok: true,
      value: { amount: 200_000, fee: 3_000 },
    });
  });

  test("leaves what the fee needs: all but 29 is refused, all but 30 accepted [WAL-23]", () => {
    const holdings = { cash: 50_000, fresh: 0 };
    expect(codeOf(50_000 - 2_900, holdings)).toBe("withdrawal_fee_uncovered");
    expect(codeOf(50_000 - 3_000, holdings)).toBe("accepted");
    expect(codeOf(50_000, holdings)).toBe("withdrawal_fee_uncovered");
    expect(codeOf(50_100, holdings)).toBe("withdrawal_above_balance");
  });

  test("takes nothing that came in by card lately", () => {
    const holdings = { cash: 50_000, fresh: 20_000 };
    expect(codeOf(27_100, holdings)).toBe("withdrawal_not_free");
    expect(codeOf(27_000, holdings)).toBe("accepted");
  });

  test("is offered from the least on that may be withdrawn, and nothing below it [WAL-21]", () => {
    expect(mostWithdrawal({ cash: 6_200, fresh: 0 }, defaultLimits)).toBe(3_200);
    expect(mostWithdrawal({ cash: 6_199, fresh: 0 }, defaultLimits)).toBe(0);
  });

  test("of the most that is offered is always accepted, and of one more never", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (cash, fresh) => {
        const holdings = { cash, fresh };
        const most = mostWithdrawal(holdings, defaultLimits);
        expect(most === 0 || codeOf(most, holdings) === "accepted").toBe(true);
        expect(codeOf(Math.max(most, 3_100) + 100, holdings)).not.toBe("accepted");
      }),
    );
  });
});

describe("a payout that closes an account", () => {
  test("is all there is, to the cent, and costs nothing", () => {
    expect(checkClosingPayout({ cash: 6_199, fresh: 0 })).toEqual({
      ok: true,
      value: { amount: 6_199, fee: 0 },
    });
  });

  test("waits while money that came in by card is among it, and is nothing of nothing", () => {
    for (const [fresh, most] of [
      [1, 99],
      [150, 0],
    ] as const)
      expect(checkClosingPayout({ cash: 100, fresh })).toEqual({
        ok: false,
        error: { code: "withdrawal_not_free", most },
      });
    expect(checkClosingPayout({ cash: 0, fresh: 0 })).toMatchObject({
      error: { code: "nothing_left" },
    });
  });
});
