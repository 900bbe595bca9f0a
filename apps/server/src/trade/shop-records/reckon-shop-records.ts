import { addDays } from "@sampan/domain/kernel/business-time";
import type { Needs } from "../../kernel/needs.ts";
import { replaceRecords } from "./shop-record-queries.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "reckon-shop-records": Record<never, never>;
  }
}

/** Half a year: who was slow before that may have learned. */
const history_days = 180;

/** The job "reckon-shop-records": how each seller has sent, run out and been paid back by, in orders paid within half a year. */
export async function reckonShopRecords({
  database,
  clock,
}: Pick<Needs, "database" | "clock">): Promise<void> {
  const now = clock();
  await database.db
    .transaction()
    .execute((open) => replaceRecords(open, { since: addDays(now, -history_days), now }));
}
