import { watchStorage } from "@sampan/server/logistics/storage/storage-jobs";
import type { Stage } from "./open-stage.ts";
import type { PastAct } from "./withdrawal-acts.ts";

const day_ms = 24 * 3_600_000;
const daysOfStorage = 45;

/** Each morning whoever has goods in a warehouse is told of their end, as the job does it. */
export const storageActs = (stage: Stage, today: Date): PastAct[] =>
  [...Array(daysOfStorage).keys()].map((daysAgo) => ({
    at: new Date(today.getTime() - (daysAgo + 0.1) * day_ms),
    play: () => stage.work(watchStorage),
  }));
