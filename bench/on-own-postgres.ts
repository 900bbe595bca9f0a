import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startRealPostgres } from "../tests/support/real-postgres.ts";
import { type StartedServer, startServer } from "./start-server.ts";

/** A server with these settings on a PostgreSQL of its own, for figures that another load would blur; gone afterwards. */
export async function onOwnPostgres<T>(
  settings: Readonly<Record<string, string>>,
  measure: (server: StartedServer) => Promise<T>,
): Promise<T> {
  const postgres = await startRealPostgres({ durable: true });
  const folder = mkdtempSync(join(tmpdir(), "sampan-bench-"));
  const server = await startServer({
    SAMPAN_MODE: "demo",
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    ...settings,
  });
  try {
    return await measure(server);
  } finally {
    await server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
