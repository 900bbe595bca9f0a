import { expect, test } from "vitest";
import { byCurrency } from "../../kernel/by-region.ts";
import { membershipTiers, type MembershipTier } from "../../people/accounts/profile.ts";
import {
  checkRewardTerms,
  mostOf,
  noAmounts,
  reckonReward,
  type RewardTerms,
} from "./reward-terms.ts";

const sharesOf = (share: number) =>
  Object.fromEntries(membershipTiers.map((tier) => [tier, share])) as Record<
    MembershipTier,
    number
  >;
const terms = (change: Partial<RewardTerms>): RewardTerms => ({
  kind: "points",
  amounts: { ...noAmounts(), PTS: 200 },
  month_most: { ...noAmounts(), PTS: 1_000 },
  shares: sharesOf(0),
  least: byCurrency(() => 10_000),
  ...change,
});
const money = { TWD: 5_000, THB: 4_000, PTS: 0 };
const share = terms({
  kind: "share",
  amounts: money,
  month_most: money,
  shares: { ...sharesOf(500), gold: 1_000, king: 0 },
});
const inviter = { currency: "TWD", tier: "classic" } as const;
const kept = { currency: "THB", goods: 10_000, fee: 20_000 } as const;

test("points and red packets are what the terms say, once enough of the order was kept", () => {
  expect(reckonReward(terms({}), inviter, kept)).toEqual({ currency: "PTS", amount: 200 });
  const bonus = terms({ kind: "bonus", amounts: money, month_most: money });
  expect(reckonReward(bonus, inviter, kept)).toEqual({ currency: "TWD", amount: 5_000 });
  expect(reckonReward(bonus, inviter, { ...kept, goods: 9_999 }).amount).toBe(0);
  expect(reckonReward(terms({ least: money }), inviter, { ...kept, goods: 0 }).amount).toBe(0);
  const any = terms({ least: byCurrency(() => 0) });
  expect(reckonReward(any, inviter, { ...kept, goods: 0 }).amount).toBe(0);
  expect(reckonReward(any, inviter, { ...kept, goods: 1 }).amount).toBe(200);
  expect(noAmounts()).toEqual({ TWD: 0, THB: 0, PTS: 0 });
});

test("a share is of the service fee, by the tier of whoever invited, and capped", () => {
  expect(reckonReward(share, inviter, kept)).toEqual({ currency: "TWD", amount: 1_000 });
  expect(reckonReward(share, { ...inviter, tier: "gold" }, kept).amount).toBe(2_000);
  expect(reckonReward(share, { ...inviter, tier: "king" }, kept).amount).toBe(0);
  expect(reckonReward(share, inviter, { ...kept, fee: 1_000_000 }).amount).toBe(5_000);
  expect(mostOf(share, { ...inviter, tier: "king" }).amount).toBe(0);
});

test("terms that give nothing, or more than their month holds, are refused", () => {
  for (const right of [terms({}), share]) expect(checkRewardTerms(right).ok).toBe(true);
  for (const wrong of [
    terms({ amounts: noAmounts() }),
    terms({ month_most: { ...noAmounts(), PTS: 199 } }),
    terms({ kind: "bonus" }),
    terms({ kind: "bonus", amounts: { ...money, THB: 0 }, month_most: money }),
    { ...share, shares: sharesOf(0) },
  ])
    expect(checkRewardTerms(wrong)).toEqual({ ok: false, error: { code: "invite_terms_invalid" } });
});
