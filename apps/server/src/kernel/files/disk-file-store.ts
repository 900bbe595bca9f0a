import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "./file-store.ts";

const keyForm = /^[0-9a-z]{40}$/;

/** Keeps files in a folder that only this process's user can read. */
export function createDiskFileStore(folder: string): FileStore {
  const placeOf = (key: string) => {
    // Keys are ours; any other text is a path somebody tries to walk.
    if (!keyForm.test(key)) throw new RangeError("not a file key");
    const shelf = join(folder, key.slice(0, 2));
    return { shelf, path: join(shelf, key) };
  };
  return {
    put: async (key, bytes) => {
      const { shelf, path } = placeOf(key);
      await mkdir(shelf, { recursive: true, mode: 0o700 });
      // Written beside and moved: nobody ever reads half a file.
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, path);
    },
    get: async (key) => {
      try {
        return await readFile(placeOf(key).path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    remove: async (key) => rm(placeOf(key).path, { force: true }),
  };
}
