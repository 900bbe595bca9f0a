import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { FolderInUse } from "../lock-folder.ts";
import type { Database } from "./database.ts";
import { makeEmbedded, openEmbedded } from "./door.ts";

const home = mkdtempSync(join(tmpdir(), "sampan-made-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const keepRows = async ({ pool }: Database): Promise<void> => {
  await pool.query("create table kept as select n from generate_series(1, 10000) as n");
};

async function countKept(folder: string): Promise<unknown> {
  const { pool, close } = await openEmbedded(folder);
  const { rows } = await pool.query<{ rows: number }>("select count(*) as rows from kept");
  await close();
  return rows[0]?.rows;
}

/** As a filling that writes a lot does: the next segment of its journal is begun. */
const fillSegment = ({ pool }: Database) => pool.query("select pg_switch_wal()");

test("a folder that was filled in memory is opened with all its rows and no journal of them, and filled once", async () => {
  const folder = join(home, "new", "database");
  const fill = async (database: Database) => {
    await fillSegment(database);
    await keepRows(database);
    await fillSegment(database);
  };
  expect(await makeEmbedded(folder, fill)).toBe(true);
  const journal = readdirSync(join(folder, "pg_wal")).filter((name) => /^[0-9A-F]{24}$/.test(name));
  expect(journal).toHaveLength(1);
  expect(await makeEmbedded(folder, keepRows)).toBe(false);
  expect(await countKept(folder)).toBe(10_000);
});

test("a filling that fails leaves no folder, and the next one begins anew", async () => {
  const folder = join(home, "failed");
  const broken = makeEmbedded(folder, async (database) => {
    await keepRows(database);
    throw new Error("cut short");
  });
  await expect(broken).rejects.toThrow("cut short");
  expect(existsSync(folder)).toBe(false);
  expect(await makeEmbedded(folder, keepRows)).toBe(true);
  expect(readdirSync(home)).not.toContain("failed.unfinished");
  expect(await countKept(folder)).toBe(10_000);
});

test("of two that would fill one folder the second is told that it is taken", async () => {
  const folder = join(home, "wanted");
  const first = makeEmbedded(folder, keepRows);
  await expect(makeEmbedded(folder, keepRows)).rejects.toThrow(FolderInUse);
  expect(await first).toBe(true);
});
