import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { makePassingFolder } from "../../tests/support/memory-folder.ts";

export type Product = {
  /** Address of the storefront, without a slash at the end. */
  url: string;
  /** Where its messages can be read and its outside world disturbed. */
  sandbox: string;
  /** Tells its process something, without ending it. */
  signal: (signal: NodeJS.Signals) => void;
  stop: () => Promise<void>;
};

const root = join(import.meta.dirname, "../..");

/** Migrating, seeding and drawing the first pictures take their time on a small machine. */
const startMax_ms = 180_000;

/**
 * Starts the built product in demo mode on an empty data folder and a free port, as `npm start`
 * does, and waits until it says that it is ready. `stop` ends it and removes the folder.
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const folder = makePassingFolder("sampan-product-");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(root, "demo/start.ts")], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...inherited,
      SAMPAN_MODE: "demo",
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      ...settings,
    },
  });
  // A run that is cut short must not leave a server behind.
  const endWithUs = () => void child.kill("SIGKILL");
  process.once("exit", endWithUs);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    process.off("exit", endWithUs);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const said = await untilReady(child);
    const sandbox = /(http:\S+)\/sandbox/.exec(said)?.[1] ?? "";
    return { url, sandbox, signal: (signal) => void child.kill(signal), stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

/** Answers what the product said until it was ready, its addresses among it. */
function untilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const fail = (why: string) => reject(new Error(`The product ${why}. It said:\n${said}`));
    const patience = setTimeout(
      () => fail(`was not ready after ${startMax_ms / 1000} s`),
      startMax_ms,
    );
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-20_000);
      // The log-ins are the last it says.
      if (!/^ready\b[\s\S]*admin@/m.test(said)) return;
      clearTimeout(patience);
      resolve(said);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("error", reject);
    child.once("exit", (code) => {
      clearTimeout(patience);
      fail(`ended with code ${code} before it was ready`);
    });
  });
}
