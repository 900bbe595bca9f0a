import { addDays } from "@sampan/domain/kernel/business-time";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import type { Db } from "../../kernel/db/db.ts";
import { deleteDevicesBefore } from "./device-queries.ts";
import { deleteExpiredSessions } from "./session-queries.ts";
import { sweepBackOffs } from "../../kernel/rate-limits/take-attempt.ts";
import { removeCountsBefore } from "../../kernel/rate-limits/stored-counts.ts";

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
  await removeCountsBefore(db, addDays(now, -1));
  await sweepBackOffs(db, now);
}
