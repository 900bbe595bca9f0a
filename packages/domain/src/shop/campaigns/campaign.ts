import type { PaymentCurrency } from "../../kernel/money.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";

/** How a campaign gives: the same to everybody, to who registered since it began, slips, chances, or day by day. [BO-37] */
export const campaignGifts = ["gift", "newcomer", "red_packet", "draw", "check_in"] as const;
export type CampaignGift = (typeof campaignGifts)[number];

/** What somebody gains by taking. [PROMO-18] */
export const prizeKinds = ["coupon", "points", "bonus"] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** What a budget is counted in: cents of a currency, or points. */
export const budgetCurrencies = ["TWD", "THB", "PTS"] as const;
export type BudgetCurrency = (typeof budgetCurrencies)[number];

export const campaignStates = ["draft", "waiting", "published", "ended"] as const;
export type CampaignState = (typeof campaignStates)[number];
/** `ask` is the first of two who publish, `confirm` the second; either of them may drop it. */
export type CampaignEvent = "publish" | "ask" | "confirm" | "drop" | "end";

const transitions = {
  draft: { publish: "published", ask: "waiting" },
  waiting: { confirm: "published", drop: "draft" },
  published: { end: "ended" },
  ended: {},
} as const satisfies Record<CampaignState, Partial<Record<CampaignEvent, CampaignState>>>;

/** Where a campaign goes; refuses `campaign_not_in_state`. */
export function nextCampaignState(
  state: CampaignState,
  event: CampaignEvent,
): Result<CampaignState, { readonly code: "campaign_not_in_state" }> {
  const next = (transitions[state] as Partial<Record<CampaignEvent, CampaignState>>)[event];
  return next === undefined ? refuse({ code: "campaign_not_in_state" }) : ok(next);
}

/** One thing that can be gained. */
export interface Prize {
  readonly kind: PrizeKind;
  /** Who pays in it gains it; null for points, which everybody gains. */
  readonly currency: PaymentCurrency | null;
  /** Cents, points, or the most that a coupon takes off; of a red packet all of it. */
  readonly amount: number;
  /** How many there are, of a red packet how many slips; null where only the budget ends it. */
  readonly copies: number | null;
  /** The chance of a draw, of 10,000; null elsewhere. */
  readonly odds_bp: number | null;
}

export interface Budget {
  readonly currency: BudgetCurrency;
  /** The most that is given, cents or points. */
  readonly most: number;
}

export interface CampaignTerms {
  readonly gift: CampaignGift;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** How often one person takes in all, and in a day of their region. */
  readonly per_person: number;
  readonly per_day: number;
  readonly prizes: readonly Prize[];
  readonly budgets: readonly Budget[];
  /** How many goods have an activity price in its window. */
  readonly goods?: number;
}

/** What a prize is paid from. */
export const budgetOf = ({ currency }: Pick<Prize, "currency">): BudgetCurrency =>
  currency ?? "PTS";

export type TermsUnkept = {
  readonly code:
    | "campaign_window_invalid"
    | "campaign_limits_invalid"
    | "campaign_prizes_invalid"
    | "campaign_budget_needed";
};

/**
 * Terms that can be kept. Refuses `campaign_window_invalid` for an end before the start, `campaign_limits_invalid` for
 * more in a day than in all, `campaign_prizes_invalid` for such as the kind of gift does not know, or none
 * without goods that have an activity price, and
 * `campaign_budget_needed` where one of them is paid from nothing, or a red packet is larger than what there is. [BO-37]
 */
export function checkCampaign(terms: CampaignTerms): Result<null, TermsUnkept> {
  const { gift, prizes, budgets, per_day, per_person, goods = 0 } = terms;
  if (terms.ends_at <= terms.starts_at) return refuse({ code: "campaign_window_invalid" });
  if (per_day < 1 || per_person < per_day) return refuse({ code: "campaign_limits_invalid" });
  if (
    (prizes.length === 0 && goods === 0) ||
    !prizes.every((prize) => fits(gift, prize)) ||
    !areFair(gift, prizes)
  )
    return refuse({ code: "campaign_prizes_invalid" });
  const most = new Map(budgets.map((budget) => [budget.currency, budget.most]));
  const isPaid = prizes.every((prize) => (most.get(budgetOf(prize)) ?? 0) >= prize.amount);
  return isPaid ? ok(null) : refuse({ code: "campaign_budget_needed" });
}

function fits(gift: CampaignGift, { kind, currency, amount, copies, odds_bp }: Prize): boolean {
  if (amount < 1 || (kind === "points") !== (currency === null)) return false;
  if ((gift === "draw") !== (odds_bp !== null)) return false;
  // Where a drawn prize had a number of its own, the odds would not be what was published.
  if (gift === "draw") return copies === null;
  if (gift !== "red_packet") return true;
  const slips = copies ?? 0;
  return kind === "bonus" && slips >= 1 && amount >= slips;
}

/** Everybody has the same chances in all, and a currency has one red packet. */
function areFair(gift: CampaignGift, prizes: readonly Prize[]): boolean {
  const currencies = prizes.map(({ currency }) => currency);
  if (gift === "red_packet") return new Set(currencies).size === currencies.length;
  if (gift !== "draw") return true;
  return [...new Set(currencies)].every((currency) => {
    const odds = prizesFor(prizes, currency).reduce((sum, prize) => sum + (prize.odds_bp ?? 0), 0);
    return odds >= 1 && odds <= allOdds;
  });
}

/** Every chance there is; what the odds of the prizes leave wins nothing. */
export const allOdds = 10_000;

/** What somebody who pays in a currency can gain, in the order of the campaign. */
export const prizesFor = <P extends Pick<Prize, "currency">>(
  prizes: readonly P[],
  currency: PaymentCurrency | null,
): P[] => prizes.filter((prize) => prize.currency === null || prize.currency === currency);
