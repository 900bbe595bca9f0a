import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import type { Db } from "./db.ts";
import { sendSoon, sendTogether } from "./send-soon.ts";

const { db, pool } = await openTestDatabase();
await pool.query("create table notes (id int generated always as identity, text text unique)");

const note = (text: string) => sql`insert into notes (text) values (${text})`;
const notesLike = async (open: Db, pattern: string) => {
  const found = await sql<{ text: string }>`
    select text from notes where text like ${pattern} order by id`.execute(open);
  return found.rows.map(({ text }) => text);
};

describe("a statement that nobody waits for", () => {
  test("has run when the next one does, in the order they were written in", async () => {
    const seen = await db.transaction().execute(async (open) => {
      await sendSoon(open, note("order-1"));
      await sendSoon(open, note("order-2"));
      await note("order-3").execute(open);
      await sendSoon(open, note("order-4"));
      return notesLike(open, "order-%");
    });
    expect(seen).toEqual(["order-1", "order-2", "order-3", "order-4"]);
  });

  test("is committed when it was the last one", async () => {
    await db.transaction().execute((open) => sendSoon(open, note("last")));
    expect(await notesLike(db, "last")).toEqual(["last"]);
  });

  test("is sent at once outside a transaction", async () => {
    await sendSoon(db, note("alone"));
    const { rows } = await pool.query("select text from notes where text = 'alone'");
    expect(rows).toHaveLength(1);
  });

  test("fails the transaction with its own reason, and nothing of it stays", async () => {
    await note("taken").execute(db);
    const failing = (last: (open: Db) => Promise<unknown>) =>
      db.transaction().execute(async (open) => {
        await note("before").execute(open);
        await sendSoon(open, note("taken"));
        await sendSoon(open, note("after"));
        return last(open);
      });
    const reason = /duplicate key value violates unique constraint/;
    await expect(failing(async () => undefined)).rejects.toThrow(reason);
    await expect(failing((open) => notesLike(open, "%"))).rejects.toThrow(reason);
    expect(await notesLike(db, "before")).toEqual([]);
    expect(await notesLike(db, "after")).toEqual([]);
  });

  test("fails the same way once its connection knows it, and the connection serves on", async () => {
    await note("known").execute(db);
    for (let time = 0; time < 3; time++) {
      const failing = db.transaction().execute(async (open) => {
        await sendSoon(open, note(`beside-${time}`));
        await sendSoon(open, note("known"));
        await sendSoon(open, note(`behind-${time}`));
      });
      await expect(failing).rejects.toThrow(/duplicate key value/);
      expect(await notesLike(db, "be%-%")).toEqual([]);
    }
  });

  test("fails the transaction when its answer cannot be read, however often", async () => {
    const beyond = (id: number) => sql`select ${id}::int8 + 9007199254740993 as id`;
    for (let time = 0; time < 3; time++) {
      const failing = db.transaction().execute(async (open) => {
        await note(`unreadable-${time}`).execute(open);
        await beyond(time).execute(open);
      });
      await expect(failing).rejects.toThrow("safe range");
    }
    expect(await notesLike(db, "unreadable-%")).toEqual([]);
  });

  test("fails where it is written when a value cannot be sent, and nothing of the transaction stays", async () => {
    const unsendable = db.transaction().execute(async (open) => {
      await note("beside the unsendable").execute(open);
      await sendSoon(open, sql`insert into notes (text) values (${{ amount: 1n }})`);
    });
    await expect(unsendable).rejects.toThrow("BigInt");
    expect(await notesLike(db, "beside%")).toEqual([]);
    // The same statement serves on.
    await sendSoon(db, sql`insert into notes (text) values (${{ amount: 1 }})`);
    expect(await notesLike(db, "{%")).toEqual(['{"amount":1}']);
  });

  test("says what its values were when it was written", async () => {
    const value = { later: false };
    await db.transaction().execute(async (open) => {
      await sendSoon(open, sql`insert into notes (text) values (${value})`);
      value.later = true;
    });
    expect(await notesLike(db, "%later%")).toEqual(['{"later":false}']);
  });

  test("is never sent when its transaction is given up", async () => {
    const given = db.transaction().execute(async (open) => {
      await sendSoon(open, note("given up"));
      throw new Error("no");
    });
    await expect(given).rejects.toThrow("no");
    await db.transaction().execute(async (open) => notesLike(open, "%"));
    expect(await notesLike(db, "given up")).toEqual([]);
  });
});

describe("a transaction", () => {
  test("that asks nothing of the database ends well", async () => {
    expect(await db.transaction().execute(async () => "done")).toBe("done");
  });

  test("holds its isolation, though it begins with its first statement", async () => {
    const level = await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute((open) => sql<{ level: string }>`show transaction_isolation`.execute(open));
    expect(Object.values(level.rows[0] ?? {})).toEqual(["repeatable read"]);
  });

  test("whose failure nobody heeds is not said to be kept", async () => {
    const heedless = db.transaction().execute(async (open) => {
      await note("heedless").execute(open);
      await sql`select 1 / 0`.execute(open).catch(() => undefined);
    });
    await expect(heedless).rejects.toThrow("rolled back");
    expect(await notesLike(db, "heedless")).toEqual([]);
  });
});

describe("statements sent together", () => {
  test("are answered in their order, each seeing what the one before wrote", async () => {
    const [none, counted, texts] = await sendTogether(
      db,
      note("together"),
      sql<{ count: number }>`select count(*) as count from notes where text = 'together'`,
      sql<{ text: string }>`select text from notes where text = 'together'`,
    );
    expect(none).toEqual([]);
    expect(counted).toEqual([{ count: 1 }]);
    expect(texts).toEqual([{ text: "together" }]);
  });

  test("fail with the first reason, and the connection serves on", async () => {
    const asked = db
      .transaction()
      .execute((open) => sendTogether(open, sql`select 1 / 0`, sql`select 2`));
    await expect(asked).rejects.toThrow("division by zero");
    const rounds = Array.from({ length: 20 }, () => sendTogether(db, sql`select 1 as one`));
    expect(await Promise.all(rounds)).toEqual(rounds.map(() => [[{ one: 1 }]]));
  });
});
