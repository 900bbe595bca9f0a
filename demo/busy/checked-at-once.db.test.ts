import { expect, test } from "vitest";
import { openTestDatabase } from "../../tests/support/test-database.ts";
import { checkedAtOnce } from "./checked-at-once.ts";
import { sessionOn, type SqlSession } from "./sql-session.ts";

const { pool } = await openTestDatabase();

/** In a transaction of its own, which leaves nothing behind. */
async function undone<T>(work: (db: SqlSession) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    return await work(sessionOn(client));
  } finally {
    await client.query("rollback");
    client.release();
  }
}

const referencesOf = async (db: SqlSession) =>
  db.rows(
    "select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint where contype = 'f' order by 1, 2",
  );

const silentTriggers = (db: SqlSession) =>
  db.rows<{ name: string }>(
    "select tgname as name from pg_trigger where not tgisinternal and tgenabled <> 'O' order by 1",
  );

test("open pages are told of nothing meanwhile, and of everything afterwards", async () => {
  await undone(async (db) => {
    let silent: { name: string }[] = [];
    await checkedAtOnce(db, async () => void (silent = await silentTriggers(db)));
    const names = silent.map(({ name }) => name);
    expect(names).toContain("trade_logs_are_told");
    // Whatever does more than telling goes on.
    expect(names.filter((name) => !name.endsWith("_are_told"))).toEqual([]);
    expect(await silentTriggers(db)).toEqual([]);
  });
});

const lineOfNobody =
  "insert into cart_lines (cart_id, account_id, sku_id, num, seen_price, added_at) values ('nobody', -1, -1, 1, 100, now())";

test("references stand as before once the work is done, and every row has been compared with them", async () => {
  await undone(async (db) => {
    const before = await referencesOf(db);
    expect(before.length).toBeGreaterThan(100);
    await checkedAtOnce(db, async () => expect(await referencesOf(db)).toEqual([]));
    expect(await referencesOf(db)).toEqual(before);
  });
});

test("a row that names one that is not there is a fault at the end of the work", async () => {
  await expect(undone((db) => db.run(lineOfNobody))).rejects.toThrow("foreign key");
  let isWritten = false;
  const told = undone((db) =>
    checkedAtOnce(db, async () => {
      await db.run(lineOfNobody);
      isWritten = true;
    }),
  );
  await expect(told).rejects.toThrow("foreign key");
  expect(isWritten).toBe(true);
});
