import { expect, test } from "vitest";
import { openTestDatabase } from "./test-database.ts";

const { pool } = await openTestDatabase();

test("a test file gets a migrated database without rows", async () => {
  const migrations = await pool.query<{ count: number }>("select count(*) from migrations");
  expect(migrations.rows[0]?.count).toBeGreaterThan(0);
  const accounts = await pool.query("select uid from accounts");
  expect(accounts.rows).toEqual([]);
});
