import type { StaffRole } from "@sampan/domain/kernel/rights";
import { afterAll } from "vitest";
import { createHttpCaller, type HttpCaller } from "./http-caller.ts";
import { startServerProcess } from "./server-process.ts";
import { openTestApp, type TestApp } from "./test-app.ts";
import { openTestDatabase } from "./test-database.ts";
import { insertSession, insertStaff, insertStaffSession } from "./test-people.ts";

export interface AppBesideServers extends TestApp {
  /** Where the two processes answer. */
  readonly urls: readonly [string, string];
  /** So many phones of one customer under one session, at one process and the other in turn. */
  readonly phones: (accountId: number, count: number) => Promise<readonly HttpCaller[]>;
  /** So many people of a role, at one process and the other in turn. */
  readonly desks: (role: StaffRole, count: number) => Promise<readonly HttpCaller[]>;
}

/**
 * The whole server in this process, which prepares what is acted on, and two processes on the same database, where it is
 * acted on at once. Its clock stands at the present, since processes go by the time of day. Variables of both processes
 * are added to the shipped settings.
 */
export async function openAppBesideServers(
  added: Readonly<Record<string, string>> = {},
): Promise<AppBesideServers> {
  const database = await openTestDatabase();
  const world = await openTestApp({ database });
  world.clock.set(new Date());
  return openServersBeside(world, database, added);
}

/**
 * The same beside a server of this process whose database holds already what the processes read when they start, such as the
 * tariff.
 */
export async function openServersBeside(
  world: TestApp,
  { url }: { readonly url: string | undefined },
  added: Readonly<Record<string, string>> = {},
): Promise<AppBesideServers> {
  if (url === undefined)
    throw new Error("Two processes need PostgreSQL: name the test *.pg.test.ts or *.race.test.ts");
  const { db, clock } = world;
  const settings = {
    DATABASE_URL: url,
    REQUESTS_PER_MINUTE: "1000000",
    OVERLOAD_DELAY_MS: "0",
    ...added,
  };
  const servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  const inTurn = (count: number): HttpCaller[] =>
    Array.from({ length: count }, (_, at) => createHttpCaller(servers[at % 2 === 0 ? 0 : 1].url));
  return {
    ...world,
    urls: [servers[0].url, servers[1].url],
    phones: async (accountId, count) => {
      const session = await insertSession(db, clock.now(), accountId);
      const phones = inTurn(count);
      for (const { cookies } of phones) cookies.set("session_id", session);
      return phones;
    },
    desks: (role, count) =>
      Promise.all(
        inTurn(count).map(async (desk) => {
          const { id } = await insertStaff(db, clock.now(), [role]);
          desk.cookies.set("staff_session_id", await insertStaffSession(db, clock.now(), id));
          return desk;
        }),
      ),
  };
}
