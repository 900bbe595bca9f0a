import type { Db } from "../../kernel/db/db.ts";
import { selectLiveSessions } from "./session-queries.ts";

/** Those of some sessions that still hold, for what stays open under one. [SES-04] */
export const liveSessions = async (
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> => new Set(await selectLiveSessions(db, ids, now));
