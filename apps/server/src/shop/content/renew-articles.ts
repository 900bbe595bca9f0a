import type { Db } from "../../kernel/db/db.ts";
import { findStale, renewVersion } from "./version-queries.ts";

const versionsPerBatch = 100;

/**
 * Cleans again what was cleaned by another list of tags than the one of today, and makes findable what has no words
 * yet: the server does it when it starts, before anybody reads. Answers how many there were. [CONT-04]
 */
export async function renewArticles(db: Db): Promise<number> {
  for (let done = 0; ;) {
    const stale = await findStale(db, versionsPerBatch);
    if (stale.length === 0) return done;
    for (const version of stale) await renewVersion(db, version);
    done += stale.length;
  }
}
