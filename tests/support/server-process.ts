import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { serverEnvironment, serverFlags } from "../../tools/server-memory.mjs";
import { freePort } from "./free-port.ts";

/** The product in a process of its own, as an operator starts it. */
export interface ServerProcess {
  readonly url: string;
  /** Every line it has written so far: its log as JSON, one object a line. */
  readonly said: readonly string[];
  /** Resident memory now, in MB; 0 where the system does not tell. */
  readonly memory_mb: () => number;
  /** The most it was since it started, or since it was last asked to forget that. */
  readonly peakMemory_mb: () => number;
  readonly forgetPeak: () => void;
  /** SIGTERM, and the end of what is under way. Answers the exit code. */
  readonly stop: () => Promise<number | null>;
  /** SIGKILL: nothing is finished, as when the machine loses it. */
  readonly kill: () => Promise<void>;
  /** SIGSTOP and SIGCONT: it lives and does nothing. */
  readonly freeze: () => void;
  readonly thaw: () => void;
}

/** Where a run keeps what processes compile (tools/test.ts); each of its own would compile the whole server again. */
const compiled = process.env["NODE_COMPILE_CACHE"];

const main = join(import.meta.dirname, "../../apps/server/src/main.ts");

/**
 * Starts the server on a free port with these variables beside its shipped settings (no pages unless
 * STOREFRONT_DIR is given), and answers once it listens. `file` is what starts it: `main.ts`, or the demo's own start. Throws with what it said when it ends before that.
 */
export async function startServerProcess(
  settings: Readonly<Record<string, string>>,
  file = main,
): Promise<ServerProcess> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [...serverFlags, file], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...serverEnvironment,
      PATH: process.env["PATH"],
      ...(compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled }),
      SAMPAN_MODE: "demo",
      STOREFRONT_DIR: "",
      CONSOLE_DIR: "",
      LOG_LEVEL: "warn",
      ...settings,
      PORT: port,
    },
  });
  const said: string[] = [];
  // A run that is cut short must not leave a server behind.
  const endWithUs = () => void child.kill("SIGKILL");
  process.once("exit", endWithUs);
  child.once("exit", () => process.off("exit", endWithUs));
  await untilReady(child, said);
  return {
    url: `http://127.0.0.1:${port}`,
    said,
    memory_mb: () => memoryOf(child).now_mb,
    peakMemory_mb: () => memoryOf(child).peak_mb,
    forgetPeak: () => forgetPeakOf(child),
    stop: () => end(child, "SIGTERM"),
    kill: async () => void (await end(child, "SIGKILL")),
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
  };
}

function untilReady(child: ChildProcess, said: string[]): Promise<void> {
  return new Promise((ready, failed) => {
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface({ input: stream }).on("line", (line) => {
          said.push(line);
          if (line === "ready") ready();
        });
    child.once("error", failed);
    child.once("exit", (code) =>
      failed(new Error(`the server ended with ${code}:\n${said.slice(-20).join("\n")}`)),
    );
  });
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  // Somebody who is frozen hears nothing but SIGKILL.
  child.kill("SIGCONT");
  child.kill(signal);
  await once(child, "exit");
  return child.exitCode;
}

/** The kernel's own figures; 0 where there are none to read. */
export function memoryOf({ pid }: ChildProcess): { now_mb: number; peak_mb: number } {
  if (process.platform !== "linux" || pid === undefined) return { now_mb: 0, peak_mb: 0 };
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const figure = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024);
  return { now_mb: figure("VmRSS"), peak_mb: figure("VmHWM") };
}

export function forgetPeakOf({ pid }: ChildProcess): void {
  if (process.platform === "linux" && pid !== undefined)
    writeFileSync(`/proc/${pid}/clear_refs`, "5");
}
