import { describe, expect, test } from "vitest";
import { payoutShares_bp } from "../../trade/charges/insurance.ts";
import { reckonClaim } from "./reckon-claim.ts";

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
