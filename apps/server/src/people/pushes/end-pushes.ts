import type { Db } from "../../kernel/db/db.ts";
import { deleteByKey, deleteOfOthers, deleteOfSession } from "./push-queries.ts";

/** Tells a browser no more whose person logs out of it. [SES-10] */
export const endPushesOfSession = (db: Db, sessionId: number): Promise<void> =>
  deleteOfSession(db, sessionId);

/** Tells whoever had a browser before nothing more there, once somebody else logs in on it. */
export const endPushesOfOthers = (db: Db, deviceId: number): Promise<void> =>
  deleteOfOthers(db, deviceId);

/** Tells a browser no more that its service does not know any more. */
export const endPushesOfBrowser = (db: Db, key: string): Promise<void> => deleteByKey(db, key);
