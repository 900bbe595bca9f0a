import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "../../apps/server/src/kernel/db/migrate.ts";
import { openEmbedded } from "../../apps/server/src/kernel/db/driver/door.ts";
import { packFolder } from "./embedded-folder.ts";
import { numberRowsFarAway } from "./far-row-numbers.ts";
import { makePassingFolder } from "./memory-folder.ts";
import { schemaFingerprint } from "./schema-fingerprint.ts";

const cache = join(import.meta.dirname, "../../.cache");

/** Makes the folder that each test file gets a copy of; an unchanged schema is migrated only once a machine. */
export async function setup(project: TestProject): Promise<void> {
  const packed = join(cache, `embedded-${schemaFingerprint()}.packed`);
  if (!existsSync(packed)) await writePacked(packed);
  project.provide("template", { kind: "embedded", packed });
}

async function writePacked(packed: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const folder = makePassingFolder("sampan-embedded-");
  try {
    // Small files for what was written last: they are copied as well.
    const database = await openEmbedded(folder, { initDbStartParams: ["--wal-segsize=1"] });
    await migrate(database);
    await numberRowsFarAway(database);
    // Only the one database is ever opened; what others could be made from is as large again.
    await database.pool.query("update pg_database set datistemplate = false");
    for (const unused of ["template0", "template1"])
      await database.pool.query(`drop database ${unused}`);
    await database.pool.query("checkpoint");
    await database.close();
    // Renamed at the end, so that a run cut short leaves no half of it.
    const beside = `${packed}.${process.pid}`;
    writeFileSync(beside, packFolder(folder));
    renameSync(beside, packed);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
