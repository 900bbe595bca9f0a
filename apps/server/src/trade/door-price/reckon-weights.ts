import { addDays } from "@sampan/domain/kernel/business-time";
import type { Needs } from "../../kernel/needs.ts";
import { replaceWeights } from "./weight-queries.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "reckon-weights": Record<never, never>;
  }
}

/** What was half a year ago says little of today. */
const history_days = 180;

/**
 * The job "reckon-weights": what a piece of each listing and of each category weighed and took in parcels that held one
 * listing only.
 */
export async function reckonWeights({
  database,
  clock,
}: Pick<Needs, "database" | "clock">): Promise<void> {
  const now = clock();
  await database.db
    .transaction()
    .execute((open) => replaceWeights(open, { since: addDays(now, -history_days), now }));
}
