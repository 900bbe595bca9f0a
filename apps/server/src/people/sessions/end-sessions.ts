import type { Db } from "../../kernel/db/db.ts";
import { deleteDevicesOf, deleteOtherDevices } from "./device-queries.ts";

/**
 * Ends every session of an account and forgets its devices: the next call, on any of them, answers 1088.
 * For a password that was reset, and an account that is disabled or cancelled. [SES-13] [BO-48]
 */
export const endSessions = (db: Db, accountId: number): Promise<void> =>
  deleteDevicesOf(db, accountId);

/** The same for all but the session that asks: for a password that its owner changed. [SES-13] */
export const endOtherSessions = (
  db: Db,
  session: { readonly accountId: number; readonly sessionId: number },
): Promise<void> => deleteOtherDevices(db, session);
