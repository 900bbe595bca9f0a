import { readConfig, WrongSetting } from "@sampan/server/kernel/config";
import { FolderInUse } from "@sampan/server/kernel/db/lock-folder";
import type { Needs } from "@sampan/server/kernel/needs";
import { fillNewFolder, type Running, start } from "@sampan/server/start";
import { demoLogins } from "./people.ts";
import { type DemoSize, demoSizes, seedDemo } from "./seed-demo.ts";
import { joinSandbox, type SandboxProcess, startSandboxProcess } from "./start-sandbox-process.ts";

/** Starts the demo: the sandbox world as a process of its own, then the server against it, filled when empty. */
async function startDemo(): Promise<void> {
  const port = process.env["PORT"] ?? "3000";
  const publicUrl = process.env["PUBLIC_URL"] ?? `http://localhost:${port}`;
  const dataDir = process.env["DATA_DIR"] ?? ".data";
  const size = readSize(process.env["DEMO_SIZE"]);
  const sandbox = await openSandbox({ dataDir, notifyUrl: publicUrl });
  const stopSandbox = () => sandbox.stop();
  try {
    const config = readConfig({
      STOREFRONT_DIR: "apps/storefront/dist",
      CONSOLE_DIR: "apps/console/dist",
      LOG_LEVEL: "warn",
      ...process.env,
      ...sandbox.settings,
      SAMPAN_MODE: "demo",
    });
    const fill = (needs: Needs) => seedDemo(needs, size);
    await fillNewFolder(config, fill);
    const running = await start(config, { beforeListening: fill });
    announce(running, sandbox);
    endTogether(running, sandbox);
  } catch (error) {
    await stopSandbox();
    throw error;
  }
}

/** `small` where nothing is said. Throws WrongSetting for a size that there is none of. */
function readSize(said = "small"): DemoSize {
  const size = demoSizes.find((known) => known === said);
  if (!size) throw new WrongSetting(`DEMO_SIZE is ${said}, and can be ${demoSizes.join(" or ")}`);
  return size;
}

/** One of our own, or the one that another process of this demo has. */
function openSandbox(options: { dataDir: string; notifyUrl: string }): Promise<SandboxProcess> {
  const { SANDBOX_URL, SANDBOX_SMTP_PORT } = process.env;
  return SANDBOX_URL === undefined
    ? startSandboxProcess(options)
    : Promise.resolve(joinSandbox(SANDBOX_URL, Number(SANDBOX_SMTP_PORT)));
}

function announce({ url }: Running, sandbox: SandboxProcess): void {
  const logins = demoLogins.map(({ email, about }) => `    ${email.padEnd(26)}${about}`).join("\n");
  process.stdout.write(
    `ready\n\n  storefront    ${url}/\n  console       ${url}/console\n  API document  ${url}/docs\n` +
      `  sandbox       ${sandbox.url}/sandbox  (messages sent, faults; mail on port ${sandbox.smtpPort})\n\n` +
      `  Demo log-ins, password Sampan_2026:\n${logins}\n`,
  );
}

/** Ctrl-C, or the sandbox ending, ends everything, once. */
function endTogether(running: Running, sandbox: SandboxProcess): void {
  let ending: Promise<void> | undefined;
  const end = () => {
    ending ??= running
      .stop()
      .then(() => sandbox.stop())
      .then(() => process.exit(0));
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
  sandbox.onEnd(end);
}

try {
  await startDemo();
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof FolderInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
