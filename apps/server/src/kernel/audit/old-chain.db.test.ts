import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { insertActs } from "../../../../../tests/support/test-acts.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { migrate, migrationFiles } from "../db/migrate.ts";
import { checkAuditChain } from "./check-audit-chain.ts";
import { linkActs } from "./link-acts.ts";

const database = await openTestDatabase();
const { db, pool } = database;
const behindTheCommit = "0027-chain-behind-the-commit.sql";

/** The database as it was before, with acts that their own commits chained. */
async function oldDatabase(): Promise<void> {
  await pool.query("drop schema public cascade; create schema public");
  await pool.query(
    "create table migrations (name text primary key, ran_at timestamptz default now())",
  );
  for (const name of migrationFiles().filter((file) => file < behindTheCommit)) {
    await pool.query(readFileSync(join(import.meta.dirname, "../db/migrations", name), "utf8"));
    await pool.query("insert into migrations (name) values ($1)", [name]);
  }
}

test("a chain from before goes on where it was, and old acts stay guarded [BO-03]", async () => {
  await oldDatabase();
  await insertActs(db, new Date(), { action: "old", acts: 3 });
  await migrate(database);
  const check = async () => valueOf(await checkAuditChain(db, {})).data;
  const { end, ...old } = await check();
  expect(old).toEqual({ checked: 3, waiting: 0, found: null });

  await insertActs(db, new Date(), { action: "new", acts: 2 });
  await linkActs(db);
  expect(await check()).toMatchObject({ checked: 5, waiting: 0, found: null });
  expect(valueOf(await checkAuditChain(db, { noted: end })).data.found).toBeNull();

  await pool.query("alter table audit_log disable trigger user");
  await pool.query("update audit_log set action = 'forged' where id = 2");
  expect((await check()).found).toEqual({ kind: "act_changed", act: "2" });
});
