import {
  type DoubtReason,
  judgeInvitation,
} from "@sampan/domain/shop/invitations/judge-invitation";
import { nextRewardState, type RewardState } from "@sampan/domain/shop/invitations/reward-state";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { keepMarks } from "./keep-marks.ts";
import { findSurroundings } from "./mark-queries.ts";
import { type HeldReward, updateReward } from "./reward-queries.ts";

/**
 * Judges a reward that is held by what is known now: refused where friend and inviter are one person, a person's to look
 * at where there is a doubt that nobody has cleared. Answers the state it is in afterwards.
 */
export async function judgeReward(
  db: Db,
  reward: HeldReward,
  { now, needs }: { readonly now: Date; readonly needs: Pick<Needs, "config"> },
): Promise<RewardState> {
  const { account_id: inviterId, friend_id: friendId, invited_at: invitedAt, state } = reward;
  for (const id of [inviterId, friendId]) await keepMarks(db, id, needs);
  const around = await findSurroundings(db, { friendId, inviterId, invitedAt });
  const { refused, doubted } = judgeInvitation(around);
  const isNew = (doubt: DoubtReason) => !reward.cleared_doubts.includes(doubt);
  const event = refused.length > 0 ? "refuse" : doubted.some(isNew) ? "doubt" : undefined;
  const next = event && nextRewardState(state, event);
  const judged = next?.ok ? next.value : state;
  await updateReward(db, reward.id, {
    state: judged,
    doubts: JSON.stringify([...refused, ...doubted]),
    judged_at: now,
  });
  return judged;
}
