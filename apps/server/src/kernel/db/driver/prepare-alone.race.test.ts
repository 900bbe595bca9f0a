import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { onServer, withDatabase } from "../../../../../../tests/support/postgres-address.ts";
import { startServerProcess } from "../../../../../../tests/support/server-process.ts";
import { migrationFiles } from "../migrate.ts";

const template = inject("template");
const server = template.kind === "postgres" ? template.url : "";
const name = `test_${randomBytes(8).toString("hex")}`;
afterAll(() => onServer(server, `drop database if exists ${name} with (force)`));

test("processes that start at once on a new database prepare it once, and all of them listen", async () => {
  await onServer(server, `create database ${name}`);
  const url = withDatabase(server, name);
  const started = await Promise.all(
    Array.from({ length: 3 }, () =>
      startServerProcess({ DATABASE_URL: url, OVERLOAD_DELAY_MS: "0" }),
    ),
  );
  const ready = await Promise.all(
    started.map(async ({ url }) => (await fetch(`${url}/readyz`)).status),
  );
  expect(ready).toEqual([200, 200, 200]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as ran from migrations");
  await client.end();
  expect(rows).toEqual([{ ran: migrationFiles().length }]);
  await Promise.all(started.map((one) => one.stop()));
});
