import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import type { Db } from "../db/db.ts";
import { answerOnce } from "./answer-once.ts";
import type { Refusal } from "./envelope.ts";

const { db, pool } = await openTestDatabase();
await pool.query("create table drops (name text)");

const now = new Date("2026-03-02T04:00:00Z");
const once = (
  key: string,
  work: (db: Db) => Promise<Result<string, Refusal>>,
  { input = {}, actor = "customer:1" }: { input?: object; actor?: string } = {},
) => answerOnce<string>(db, { actor, key, call: "/drop", input }, { now, work });
const drop = (name: string) => async (open: Db) => {
  await sql`insert into drops values (${name})`.execute(open);
  return ok(`dropped ${name}`);
};
const dropped = async (name: string) => {
  const { rows } = await sql<{ name: string }>`select name from drops where name = ${name}`.execute(
    db,
  );
  return rows.length;
};

test("a repeat answers what was answered and does nothing again [NFR-07]", async () => {
  expect(await once("repeated-1", drop("one"))).toEqual(ok("dropped one"));
  expect(await once("repeated-1", drop("one"))).toEqual(ok("dropped one"));
  expect(await dropped("one")).toBe(1);
});

test("a repeat answers so even where the same would be refused at once by now [NFR-07]", async () => {
  await once("closed-since", drop("two"));
  const closed = async () => refuse<Refusal>({ code: "call_limit" });
  expect(await once("closed-since", closed)).toEqual(ok("dropped two"));
});

test("what was refused left its key free, and nothing else [NFR-07]", async () => {
  const half = async (open: Db) => {
    await drop("three")(open);
    return refuse<Refusal>({ code: "call_limit" });
  };
  expect(await once("corrected", half)).toMatchObject({ error: { code: "call_limit" } });
  expect(await dropped("three")).toBe(0);
  expect(await once("corrected", drop("three"))).toEqual(ok("dropped three"));
});

test("the key of another request is refused, that of another person is another key", async () => {
  await once("contested", drop("four"), { input: { name: "four" } });
  const other = await once("contested", drop("five"), { input: { name: "five" } });
  expect(other).toMatchObject({ error: { code: "idempotency_key_reused" } });
  expect(await dropped("five")).toBe(0);
  const stranger = { input: { name: "five" }, actor: "customer:2" };
  expect(await once("contested", drop("five"), stranger)).toEqual(ok("dropped five"));
});

test("another row that comes twice is a fault, not a repeat", async () => {
  await pool.query("create unique index drops_names on drops (name)");
  const twice = async (open: Db) => {
    await drop("six")(open);
    return drop("six")(open);
  };
  await expect(once("faulty-key", twice)).rejects.toThrow("drops_names");
});
