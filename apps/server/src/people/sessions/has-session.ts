import type { Db } from "../../kernel/db/db.ts";
import { isSession } from "./session-queries.ts";

/** Whether a session is still there. Ask it with the account held: whoever ends sessions holds it too. */
export const hasSession = (db: Db, sessionId: number): Promise<boolean> => isSession(db, sessionId);
