import type { InputOf, OutputOf, RefusalOf } from "@sampan/contract/kernel/call";
import type { decideInviteReward as call } from "@sampan/contract/shop/staff-invitations";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { nextRewardState } from "@sampan/domain/shop/invitations/reward-state";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { isOwnAccount } from "../../people/staff/is-own-account.ts";
import { holdReward, updateReward } from "./reward-queries.ts";

/**
 * Clears what waits for a person, of the doubts there are now, or refuses it for good; clearing pays nothing yet. Refuses
 * `invite_reward_unknown`, `invite_reward_settled` for what does not wait, `self_approval` for one's own or a friend's
 * who is oneself, and `reason_needed` where a refusal says none.
 */
export async function decideReward(
  db: Db,
  { number, step, note }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, Refusal<RefusalOf<typeof call>>>> {
  const reward = await holdReward(db, number);
  if (!reward) return refuse({ code: "invite_reward_unknown" });
  const state = nextRewardState(reward.state, step);
  if (reward.state !== "waiting" || !state.ok) return refuse({ code: "invite_reward_settled" });
  for (const accountId of [reward.account_id, reward.friend_id])
    if (await isOwnAccount(db, { staffId: caller.staff.id, accountId }))
      return refuse({ code: "self_approval" });
  if (step === "refuse" && note.trim() === "") return refuse({ code: "reason_needed" });
  await updateReward(db, reward.id, {
    state: state.value,
    desk_note: note.trim(),
    decided_at: caller.now,
    decided_by: caller.staff.id,
    ...(step === "clear" ? { cleared_doubts: JSON.stringify(reward.doubts) } : {}),
  });
  await recordAudit(db, caller, {
    action: `${step}_invite_reward`,
    object_kind: "invite_reward",
    object_id: number,
    old_value: { doubts: reward.doubts },
    new_value: { note: note.trim() },
  });
  return ok({ data: { number } });
}
