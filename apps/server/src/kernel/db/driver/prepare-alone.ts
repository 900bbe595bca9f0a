import pg from "pg";
import type { Database } from "./database.ts";

/** One number for "somebody prepares this database", known to every process of this product. */
const LOCK = 7_226_372;

/**
 * Runs what a starting process does to a database that others may be starting on too: the schema, the queues, the
 * demo's content. One does it while the others wait, and find it done. A process that dies lets go by itself.
 */
export async function prepareAlone<T>(
  { kind, pool }: Database,
  prepare: () => Promise<T>,
): Promise<T> {
  // An embedded database has one process, which its folder's lock sees to.
  if (kind === "embedded") return prepare();
  // Beside the pool, whose connections the work itself needs; and however long the one before takes.
  const client = new pg.Client({ ...pool.options, statement_timeout: 0 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    return await prepare();
  } finally {
    // The lock is the connection's, and ends with it.
    await client.end();
  }
}
