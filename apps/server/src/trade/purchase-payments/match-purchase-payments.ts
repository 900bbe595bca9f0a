import type { Needs } from "../../kernel/needs.ts";
import { holdPayments, matchHeld } from "./match-held.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "match-purchase-payments": Record<never, never>;
  }
}

/** The job "match-purchase-payments": what was bought, or given back, since a bill was brought is matched to it as well. */
export async function matchPurchasePayments({
  database,
  clock,
  settings,
}: Pick<Needs, "database" | "clock" | "settings">): Promise<void> {
  const now = clock();
  await database.db.transaction().execute(async (open) => {
    await holdPayments(open);
    await matchHeld(open, { now, settings: settings.at(now) });
  });
}
