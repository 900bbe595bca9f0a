import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { MemoryFS, PGlite, type PGliteOptions } from "@electric-sql/pglite";

/** What lies in a folder of the embedded database, folders before what is in them; these have no content. */
interface Entry {
  readonly path: string;
  readonly content?: Uint8Array;
}

/** Where the embedded database looks for its folder. */
const root = "/pglite/data";

/** Everything below a folder, as one file. */
export const packFolder = (folder: string): Buffer => serialize(entriesOf(folder, ""));

function entriesOf(folder: string, below: string): Entry[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    return entry.isDirectory()
      ? [{ path }, ...entriesOf(folder, path)]
      : [{ path, content: new Uint8Array(readFileSync(join(folder, path))) }];
  });
}

/** Read once a worker: every file of tests gets a copy of it. */
const read = new Map<string, readonly Entry[]>();

function readPacked(path: string): readonly Entry[] {
  const known = read.get(path) ?? (deserialize(readFileSync(path)) as Entry[]);
  read.set(path, known);
  return known;
}

/** Memory that holds a copy of a packed folder from its first moment; PGlite's own loading takes four times as long. */
function memoryWith(entries: readonly Entry[]): MemoryFS {
  const memory = new MemoryFS();
  const init = memory.init.bind(memory);
  memory.init = async (database, options) => {
    memory.initialSyncFs = async () => putInto(database, entries);
    return init(database, options);
  };
  return memory;
}

function putInto({ Module: { FS } }: PGlite, entries: readonly Entry[]): void {
  FS.mkdirTree(root, 0o700);
  for (const { path, content } of entries)
    if (content) FS.writeFile(`${root}/${path}`, content);
    else FS.mkdir(`${root}/${path}`, 0o700);
}

/**
 * How a copy of a packed folder is opened. The little that a file of tests holds fits into a few pages, and clearing the
 * 128 MB of a large database takes longer than opening this one.
 */
export const copyOf = (packed: string): PGliteOptions => ({
  fs: memoryWith(readPacked(packed)),
  startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"],
});
