import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { migrate } from "../../apps/server/src/kernel/db/migrate.ts";
import { openEmbedded } from "../../apps/server/src/kernel/db/driver/door.ts";
import { numberRowsFarAway } from "./far-row-numbers.ts";
import { schemaFingerprint } from "./schema-fingerprint.ts";

const cache = join(import.meta.dirname, "../../.cache");

/** Makes the dump that each test file loads; an unchanged schema is migrated only once a machine. */
export async function setup(project: TestProject): Promise<void> {
  const dump = join(cache, `embedded-${schemaFingerprint()}.tar`);
  if (!existsSync(dump)) await writeDump(dump);
  project.provide("template", { kind: "embedded", dump });
}

async function writeDump(dump: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), "sampan-embedded-"));
  try {
    const database = await openEmbedded(folder);
    await migrate(database);
    await numberRowsFarAway(database);
    await database.close();

    const embedded = await PGlite.create(folder);
    const content = await embedded.dumpDataDir("none");
    await embedded.close();
    // Renamed at the end, so that a run cut short leaves no half of a dump.
    const beside = `${dump}.${process.pid}`;
    writeFileSync(beside, Buffer.from(await content.arrayBuffer()));
    renameSync(beside, dump);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
