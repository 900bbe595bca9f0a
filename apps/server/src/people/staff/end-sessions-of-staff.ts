import type { Db } from "../../kernel/db/db.ts";
import { deleteDevicesOfStaff } from "./staff-device-queries.ts";
import { countSessionsOfStaff, deleteSessionsOfStaff } from "./staff-session-queries.ts";

/** Which: all, the one of a token (a session's or a device's), or all but one session. */
export interface EndedSessions {
  readonly token?: string;
  readonly except?: number;
}

/**
 * Ends sessions of a member and forgets the devices they are on: whoever sits there waits like a stranger when they
 * guess. Answers how many sessions ended, and how many devices were forgotten. [BO-01] [BO-04]
 */
export async function endSessionsOfStaff(
  db: Db,
  staffId: number,
  which: EndedSessions = {},
): Promise<{ readonly sessions: number; readonly devices: number }> {
  const before = await countSessionsOfStaff(db, staffId);
  // A device before its sessions, as at a log-in.
  const devices = await deleteDevicesOfStaff(db, staffId, which);
  await deleteSessionsOfStaff(db, staffId, which);
  const left = await countSessionsOfStaff(db, staffId);
  return { sessions: Math.max(0, before - left), devices };
}
