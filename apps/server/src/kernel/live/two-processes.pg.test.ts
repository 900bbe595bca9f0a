import { followOwn } from "@sampan/contract/kernel/live";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openStream } from "../../../../../tests/support/open-stream.ts";
import { openTwoServers } from "../../../../../tests/support/two-servers.ts";

const { servers, db, customer } = await openTwoServers();

test("whichever process holds the page hears it, after a lost connection as well, and a process that goes ends its pages", async () => {
  const owner = await customer();
  const session = owner.cookies.get("session_id");
  const pages = await Promise.all(
    servers.map((server) => openStream(`${server.url}${followOwn.path}`, session)),
  );
  const heard = () => pages.map((page) => page.heard.length);
  const change = () => sql`select pg_notify('live', ${`a${owner.id}`})`.execute(db);
  // The connections that hear come about with the first page.
  await expect
    .poll(async () => {
      await change();
      return Math.min(...heard());
    })
    .toBeGreaterThan(0);

  const before = heard();
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'listen live'
  `.execute(db);
  // What was said meanwhile was heard by nobody: each is told once it is there again.
  await expect.poll(() => heard().every((count, at) => count > (before[at] ?? 0))).toBe(true);

  expect(await servers[0].stop()).toBe(0);
  await pages[0]?.ended;
  const then = pages[1]?.heard.length ?? 0;
  await change();
  await expect.poll(() => pages[1]?.heard.length).toBeGreaterThan(then);
  pages[1]?.close();
});
