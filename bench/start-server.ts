import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../tests/support/free-port.ts";
import { forgetPeakOf, memoryOf } from "../tests/support/server-process.ts";
import { type BenchServer, filledMark } from "./serve.ts";

export interface StartedServer extends BenchServer {
  /** Resident memory of the server process now, in MB. */
  readonly memory_mb: () => number;
  /** The most it was since it started, or since it was last asked to forget that. */
  readonly peakMemory_mb: () => number;
  readonly forgetPeak: () => void;
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
    memory_mb: () => memoryOf(child).now_mb,
    peakMemory_mb: () => memoryOf(child).peak_mb,
    forgetPeak: () => forgetPeakOf(child),
    stop: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
