import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StaffRole } from "@sampan/domain/kernel/rights";
import { afterAll } from "vitest";
import type { Db } from "../../apps/server/src/kernel/db/db.ts";
import { startSandboxProcess, type SandboxProcess } from "../../demo/start-sandbox-process.ts";
import { createHttpCaller, type HttpCaller } from "./http-caller.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";
import { openTestDatabase } from "./test-database.ts";
import {
  type CustomerWish,
  insertCustomer,
  insertSession,
  insertStaff,
  insertStaffSession,
  type TestAccount,
} from "./test-people.ts";

/** Two processes of the product on one PostgreSQL, as behind a load balancer. */
export interface TwoServers {
  readonly servers: readonly [ServerProcess, ServerProcess];
  /** The database they share, for making rows and looking at them. */
  readonly db: Db;
  readonly databaseUrl: string;
  /** The outside world, when it was asked for. */
  readonly sandbox: SandboxProcess | undefined;
  /** The server whose turn it is: one, the other, one, ... */
  readonly next: () => ServerProcess;
  readonly visitor: () => HttpCaller;
  readonly customer: (wish?: CustomerWish) => Promise<HttpCaller & TestAccount>;
  readonly staff: (...roles: StaffRole[]) => Promise<HttpCaller & { id: number }>;
}

interface Options {
  /** Variables of both processes, beside the shipped settings. */
  readonly settings?: Readonly<Record<string, string>>;
  /** With a sandbox world that both reach. */
  readonly sandbox?: boolean;
}

/**
 * Starts both for this test file, over its own migrated, empty database; everything ends after its last test.
 * People made here come with a session and knock at the server whose turn it is; `at(url)` leads to the other.
 * For races, limits, copies and jobs: what one process alone cannot show.
 */
export async function openTwoServers(options: Options = {}): Promise<TwoServers> {
  const { db, url: databaseUrl } = await openTestDatabase();
  if (databaseUrl === undefined)
    throw new Error("Two processes need PostgreSQL: name the test *.pg.test.ts or *.race.test.ts");
  const dataDir = mkdtempSync(join(tmpdir(), "sampan-two-"));
  const sandbox = options.sandbox
    ? await startSandboxProcess({ dataDir, notifyUrl: "http://127.0.0.1:9" })
    : undefined;
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    // A test of many calls is no flood, and a busy machine no overload; a test about those says so.
    REQUESTS_PER_MINUTE: "1000000",
    OVERLOAD_DELAY_MS: "0",
    ...sandbox?.settings,
    ...options.settings,
  };
  const servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await sandbox?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  let turn = 0;
  const next = () => (turn++ % 2 === 0 ? servers[0] : servers[1]);
  return {
    servers,
    db,
    databaseUrl,
    sandbox,
    next,
    visitor: () => createHttpCaller(next().url),
    customer: async (wish) => {
      const account = await insertCustomer(db, new Date(), wish);
      const caller = createHttpCaller(next().url);
      caller.cookies.set("session_id", await insertSession(db, new Date(), account.id));
      return { ...caller, ...account };
    },
    staff: async (...roles) => {
      const { id } = await insertStaff(db, new Date(), roles);
      const caller = createHttpCaller(next().url);
      caller.cookies.set("staff_session_id", await insertStaffSession(db, new Date(), id));
      return { ...caller, id };
    },
  };
}
