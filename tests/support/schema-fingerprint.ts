import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const migrations = join(import.meta.dirname, "../../apps/server/src/kernel/db/migrations");

/** Changes whenever a migration, where rows are numbered from, or the embedded database itself, changes. */
export function schemaFingerprint(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(migrations).toSorted()) {
    hash.update(name).update(readFileSync(join(migrations, name)));
  }
  hash.update(readFileSync(join(import.meta.dirname, "far-row-numbers.ts")));
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  hash.update(readFileSync(join(dirname(entry), "../package.json")));
  return hash.digest("hex").slice(0, 16);
}
