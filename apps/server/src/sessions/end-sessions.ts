import type { Db } from "../db/db.ts";
import { deleteSessionsOf } from "./session-queries.ts";

/** Ends every session of an account: its next call, on any device, answers 1088. [SES-13] [BO-48] */
export const endSessions = (db: Db, accountId: number): Promise<void> =>
  deleteSessionsOf(db, accountId);
