import type { Reward } from "@sampan/domain/shop/invitations/reward-terms";
import type { Db } from "../../kernel/db/db.ts";
import { takeFromInviter } from "./move-reward.ts";
import { updateReward, type WithOutstanding } from "./reward-queries.ts";

/**
 * Takes what stands out of earlier rewards, held by the caller, out of one that was just given, and no more than that;
 * answers how much: cents or points. [INV-01]
 */
export async function setOffOutstanding(
  db: Db,
  earlier: readonly WithOutstanding[],
  { given, now }: { readonly given: Reward; readonly now: Date },
): Promise<number> {
  let left = given.amount;
  for (const reward of earlier) {
    if (left === 0) break;
    const back = { currency: given.currency, amount: Math.min(left, reward.outstanding) };
    const taken = await takeFromInviter(db, reward, { back, now });
    await updateReward(db, reward.id, {
      taken: reward.taken + taken,
      outstanding: reward.outstanding - taken,
    });
    left -= taken;
  }
  return given.amount - left;
}
