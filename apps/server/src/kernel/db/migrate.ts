import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "./db.ts";
import type { Connection } from "./driver/door.ts";

export const migrationFolder = join(import.meta.dirname, "migrations");

/**
 * Brings the schema up to date: each file of `migrations/` once, in order, each in its own transaction.
 * Processes that start at once come here one after the other (`prepare-alone.ts`); the later ones find nothing to do.
 * Answers the names of the files it ran.
 */
export async function migrate({ pool }: Database): Promise<string[]> {
  const client = await pool.connect();
  try {
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
    client.release();
  }
}

export const migrationFiles = (): string[] =>
  readdirSync(migrationFolder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .toSorted();

async function run(client: Connection, name: string): Promise<void> {
  await client.query("begin");
  try {
    await client.query(readFileSync(join(migrationFolder, name), "utf8"));
    await client.query("insert into migrations (name) values ($1)", [name]);
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback");
    throw new Error(`migration ${name} failed; nothing of it was kept`, { cause });
  }
}
