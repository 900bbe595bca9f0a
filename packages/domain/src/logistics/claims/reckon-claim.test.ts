import { describe, expect, test } from "vitest";
import { payoutShares_bp } from "../../trade/charges/insurance.ts";
import { reckonClaim, reckonMore } from "./reckon-claim.ts";

const two = { paid: 530_01, num: 3, pieces: 2, left: 1_000_00 };

describe("a claim", () => {
  test.each([
    [0, 0],
    [2, 176_67],
    [3, 265_01],
    [4, 353_34],
  ] as const)(
    "of two of three pieces for 530.01 insured by %d percent pays %d cents, freight left out (table) [CLM-13] [CLM-14] [CLM-15] [CONST-14] [CONST-15] [CONST-16]",
    (insurance, amount) => {
      expect(reckonClaim({ ...two, share_bp: payoutShares_bp[insurance] })).toEqual({
        goods: 353_34,
        amount,
      });
    },
  );
  test("never pays more than is left of what was paid", () => {
    expect(reckonClaim({ ...two, left: 100_00, share_bp: 10_000 })).toEqual({
      goods: 353_34,
      amount: 100_00,
    });
  });
});

describe("more pieces of a claim", () => {
  const more = { paid: 530_01, num: 4, pieces: 1, left: 1_000_00, share_bp: 5_000 };
  const before = { pieces: 2, amount: 132_50 };

  test("come to the share of all of them without what was paid of the first, to the cent", () => {
    expect(reckonMore({ ...more, before })).toEqual({ goods: 132_50, amount: 66_26 });
    expect(reckonMore({ ...more, before: { ...before, amount: 100_00 } }).amount).toBe(98_76);
  });

  test("pay no more than is left, and nothing where more was paid before than the share of all", () => {
    expect(reckonMore({ ...more, left: 10_00, before }).amount).toBe(10_00);
    expect(reckonMore({ ...more, before: { ...before, amount: 300_00 } }).amount).toBe(0);
  });
});
