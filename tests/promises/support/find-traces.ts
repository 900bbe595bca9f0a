import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../../../apps/server/src/kernel/db/db.ts";

/** Texts that were found, each with the places it was found in. */
export type Traces = ReadonlyMap<string, readonly string[]>;

export interface Places {
  readonly pool: Database["pool"];
  /** Folder of the file store. */
  readonly folder: string;
  readonly log: string;
}

/**
 * Looks for texts wherever something can lie: every row of every table of every schema, as the catalogue of
 * the database lists them; names and contents of all files; the log.
 */
export async function findTraces(
  { pool, folder, log }: Places,
  texts: readonly string[],
): Promise<Traces> {
  const found = new Map<string, string[]>();
  const search = (place: string, content: Buffer) => {
    for (const text of texts)
      if (content.includes(text)) found.set(text, [...(found.get(text) ?? []), place]);
  };
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schema.nspname, class.relname) as name
       from pg_class class
       join pg_namespace schema on schema.oid = class.relnamespace
      where class.relkind in ('r', 'm')
        and schema.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
  );
  if (tables.length < 50) throw new Error(`only ${tables.length} tables: the search is broken`);
  for (const { name } of tables) {
    // Bytes print as hexadecimal digits, so they are searched as what they are.
    const { rows } = await pool.query<Record<string, unknown>>(`select * from ${name}`);
    const bytes = rows.flatMap((row) =>
      Object.values(row).filter((value) => Buffer.isBuffer(value)),
    );
    search(name, Buffer.concat([Buffer.from(JSON.stringify(rows), "utf8"), ...bytes]));
  }
  for (const path of await readdir(folder, { recursive: true })) {
    search("file names", Buffer.from(path));
    const content = await readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      // A folder is no file.
      if (error.code === "EISDIR") return Buffer.alloc(0);
      throw error;
    });
    search("files", content);
  }
  search("log", Buffer.from(log, "utf8"));
  return found;
}
