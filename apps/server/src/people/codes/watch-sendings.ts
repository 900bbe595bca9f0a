import type { Needs } from "../../kernel/needs.ts";
import { countLately } from "./code-queries.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "watch-captchas": Record<never, never>;
  }
}

/** Whoever asked for a code within the last half minute may still be typing it. */
const typing_ms = 30_000;
const watched_ms = 10 * 60_000;
/** Below this, a bad line or a single shop full of people looks the same. */
const noteworthy = 50;
/** Of people who want to get in, most type their code. */
const usedShare_min = 0.2;
/** Of a day's codes: time enough to look before nobody gets one any more. */
const budgetShare = 0.8;

/**
 * Tells whoever runs the house, by an error in the log, of codes that are asked for and not used: the mark of
 * somebody who earns by messages to numbers of their own. Likewise of a day's budget that comes to its end.
 */
export async function watchSendings({
  database,
  clock,
  limits,
  log,
}: Pick<Needs, "database" | "clock" | "limits" | "log">): Promise<void> {
  const now = clock().getTime();
  const { sent, used, of_day } = await countLately(database.db, {
    since: new Date(now - watched_ms),
    until: new Date(now - typing_ms),
    dayAgo: new Date(now - 24 * 3_600_000),
  });
  if (sent >= noteworthy && used < sent * usedShare_min)
    log.error({ sent, used, minutes: watched_ms / 60_000 }, "codes are asked for and not used");
  const budget = limits.captchas_per_day;
  if (of_day >= budget * budgetShare)
    log.error({ sent: of_day, budget }, "the codes of the day are nearly used up");
}
