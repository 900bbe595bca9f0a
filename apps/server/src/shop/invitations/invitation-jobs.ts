import { addDays } from "@sampan/domain/kernel/business-time";
import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { judgeReward } from "./judge-reward.ts";
import { holdReward, selectDue, selectToTakeBack, selectUnjudged } from "./reward-queries.ts";
import { settleReward } from "./settle-reward.ts";
import { takeRewardBack } from "./take-reward-back.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "settle-invitations": Record<never, never>;
  }
}

const atOnce = 500;

/**
 * The job "settle-invitations": judges friends who are new, gives what those bring whose order is past its refunds and
 * claims, and takes back what later refunds undid. Each in a transaction that holds its reward, so that two
 * processes do it once.
 */
export async function settleInvitations(needs: Needs): Promise<void> {
  const { database, log, limits } = needs;
  const { db } = database;
  const now = needs.clock();
  const each = (
    rewards: readonly { readonly number: string }[],
    act: (open: Db, number: string) => Promise<void>,
  ) =>
    actOnEach(rewards, {
      log,
      name: ({ number }) => number,
      act: ({ number }) => db.transaction().execute((open) => act(open, number)),
    });
  await each(await selectUnjudged(db, atOnce), async (open, number) => {
    const reward = await holdReward(open, number);
    if (reward?.state === "held") await judgeReward(open, reward, { now, needs });
  });
  const completedBefore = addDays(now, -limits.claim_window_days);
  const due = await selectDue(db, { completedBefore, limit: atOnce });
  await each(due, (open, number) => settleReward(open, number, { now, needs }));
  const undone = await selectToTakeBack(db, atOnce);
  await each(undone, (open, number) => takeRewardBack(open, number, { now, needs }));
}
