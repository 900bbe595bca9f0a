import { addDays } from "@sampan/domain/kernel/business-time";
import type { Db } from "../../kernel/db/db.ts";

/** Removes quotes that ran out a day ago: every look at a payment makes one, and orders keep their rate. */
export async function sweepQuotes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("rate_quotes").where("expires_at", "<", addDays(now, -1)).execute();
}
