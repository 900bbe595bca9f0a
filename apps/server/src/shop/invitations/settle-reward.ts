import { businessDay } from "@sampan/domain/kernel/business-time";
import { type Cents, convert, inYuan, type PaymentCurrency } from "@sampan/domain/kernel/money";
import { claimableUntil } from "@sampan/domain/logistics/claims/claim-window";
import { nextRewardState, type RewardEvent } from "@sampan/domain/shop/invitations/reward-state";
import { reckonReward, type Reward } from "@sampan/domain/shop/invitations/reward-terms";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { judgeReward } from "./judge-reward.ts";
import { giveReward } from "./move-reward.ts";
import {
  findFirstOrder,
  type FirstOrder,
  type HeldReward,
  holdMonth,
  holdOutstanding,
  holdReward,
  spendMonth,
  updateReward,
} from "./reward-queries.ts";
import { setOffOutstanding } from "./set-off-outstanding.ts";
import { findTerms } from "./terms-queries.ts";

export interface At {
  readonly now: Date;
  readonly needs: Pick<Needs, "config" | "limits" | "prices" | "settings" | "jobs">;
}

/**
 * Gives what a friend brings once the first order they received is past its refunds and claims: judged once more, reckoned
 * by what they kept, and within what is left of the inviter's month. Held from the first look to the end, so that of
 * two processes one gives it.
 */
export async function settleReward(db: Db, number: string, at: At): Promise<void> {
  const reward = await holdReward(db, number);
  const order = reward && (await findFirstOrder(db, reward.friend_id));
  if (!reward || !order || !isOver(order, at)) return;
  if (reward.state !== "held" && reward.state !== "cleared") return;
  const state = await judgeReward(db, reward, at);
  if (state === "waiting" || state === "refused") return;
  const terms = await findTerms(db, reward.terms_id);
  const due = reckonReward(terms, inviterOf(reward), keptOf(order, reward, at));
  if (due.amount === 0 || reward.inviter_state !== "active") return end(db, reward, "lose");
  const month = {
    accountId: reward.account_id,
    month: businessDay(at.now, reward.inviter_region).slice(0, 7),
    currency: due.currency,
    most: terms.month_most[due.currency],
  };
  const amount = Math.min(due.amount, await holdMonth(db, month));
  if (amount === 0) return end(db, reward, "cap");
  await spendMonth(db, month, amount);
  await pay(db, reward, { ...at, given: { ...due, amount }, refunds: order.refunds });
}

/** Past the days of claims, with nothing about it that is not decided. */
const isOver = ({ completed_at, open }: FirstOrder, { now, needs }: At): boolean =>
  open === 0 && now > claimableUntil(completed_at, needs.limits);

export const inviterOf = ({ inviter_currency, inviter_tier }: HeldReward) => ({
  currency: inviter_currency,
  tier: inviter_tier,
});

/** What is left of an order, its fee in the inviter's currency by the rates of now. */
export const keptOf = (
  { currency, goods, fee }: FirstOrder,
  { inviter_currency }: HeldReward,
  at: Pick<At, "now" | "needs">,
) => ({ currency, goods, fee: inCurrency(fee, { from: currency, to: inviter_currency }, at) });

function inCurrency(
  amount: Cents,
  { from, to }: { readonly from: PaymentCurrency; readonly to: PaymentCurrency },
  { now, needs }: Pick<At, "now" | "needs">,
): Cents {
  if (from === to || amount === 0) return amount;
  const { rates } = needs.prices.at(now);
  const { rounding } = needs.settings.at(now);
  const [paid, given] = [rates[from], rates[to]];
  if (!paid || !given) throw new Error(`no rate from ${from} to ${to}`);
  const yuan = inYuan(amount, { rate_e6: paid.rate_e6, rounding });
  return convert(yuan, { rate_e6: given.rate_e6, rounding });
}

async function end(db: Db, reward: HeldReward, event: RewardEvent): Promise<void> {
  const state = nextRewardState(reward.state, event);
  if (!state.ok) throw new Error(`a reward that is ${reward.state} cannot ${event}`);
  await updateReward(db, reward.id, { state: state.value });
}

async function pay(
  db: Db,
  reward: HeldReward,
  { now, needs, given, refunds }: At & { readonly given: Reward; readonly refunds: number },
): Promise<void> {
  const state = nextRewardState(reward.state, "pay");
  if (!state.ok) throw new Error(`a reward that is ${reward.state} cannot be paid`);
  const { currency } = given;
  const earlier = await holdOutstanding(db, { accountId: reward.account_id, currency });
  await giveReward(db, reward, { given, now });
  await updateReward(db, reward.id, {
    state: state.value,
    ...given,
    refunds,
    paid_at: now,
  });
  const amount = given.amount - (await setOffOutstanding(db, earlier, { given, now }));
  if (amount === 0) return;
  const to = { accountId: reward.account_id, link: "/inviteEarnings", now } as const;
  await (currency === "PTS"
    ? notifyCustomer(db, needs.jobs, { ...to, kind: "invite_points", values: { points: amount } })
    : notifyCustomer(db, needs.jobs, {
        ...to,
        kind: "invite_bonus",
        values: { amount, currency },
      }));
}
