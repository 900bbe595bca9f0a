import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@sampan/server/kernel/config";
import { type Running, start } from "@sampan/server/start";
import pg from "pg";
import { freePort } from "../tests/support/free-port.ts";
import { startRealPostgres } from "../tests/support/real-postgres.ts";

/** A server in this process on a PostgreSQL of its own, for figures that reach into it; gone afterwards. */
export async function onOwnServer<T>(
  measure: (running: Running, client: pg.Client, url: string) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const postgres = await startRealPostgres({ durable: true });
  const folder = mkdtempSync(join(tmpdir(), "sampan-bench-"));
  const running = await start(
    readConfig({
      SAMPAN_MODE: "demo",
      LOG_LEVEL: "fatal",
      REQUESTS_PER_MINUTE: "10000000",
      DATABASE_CONNECTIONS: "16",
      ...process.env,
      ...settings,
      PORT: String(await freePort()),
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
    }),
  );
  // Beside the server's own, whose statements have a limit.
  const client = new pg.Client(postgres.url);
  await client.connect();
  try {
    return await measure(running, client, postgres.url);
  } finally {
    await client.end();
    await running.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
