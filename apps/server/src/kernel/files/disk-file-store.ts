import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { shelfOf } from "./file-shelf.ts";
import type { FileStore } from "./file-store.ts";

/** Keeps files in a folder that only this process's user can read. */
export function createDiskFileStore(folder: string): FileStore {
  const placeOf = (key: string) => join(folder, shelfOf(key));
  return {
    put: async (key, bytes) => {
      const place = placeOf(key);
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      // Written beside and moved: nobody ever reads half a file.
      const draft = `${place}.${randomUUID()}`;
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, place);
    },
    get: async (key) => {
      try {
        return await readFile(placeOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    remove: async (key) => rm(placeOf(key), { force: true }),
  };
}
