import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The pgbench of this machine; undefined where PostgreSQL's tools are not installed. */
export function findPgbench(): string | undefined {
  const known = globSync("/usr/lib/postgresql/*/bin/pgbench").toSorted().at(-1);
  if (known) return known;
  return (process.env["PATH"] ?? "")
    .split(":")
    .map((folder) => join(folder, "pgbench"))
    .find((path) => existsSync(path));
}

interface Script {
  readonly script: string;
  readonly clients: number;
  /** How long, or how often each client. */
  readonly until: { readonly seconds: number } | { readonly times: number };
  readonly variables?: Readonly<Record<string, number>>;
}

/** Transactions per second of one script, prepared statements, so many clients. */
export function runPgbench(
  pgbench: string,
  url: string,
  { script, clients, until, variables = {} }: Script,
): number {
  const folder = mkdtempSync(join(tmpdir(), "sampan-bench-"));
  const file = join(folder, "script.sql");
  writeFileSync(file, script);
  try {
    const output = execFileSync(
      pgbench,
      [
        "-n",
        "-M",
        "prepared",
        "-c",
        String(clients),
        "-j",
        "2",
        ...("seconds" in until ? ["-T", String(until.seconds)] : ["-t", String(until.times)]),
        ...Object.entries(variables).flatMap(([name, value]) => ["-D", `${name}=${value}`]),
        "-f",
        file,
        url,
      ],
      { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] },
    );
    const rate = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
    if (!Number.isFinite(rate)) throw new Error(`pgbench said:\n${output}`);
    return rate;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
