import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import type { Database } from "./db.ts";

const folder = join(import.meta.dirname, "migrations");
/** One number for "somebody is migrating", known to every process of this product. */
const LOCK = 7_226_372;

/**
 * Brings the schema up to date: each file of `migrations/` once, in order, each in its own transaction.
 * Several processes may start at once; one migrates, the others wait and find nothing to do.
 * Answers the names of the files it ran.
 */
export async function migrate({ pool }: Database): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(
      `create table if not exists migrations (
         name text primary key,
         ran_at timestamptz not null default now()
       )`,
    );
    const { rows } = await client.query<{ name: string }>("select name from migrations");
    const done = new Set(rows.map(({ name }) => name));
    const waiting = migrationFiles().filter((name) => !done.has(name));
    for (const name of waiting) await run(client, name);
    return waiting;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]);
    client.release();
  }
}

export const migrationFiles = (): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .toSorted();

async function run(client: pg.PoolClient, name: string): Promise<void> {
  await client.query("begin");
  try {
    await client.query(readFileSync(join(folder, name), "utf8"));
    await client.query("insert into migrations (name) values ($1)", [name]);
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback");
    throw new Error(`migration ${name} failed; nothing of it was kept`, { cause });
  }
}
