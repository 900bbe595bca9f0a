import { addDays } from "@sampan/domain/kernel/business-time";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import type { Db } from "../../kernel/db/db.ts";
import { deleteStaffDevicesBefore } from "./staff-device-queries.ts";
import { deleteExpiredStaffSessions } from "./staff-session-queries.ts";

/** Removes staff sessions that opened nothing any more, and devices that nobody came back on. */
export async function sweepStaffSessions(
  db: Db,
  { now, limits }: { readonly now: Date; readonly limits: Limits },
): Promise<void> {
  await deleteExpiredStaffSessions(db, now);
  await deleteStaffDevicesBefore(db, addDays(now, -limits.known_device_days));
}
