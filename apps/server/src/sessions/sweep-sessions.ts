import { addDays } from "@sampan/domain/business-time";
import type { Db } from "../db/db.ts";
import { deleteExpiredSessions } from "./session-queries.ts";
import { removeTriesBefore } from "./try-queries.ts";

/** Removes sessions that opened nothing any more, and tries whose windows are long over. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await removeTriesBefore(db, addDays(now, -1));
}
