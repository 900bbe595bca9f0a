import { byCurrency, paymentCurrencies } from "../../kernel/by-region.ts";
import {
  type BasisPoints,
  type Cents,
  type PaymentCurrency,
  percentage,
} from "../../kernel/money.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { MembershipTier } from "../../people/accounts/profile.ts";

/** What a friend brings: points, a red packet, or a share of the service fee they paid, as a red packet. */
export const rewardKinds = ["points", "bonus", "share"] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** What a reward is counted in: cents of a currency, or points. */
export const rewardCurrencies = ["TWD", "THB", "PTS"] as const;
export type RewardCurrency = (typeof rewardCurrencies)[number];

/** A version of what a friend brings. It holds for friends who register from its beginning until the next one's. */
export interface RewardTerms {
  readonly kind: RewardKind;
  /** Of one friend; where it is a share, the most it comes to. Cents or points. */
  readonly amounts: Readonly<Record<RewardCurrency, number>>;
  /** The most that one person is given in a month. */
  readonly month_most: Readonly<Record<RewardCurrency, number>>;
  /** Of the service fee, by the tier of whoever invited. */
  readonly shares: Readonly<Record<MembershipTier, BasisPoints>>;
  /** What the friend has to have kept of the first order's goods, at least. */
  readonly least: Readonly<Record<PaymentCurrency, Cents>>;
}

const currenciesOf = (kind: RewardKind): readonly RewardCurrency[] =>
  kind === "points" ? ["PTS"] : paymentCurrencies;

/**
 * Terms that give something, and no more in a month than they say. Refuses `invite_terms_invalid` where a currency of
 * their kind has no amount or a smaller month, or where a share is none of anything.
 */
export function checkRewardTerms(
  terms: RewardTerms,
): Result<null, { readonly code: "invite_terms_invalid" }> {
  const { kind, amounts, month_most, shares } = terms;
  const gives = currenciesOf(kind).every(
    (currency) => amounts[currency] > 0 && month_most[currency] >= amounts[currency],
  );
  const isShare = kind !== "share" || Object.values(shares).some((share) => share > 0);
  return gives && isShare ? ok(null) : refuse({ code: "invite_terms_invalid" });
}

/** Who invited, as far as it matters. */
export interface Inviter {
  readonly currency: PaymentCurrency;
  readonly tier: MembershipTier;
}

export interface Reward {
  readonly currency: RewardCurrency;
  /** Cents or points; 0 for nothing. */
  readonly amount: number;
}

/** What a friend brings at the most, before any order of theirs is known. */
export const mostOf = (
  { kind, amounts, shares }: RewardTerms,
  { currency, tier }: Inviter,
): Reward =>
  kind === "points"
    ? { currency: "PTS", amount: amounts.PTS }
    : { currency, amount: kind === "share" && shares[tier] === 0 ? 0 : amounts[currency] };

/** What is left of the friend's first order. */
export interface KeptOrder {
  readonly currency: PaymentCurrency;
  /** Goods that were paid and not refunded, in cents of the order's currency. */
  readonly goods: Cents;
  /** The service fee likewise, in cents of the inviter's currency. */
  readonly fee: Cents;
}

/** What the friend brings by what they kept: nothing where that is less than it has to be, or nothing at all. */
export function reckonReward(terms: RewardTerms, inviter: Inviter, kept: KeptOrder): Reward {
  const most = mostOf(terms, inviter);
  if (kept.goods === 0 || kept.goods < terms.least[kept.currency]) return { ...most, amount: 0 };
  if (terms.kind !== "share") return most;
  const share = percentage(kept.fee, terms.shares[inviter.tier]);
  return { ...most, amount: Math.min(most.amount, share) };
}

/** Amounts that are the same, as somebody begins with. */
export const noAmounts = (): Record<RewardCurrency, number> => ({ ...byCurrency(() => 0), PTS: 0 });
