import { sandboxSettings } from "../demo/start-sandbox-process.ts";
import { openPostgres } from "../apps/server/src/kernel/db/driver/door.ts";
import { type OpenSandbox, openSandbox } from "../tests/support/open-sandbox.ts";
import { startRealPostgres } from "../tests/support/real-postgres.ts";
import { type ServerProcess, startServerProcess } from "../tests/support/server-process.ts";

export interface TwoProcesses {
  readonly db: ReturnType<typeof openPostgres>["db"];
  readonly sandbox: OpenSandbox;
  readonly servers: readonly [ServerProcess, ServerProcess];
}

/** Two processes of the product on a PostgreSQL of their own, beside the sandbox world; gone afterwards. */
export async function onTwoProcesses<T>(measure: (world: TwoProcesses) => Promise<T>): Promise<T> {
  const postgres = await startRealPostgres({ durable: true });
  const sandbox = await openSandbox();
  const settings = {
    ...sandboxSettings(sandbox.url, sandbox.smtpPort),
    DATABASE_URL: postgres.url,
    REQUESTS_PER_MINUTE: "10000000",
  };
  const { db, close } = openPostgres(postgres.url);
  const started: ServerProcess[] = [];
  const start = async () => {
    const server = await startServerProcess(settings);
    started.push(server);
    return server;
  };
  try {
    const servers = [await start(), await start()] as const;
    return await measure({ db, sandbox, servers });
  } finally {
    await close();
    await Promise.all(started.map((server) => server.stop()));
    await sandbox.close();
    await postgres.stop();
  }
}
