import fc from "fast-check";
import { expect, test } from "vitest";
import { sum } from "../../kernel/money.ts";
import { claimClauses, clauseOf, type ClaimToDecide } from "./decide-itself.ts";

const limits = { claim_auto_cny: 200_00, claim_auto_day_cny: 1_000_00, claim_crate_cny: 150_00 };
const sure: ClaimToDecide = {
  holding: "weight_lost",
  share_bp: 10_000,
  amount: 900_00,
  cny: 200_00,
  isOfStaff: false,
};

test("an insured claim whose facts hold pays by its clause within both limits", () => {
  expect(clauseOf(sure, limits, 0)).toBe("weight_lost");
  expect(clauseOf(sure, limits, 800_00)).toBe("weight_lost");
  expect(clauseOf({ ...sure, holding: "no_scan" }, limits, 0)).toBe("no_scan");
});

test.each<[cny: number, crate_cny: number, clause: string | undefined]>([
  [150_00, 150_00, "no_crate_photo"],
  [150_01, 150_00, undefined],
  [1, 0, undefined],
  // The limit of one claim holds as well.
  [200_00, 900_00, "no_crate_photo"],
  [200_01, 900_00, undefined],
])(
  "damage of %i in a crate without a picture pays by itself up to a limit of its own, here %i: %s",
  (cny, claim_crate_cny, clause) => {
    const crate = { ...sure, holding: "no_crate_photo", cny } as const;
    expect(clauseOf(crate, { ...limits, claim_crate_cny }, 0)).toBe(clause);
    // It is out of the same budget of a day.
    expect(clauseOf(crate, { ...limits, claim_crate_cny }, 999_99 - cny + 2)).toBeUndefined();
  },
);

test("a person looks at what is uninsured, nobody's loss, too much, or one of ours", () => {
  const others: Partial<ClaimToDecide>[] = [
    { holding: undefined },
    { share_bp: 0 },
    { amount: 0 },
    { cny: 200_01 },
    { isOfStaff: true },
  ];
  for (const change of others) expect(clauseOf({ ...sure, ...change }, limits, 0)).toBeUndefined();
  expect(clauseOf(sure, limits, 800_01)).toBeUndefined();
  expect(clauseOf(sure, { ...limits, claim_auto_cny: 0 }, 0)).toBeUndefined();
});

test("whatever claims come, what pays by itself never passes the day's limit, nor one claim its own", () => {
  const claim = fc.record({
    holding: fc.constantFrom(...claimClauses, undefined),
    share_bp: fc.constantFrom(0, 5_000, 10_000),
    amount: fc.nat(1_000_00),
    cny: fc.nat(400_00),
    isOfStaff: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(claim, { maxLength: 40 }), (claims) => {
      const paid: number[] = [];
      for (const one of claims) {
        const clause = clauseOf(one, limits, sum(paid));
        if (clause === undefined) continue;
        expect(clause).toBe(one.holding);
        paid.push(one.cny);
      }
      expect(Math.max(0, ...paid)).toBeLessThanOrEqual(limits.claim_auto_cny);
      expect(sum(paid)).toBeLessThanOrEqual(limits.claim_auto_day_cny);
    }),
  );
});
