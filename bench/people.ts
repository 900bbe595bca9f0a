import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import type { Figure } from "./figure.ts";
import { benchLogIns } from "./log-ins.ts";
import { measureRate } from "./measure-rate.ts";
import type { StartedServer } from "./start-server.ts";
import { onOwnPostgres } from "./on-own-postgres.ts";

const connections = 16;

/** Log-ins, and what it costs a call to know who asks. */
export async function benchPeople(seconds: number): Promise<Figure[]> {
  return onOwnPostgres({}, async (server) => {
    const logIns = await benchLogIns(server, seconds);
    return [...logIns, await sessionCheck(server, seconds)];
  });
}

/** An answer that is kept anyway, so that the difference is the session's alone. */
async function sessionCheck(server: StartedServer, seconds: number): Promise<Figure> {
  const url = server.url + queryClientConfig.path;
  const without = await measureRate(url, { connections, seconds });
  const headers = { cookie: server.customers[0]?.cookie ?? "" };
  const withSession = await measureRate(url, { connections, seconds, headers });
  return {
    name: "session check, PostgreSQL, 16 connections",
    value: 1000 / withSession.per_second - 1000 / without.per_second,
    unit: "ms a request",
    target: { at_most: 0.2 },
    detail: `${withSession.per_second}/s with a session, ${without.per_second}/s without, p99 ${withSession.p99_ms} ms`,
  };
}
