import { addDays } from "@sampan/domain/business-time";
import type { Limits } from "@sampan/domain/limits";
import type { Db } from "../db/db.ts";
import { deleteDevicesBefore } from "./device-queries.ts";
import { deleteExpiredSessions } from "./session-queries.ts";
import { sweepTurns } from "./take-turn.ts";
import { removeTriesBefore } from "./try-queries.ts";

/**
 * Removes sessions that opened nothing any more, devices that nobody came back on, and tries whose windows
 * are long over.
 */
export async function sweepSessions(
  db: Db,
  { now, limits }: { readonly now: Date; readonly limits: Limits },
): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteDevicesBefore(db, addDays(now, -limits.known_device_days));
  await removeTriesBefore(db, addDays(now, -1));
  await sweepTurns(db, now);
}
