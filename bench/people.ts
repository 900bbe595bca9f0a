import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { queryClientConfig } from "@sampan/contract/configuration";
import { startRealPostgres } from "../tests/support/real-postgres.ts";
import type { Figure } from "./figure.ts";
import { benchLogIns } from "./log-ins.ts";
import { measureRate } from "./measure-rate.ts";
import { type StartedServer, startServer } from "./start-server.ts";

const connections = 16;

/**
 * Log-ins, and what it costs a call to know who asks and a page to be somebody's: on a server of their own,
 * because rendering pages takes memory that other figures are measured by.
 */
export async function benchPeople(seconds: number): Promise<Figure[]> {
  const postgres = await startRealPostgres({ durable: true });
  const folder = mkdtempSync(join(tmpdir(), "sampan-bench-"));
  const server = await startServer({
    SAMPAN_MODE: "demo",
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    STOREFRONT_DIR: "apps/storefront/dist",
  });
  try {
    const logIns = await benchLogIns(server, seconds);
    return [...logIns, await sessionCheck(server, seconds), await homePage(server, seconds)];
  } finally {
    await server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
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

async function homePage(server: StartedServer, seconds: number): Promise<Figure> {
  const without = await pagesPerSecond(server.url, { cookie: "" }, seconds);
  const cookie = server.customers[0]?.cookie ?? "";
  const withSession = await pagesPerSecond(server.url, { cookie }, seconds);
  return {
    name: "home page with a session, PostgreSQL, 4 at once",
    value: withSession / without,
    unit: "of one without",
    target: { at_least: 0.5 },
    detail: `${withSession.toFixed(1)}/s against ${without.toFixed(1)}/s`,
  };
}

/** Four readers who each wait for their page: none is given up half rendered. */
async function pagesPerSecond(
  url: string,
  headers: { readonly cookie: string },
  seconds: number,
): Promise<number> {
  await readPages(url, headers, 1);
  return (await readPages(url, headers, seconds)) / seconds;
}

async function readPages(
  url: string,
  headers: { readonly cookie: string },
  seconds: number,
): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const read = async () => {
    while (performance.now() < until) {
      const answer = await fetch(url, { headers });
      if (!answer.ok) throw new Error(`the home page answered ${answer.status}`);
      await answer.text();
      done++;
    }
  };
  await Promise.all(Array.from({ length: 4 }, read));
  return done;
}
