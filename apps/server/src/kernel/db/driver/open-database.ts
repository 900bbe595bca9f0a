import { mkdirSync } from "node:fs";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { Kysely } from "kysely";
import pg from "pg";
import { createDialect } from "./create-dialect.ts";
import type { Database } from "./db.ts";
import { lockFolder } from "./lock-folder.ts";
import type { Tables } from "./schema.ts";

/** int8 (cents, ids, counts) as a number; a value beyond 2^53 is a fault, never a rounded amount. */
function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of the safe range: ${text}`);
  return value;
}
pg.types.setTypeParser(pg.types.builtins.INT8, readInt8);
/** Sums of int8 come as numeric and are whole; averages and seconds, which nobody pays with, are not. */
pg.types.setTypeParser(pg.types.builtins.NUMERIC, (text) =>
  /^-?\d+$/.test(text) ? readInt8(text) : Number(text),
);

/** Dates without a time stay text: a birthday has no zone. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const wrap = (pool: pg.Pool, rest: Pick<Database, "kind" | "close">): Database => ({
  ...rest,
  pool,
  db: new Kysely<Tables>({ dialect: createDialect(pool) }),
});

/**
 * Opens the embedded database in a folder, or in memory when no folder is given.
 * Refuses (throws FolderInUse) when another process has the folder open: PGlite itself would lose rows silently.
 */
export async function openEmbedded(
  folder?: string,
  options: PGliteOptions = {},
): Promise<Database> {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const unlock = folder === undefined ? () => undefined : await lockFolder(folder);
  const database = await PGlite.create({ ...(folder ? { dataDir: folder } : {}), ...options });
  // One connection: a second one inside a transaction would wait for itself.
  const pool = new pg.Pool({ ...createPgConfig(database), max: 1 });
  const close = async () => {
    await pool.end();
    await database.close();
    unlock();
  };
  return wrap(pool, { kind: "embedded", close });
}

/** Opens a pool on PostgreSQL 15 or newer. */
export function openPostgres(url: string, { connections_max = 10 } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections_max,
    // Several statements may travel in one packet; each still waits for the one before it.
    pipeline: true,
    // A forgotten transaction must not hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
    statement_timeout: 30_000,
    // A host that vanished without a word is noticed, and nobody waits for ever behind it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 30_000,
  });
  // A connection that breaks is replaced by the pool, idle or in use: whoever used it is told by their statement.
  // Without a listener it would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return wrap(pool, { kind: "postgres", close: () => pool.end() });
}
