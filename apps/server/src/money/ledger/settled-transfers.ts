import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** A transfer is written within milliseconds; who needs longer than this is met again by the next round. */
const patience_ms = 10_000;
const look_ms = 20;

/**
 * The number up to which no transfer can appear any more; undefined while somebody who may have taken one of those numbers is
 * not done yet. A number is taken before anything tells that it was, even before its transaction has a number, so that no
 * snapshot shows it; but whoever takes one holds the table from before that to the end. So: the newest number, then who holds
 * the table, then until each of those has let go. Later ones take later numbers. Posting waits for nothing of this.
 */
export async function findSettled(db: Db): Promise<number | undefined> {
  const newest = await findNewestNumber(db);
  const before = await findWriters(db);
  const isOver = performance.now() + patience_ms;
  for (let left = before; left.length > 0;) {
    if (performance.now() > isOver) return undefined;
    await pause(look_ms);
    const now = new Set(await findWriters(db));
    left = left.filter((writer) => now.has(writer));
  }
  return newest;
}

/** The newest number that was taken, whether its transfer came to be or not; zero before the first. */
async function findNewestNumber(db: Db): Promise<number> {
  const { rows } = await sql<{ newest: number }>`
    select case when is_called then last_value else last_value - 1 end as newest
      from transfers_id_seq
  `.execute(db);
  return rows[0]?.newest ?? 0;
}

/** Open transactions that write transfers, by names that are given once. */
async function findWriters(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ writer: string }>`
    select virtualtransaction as writer
      from pg_locks
     where relation = 'transfers'::regclass
       and database = (select oid from pg_database where datname = current_database())
       and mode = 'RowExclusiveLock'
  `.execute(db);
  return rows.map(({ writer }) => writer);
}
