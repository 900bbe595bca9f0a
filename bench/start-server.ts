import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../tests/support/free-port.ts";
import { type BenchServer, filledMark } from "./serve.ts";

export interface StartedServer extends BenchServer {
  /** Resident memory of the server process now, in MB. */
  readonly memory_mb: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts the server to be measured on the database that the settings name, and waits until it is filled. */
export async function startServer(settings: Record<string, string>): Promise<StartedServer> {
  const port = String(await freePort());
  // With the flags of this process, which are those that the product starts with.
  const parameters = [...process.execArgv, join(import.meta.dirname, "serve.ts")];
  const child = spawn(process.execPath, parameters, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...settings, PORT: port },
  });
  const server = await new Promise<BenchServer>((filled, failed) => {
    child.once("exit", (code) => failed(new Error(`the server ended with ${code}`)));
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line.startsWith(filledMark)) filled(JSON.parse(line.slice(filledMark.length)));
    });
  });
  return {
    ...server,
    memory_mb: () => residentMemory_mb(child),
    stop: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

/** The kernel's own figure; 0 where there is none to read. */
function residentMemory_mb({ pid }: ChildProcess): number {
  if (process.platform !== "linux" || pid === undefined) return 0;
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
}
