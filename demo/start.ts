import { readConfig, WrongSetting } from "@sampan/server/config";
import { FolderInUse } from "@sampan/server/db/lock-folder";
import { type Running, start } from "@sampan/server/start";
import { demoLogins } from "./people.ts";
import { seedDemo } from "./seed-demo.ts";
import { type SandboxProcess, startSandboxProcess } from "./start-sandbox-process.ts";

/** Starts the demo: the sandbox world as a process of its own, then the server against it, filled when empty. */
async function startDemo(): Promise<void> {
  const port = process.env["PORT"] ?? "3000";
  const publicUrl = process.env["PUBLIC_URL"] ?? `http://localhost:${port}`;
  const dataDir = process.env["DATA_DIR"] ?? ".data";
  const sandbox = await startSandboxProcess({ dataDir, notifyUrl: publicUrl });
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
    const running = await start(config, { beforeListening: seedDemo });
    announce(running, sandbox);
    endTogether(running, sandbox);
  } catch (error) {
    await stopSandbox();
    throw error;
  }
}

function announce({ url }: Running, sandbox: SandboxProcess): void {
  const logins = demoLogins.map(({ email, about }) => `    ${email.padEnd(26)}${about}`).join("\n");
  process.stdout.write(
    `ready\n\n  storefront    ${url}/\n  console       ${url}/console\n  API document  ${url}/docs\n` +
      `  sandbox       ${sandbox.url}/sandbox  (messages sent, faults)\n\n` +
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
