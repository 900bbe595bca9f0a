import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { MemoryFS, PGlite } from "@electric-sql/pglite";
import { lockFolder } from "../lock-folder.ts";
import type { Database } from "./database.ts";
import { overEmbedded } from "./open-database.ts";

/** Where the embedded database has its folder. */
const root = "/pglite/data";

/**
 * Of the journal of a filling in memory nothing is kept: what the database would write anew, or keep for later, is laid on
 * the disk with the rest, and is more than all tables together.
 */
const unkept = ["wal_init_zero=off", "wal_recycle=off"].flatMap((setting) => ["-c", setting]);

/**
 * Makes the embedded database of a folder that is not there yet: filled in memory, and laid on the disk once, when it is
 * whole. Every page of a large filling goes to a disk several times otherwise, each by a call of its own. Whoever is cut
 * short leaves no folder behind. Answers whether there was something to make; refuses (throws FolderInUse) beside another
 * process.
 */
export async function makeEmbedded(
  folder: string,
  fill: (database: Database) => Promise<void>,
): Promise<boolean> {
  if (existsSync(folder)) return false;
  mkdirSync(dirname(folder), { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const embedded = await PGlite.create({
      fs: new MemoryFS(),
      startParams: [...PGlite.defaultStartParams, ...unkept],
    });
    const database = overEmbedded(embedded, () => undefined);
    await fill(database);
    await database.pool.query("checkpoint");
    layDown(embedded, folder);
    await database.close();
    return true;
  } finally {
    unlock();
  }
}

/** What lies in memory, in a folder that has its name only when everything is there. */
function layDown({ Module: { FS } }: PGlite, folder: string): void {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const lay = (below: string): void => {
    mkdirSync(join(unfinished, below), { recursive: true, mode: 0o700 });
    for (const name of FS.readdir(join(root, below))) {
      if (name === "." || name === "..") continue;
      const path = join(below, name);
      if (FS.isDir(FS.stat(join(root, path)).mode)) lay(path);
      else writeFileSync(join(unfinished, path), FS.readFile(join(root, path)), { mode: 0o600 });
    }
  };
  lay("");
  renameSync(unfinished, folder);
}
