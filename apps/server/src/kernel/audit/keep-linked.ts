import type { Needs } from "../needs.ts";
import { findChainState, type ChainState } from "./audit-link-queries.ts";
import { linkActs } from "./link-acts.ts";

/** Acts are linked so soon after their commit, and something is wrong where one waits for a minute. */
const pause_ms = 1_000;
const alarm_ms = 60_000;

interface LinkingNeeds extends Pick<Needs, "database" | "clock" | "log"> {
  readonly link?: typeof linkActs;
}

/** True when acts wait for longer than the linker could have any reason for. [BO-03] */
export const isLate = ({ waiting_since }: ChainState, now: Date): boolean =>
  waiting_since !== null && now.getTime() - waiting_since.getTime() >= alarm_ms;

/**
 * Links what was committed, once a second, as long as the process runs; several processes take turns. Answers
 * how to end it: what is under way is finished. [BO-03]
 */
export function keepLinked(needs: LinkingNeeds, every_ms = pause_ms): () => Promise<void> {
  const linker = createLinker(needs);
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    underWay ??= linker().finally(() => {
      underWay = undefined;
    });
  }, every_ms);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

/**
 * One look: links what waits, and says in the log what somebody must hear of. The alarm is looked for before
 * anything is linked, and repeated once a minute while it lasts.
 */
export function createLinker({
  database: { db },
  clock,
  log,
  link: linkBatch = linkActs,
}: LinkingNeeds): () => Promise<void> {
  let saidAt = Number.NEGATIVE_INFINITY;
  const link = async () => {
    const now = clock();
    const state = await findChainState(db);
    if (isLate(state, now) && now.getTime() - saidAt >= alarm_ms) {
      saidAt = now.getTime();
      log.error(state, "acts of staff are not linked");
    }
    if (state.waiting === 0) return;
    for (let isMore = true; isMore;) {
      const { more, missing } = await linkBatch(db);
      if (missing > 0) log.error({ missing }, "acts of staff are gone from the log");
      isMore = more;
    }
  };
  return () => link().catch((fault: unknown) => log.error(fault, "acts of staff were not linked"));
}
