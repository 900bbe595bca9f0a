import { nextRewardState } from "@sampan/domain/shop/invitations/reward-state";
import { reckonReward } from "@sampan/domain/shop/invitations/reward-terms";
import type { Db } from "../../kernel/db/db.ts";
import { takeFromInviter } from "./move-reward.ts";
import { findFirstOrder, holdReward, updateReward } from "./reward-queries.ts";
import { type At, inviterOf, keptOf } from "./settle-reward.ts";
import { findTerms } from "./terms-queries.ts";

/**
 * Reckons a reward that was paid anew where more of the friend's order was refunded since, and takes back what is too much,
 * at most what is there: what was spent stands out, and what friends bring later is less by it. Nothing left of the order
 * leaves nothing of the reward.
 */
export async function takeRewardBack(db: Db, number: string, at: At): Promise<void> {
  const reward = await holdReward(db, number);
  const order = reward && (await findFirstOrder(db, reward.friend_id));
  if (!reward || !order || reward.state !== "paid" || reward.currency === null) return;
  const terms = await findTerms(db, reward.terms_id);
  const due = reckonReward(terms, inviterOf(reward), keptOf(order, reward, at));
  const amount = Math.max(0, reward.amount - reward.taken - due.amount);
  const back = { currency: reward.currency, amount };
  const taken = await takeFromInviter(db, reward, { back, now: at.now });
  const ended = nextRewardState(reward.state, "take_back");
  await updateReward(db, reward.id, {
    taken: reward.taken + taken,
    outstanding: amount - taken,
    refunds: order.refunds,
    ...(due.amount === 0 && ended.ok ? { state: ended.value } : {}),
  });
}
