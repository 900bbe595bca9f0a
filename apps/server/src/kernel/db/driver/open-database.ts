import { mkdirSync } from "node:fs";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { Kysely } from "kysely";
import pg from "pg";
import { lockFolder } from "../lock-folder.ts";
import type { Tables } from "../schema.ts";
import { createDialect } from "./create-dialect.ts";
import type { Database } from "./database.ts";
import { listenInProcess, listenOver } from "./listen.ts";
import { type Pulse, takePulse } from "./take-pulse.ts";
import { wireOf } from "./wire-of.ts";

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

/** The same guard for numbers that come as JSON: a balance is read that way together with what is paid. */
pg.types.setTypeParser(pg.types.builtins.JSON, (text) =>
  /\d{16}/.test(text) ? JSON.parse(text, refuseUnsafe) : JSON.parse(text),
);
function refuseUnsafe(_key: string, value: unknown): unknown {
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new RangeError(`a whole number out of the safe range: ${String(value)}`);
  return value;
}

/** Dates without a time stay text: a birthday has no zone. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const wrap = (pool: pg.Pool, rest: Omit<Database, "pool" | "db">, pulse?: Pulse): Database => ({
  ...rest,
  pool,
  db: new Kysely<Tables>({ dialect: createDialect(pool, pulse) }),
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
  return overEmbedded(
    await PGlite.create({ ...(folder ? { dataDir: folder } : {}), ...options }),
    unlock,
  );
}

/** The embedded database that was opened; `unlock` is called once it is closed. */
export function overEmbedded(database: PGlite, unlock: () => void): Database {
  // One connection: a second one inside a transaction would wait for itself.
  const pool = new pg.Pool({ ...createPgConfig(database), max: 1 });
  const close = async () => {
    await pool.end();
    await database.close();
    unlock();
  };
  const listen: Database["listen"] = (channel, ears) => listenInProcess(pool, channel, ears);
  // In the same process: there is no way to it that could be lost.
  return wrap(pool, {
    kind: "embedded",
    close,
    listen,
    isAnswering: () =>
      pool.query("select 1").then(
        () => true,
        () => false,
      ),
    isAway: () => false,
  });
}

/** How long somebody waits for a connection that others work with, before they are told to come later. */
const turn_ms = 10_000;

/** How long a connection may take to come about; on the way to a database that answers it takes a few. */
const connecting_ms = 2_000;

/**
 * Opens a pool on PostgreSQL 15 or newer, and one connection more that watches it (take-pulse.ts). While it does not
 * answer, nobody waits for it; the first answer afterwards lets everybody in again, over new connections.
 */
export function openPostgres(url: string, { connections_max = 10 } = {}): Database {
  const open = new Set<pg.Client>();
  /** Known from its first moment, because one that never comes about must be given up as well. */
  function openClient(options: pg.ClientConfig): pg.Client {
    const client = new pg.Client({ ...options, connectionTimeoutMillis: connecting_ms });
    open.add(client);
    client.once("end", () => open.delete(client));
    return client;
  }
  const pool = new pg.Pool({
    // The pool says `new`, and takes what it is given.
    Client: openClient as unknown as new () => pg.ClientBase,
    connectionString: url,
    max: connections_max,
    // Several statements may travel in one packet; each still waits for the one before it.
    pipeline: true,
    // A forgotten transaction must not hold its locks for ever, nor must who is frozen in the middle of one.
    idle_in_transaction_session_timeout: 20_000,
    statement_timeout: 30_000,
    // A host that vanished without a word is noticed, and nobody waits for ever behind it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: turn_ms,
  });
  // A connection that breaks is replaced by the pool, idle or in use: whoever used it is told by their statement.
  // Without a listener it would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const pulse = takePulse(url);
  pulse.whenAway(() => {
    for (const client of open) wireOf(client).destroy();
  });
  const close = async () => {
    pulse.stop();
    await pool.end();
  };
  const listen: Database["listen"] = (channel, ears) => listenOver({ url, pulse }, channel, ears);
  const { isAway, beat: isAnswering } = pulse;
  return wrap(pool, { kind: "postgres", close, listen, isAway, isAnswering }, pulse);
}
