import { readConfig, WrongSetting } from "./kernel/config.ts";
import { FolderInUse } from "./kernel/db/lock-folder.ts";
import { start } from "./start.ts";

try {
  const running = await start(
    readConfig({
      STOREFRONT_DIR: "apps/storefront/dist",
      CONSOLE_DIR: "apps/console/dist",
      ...process.env,
    }),
  );
  const stop = () => void running.stop().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  process.stdout.write(`ready\n  ${running.url}/\n`);
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof FolderInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
