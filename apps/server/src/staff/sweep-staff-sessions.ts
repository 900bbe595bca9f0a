import type { Db } from "../db/db.ts";
import { deleteExpiredStaffSessions } from "./staff-session-queries.ts";

/** Removes staff sessions that opened nothing any more. */
export const sweepStaffSessions = (db: Db, now: Date): Promise<void> =>
  deleteExpiredStaffSessions(db, now);
