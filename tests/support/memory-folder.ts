import { accessSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const memoryFolder = "/dev/shm";

/** More than the databases and pictures of one run. */
const enough_bytes = 1_500_000_000;

/** Whether this machine has files in memory and room for them; containers often have 64 MB. */
export function hasMemoryFolder(): boolean {
  try {
    accessSync(memoryFolder, constants.R_OK | constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= enough_bytes;
  } catch {
    return false;
  }
}

/**
 * A new folder for what nobody asks for after the run, in memory where there is room, else on disk. A copy of a database is
 * a thousand files: on disk it costs ten times as much.
 */
export const makePassingFolder = (name: string): string =>
  mkdtempSync(join(hasMemoryFolder() ? memoryFolder : tmpdir(), name));
