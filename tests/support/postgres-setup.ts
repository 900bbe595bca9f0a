import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { migrate } from "../../apps/server/src/kernel/db/migrate.ts";
import { openPostgres } from "../../apps/server/src/kernel/db/driver/door.ts";
import { numberRowsFarAway } from "./far-row-numbers.ts";
import { type RealPostgres, startRealPostgres } from "./real-postgres.ts";
import { onServer, withDatabase } from "./postgres-address.ts";

let server: RealPostgres | undefined;
const name = `template_${randomBytes(8).toString("hex")}`;

/** Starts PostgreSQL and migrates the database that each test file gets a copy of. */
export async function setup(project: TestProject): Promise<void> {
  server = await startRealPostgres({ durable: false });
  await onServer(server.url, `create database ${name}`);
  const database = openPostgres(withDatabase(server.url, name));
  await migrate(database);
  await numberRowsFarAway(database);
  await database.close();
  project.provide("template", { kind: "postgres", url: server.url, name });
}

export async function teardown(): Promise<void> {
  if (!server) return;
  await onServer(server.url, `drop database ${name} with (force)`);
  await server.stop();
}
