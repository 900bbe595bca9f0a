import type { Db } from "../../kernel/db/db.ts";
import { deleteEnded } from "./linked-log-in-queries.ts";

/** Removes what nobody came back from, and whoever registered no account. */
export const sweepLogIns = (db: Db, now: Date): Promise<void> => deleteEnded(db, now);
