import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import type { Database } from "../../apps/server/src/kernel/db/db.ts";
import { migrationFiles, migrationFolder } from "../../apps/server/src/kernel/db/migrate.ts";
import { openEmbedded, openPostgres } from "../../apps/server/src/kernel/db/driver/door.ts";
import { copyOf } from "./embedded-folder.ts";
import { onServer, withDatabase } from "./postgres-address.ts";

/** Where the migrated, empty database lies that every test file gets a copy of. */
export type Template =
  | { kind: "embedded"; packed: string }
  | { kind: "postgres"; url: string; name: string };

declare module "vitest" {
  interface ProvidedContext {
    template: Template;
  }
}

/**
 * Opens a fresh, migrated, unseeded database that belongs to the calling test file, and closes it
 * after the file's last test. On PGlite or on PostgreSQL, as the vitest project says.
 */
export async function openTestDatabase(): Promise<Database & { url: string | undefined }> {
  const template = inject("template");
  return template.kind === "embedded"
    ? openEmbeddedCopy(template.packed)
    : openPostgresCopy(template.url, template.name);
}

/** A fresh database as it was before the migration of this number: what ran until then has run. */
export async function openDatabaseBefore(number: string): Promise<Database> {
  const template = inject("template");
  const database =
    template.kind === "embedded" ? await openEmbedded() : await openEmptyPostgres(template.url);
  afterAll(() => database.close());
  await database.pool.query("create table migrations (name text primary key, ran_at timestamptz)");
  for (const name of migrationFiles().filter((file) => file < number)) {
    await database.pool.query(readFileSync(join(migrationFolder, name), "utf8"));
    await database.pool.query("insert into migrations values ($1, now())", [name]);
  }
  return database;
}

async function openEmptyPostgres(server: string): Promise<Database> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await onServer(server, `create database ${name}`);
  afterAll(() => onServer(server, `drop database ${name} with (force)`));
  return openPostgres(withDatabase(server, name));
}

async function openEmbeddedCopy(packed: string) {
  const database = await openEmbedded(undefined, copyOf(packed));
  afterAll(() => database.close());
  return { ...database, url: undefined };
}

async function openPostgresCopy(server: string, template: string) {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const url = withDatabase(server, name);
  const database = openPostgres(url);
  afterAll(async () => {
    await database.close();
    await onServer(server, `drop database ${name} with (force)`);
  });
  return { ...database, url };
}
