import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../../../tests/support/test-database.ts";
import { DatabaseAway } from "./database-away.ts";
import type { Db } from "../db.ts";

const { db, pool } = await openTestDatabase();
await pool.query("create table things (id int, kept text)");

/** As a restart of the database or an administrator ends it, from another connection. */
async function cutConnectionOf(open: Db): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(open);
  await pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
}

test("a connection that is cut within a transaction fails that one, and the server lives on", async () => {
  const cut = db.transaction().execute(async (open) => {
    await sql`insert into things values (1)`.execute(open);
    await cutConnectionOf(open);
    await sql`insert into things values (2)`.execute(open);
  });
  await expect(cut).rejects.toThrow(DatabaseAway);
  for (let round = 0; round < 12; round++)
    expect((await sql`select * from things`.execute(db)).rows).toEqual([]);
});

test("what a transaction was given up for is told, also when its connection was cut", async () => {
  const given = db.transaction().execute(async (open) => {
    await cutConnectionOf(open);
    throw new Error("the reason");
  });
  await expect(given).rejects.toThrow("the reason");
});

test("a table that changed under a kept plan fails a statement once, not for ever", async () => {
  const read = (open: Db) => sql`select * from things where id = ${7}`.execute(open);
  // On one connection, so that its plan is the one that is kept.
  await db.connection().execute(async (open) => {
    for (let round = 0; round < 8; round++) await read(open);
  });
  await pool.query("alter table things add column more int");
  const outcomes: string[] = [];
  for (let round = 0; round < 5; round++)
    outcomes.push(
      await read(db).then(
        () => "read",
        (fault: Error) => fault.message,
      ),
    );
  expect(outcomes.filter((outcome) => outcome !== "read").length).toBeLessThanOrEqual(1);
  expect(outcomes.at(-1)).toBe("read");
});
