import { Writable } from "node:stream";
import { CompiledQuery } from "kysely";
import type pg from "pg";
import { expect, test } from "vitest";
import { addsRows } from "../adds-rows.ts";
import { createConnection } from "./create-connection.ts";

/** A client that writes each statement to its socket as one line; what leaves in one go is one packet. */
function recordingClient({ pipeline }: { pipeline: boolean }) {
  const packets: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write: (line: string, _encoding, done) => {
      packets.push(line);
      done();
    },
    writev: (lines, done) => {
      packets.push(lines.map(({ chunk }) => String(chunk)).join(" | "));
      done();
    },
  });
  const client = {
    pipeline,
    connection: { stream },
    query: async ({ text }: { text: string }) => {
      stream.write(text);
      return { command: text.toUpperCase(), rowCount: 0, rows: [] };
    },
  };
  return { client: client as unknown as pg.PoolClient, packets };
}

const query = (text: string) => CompiledQuery.raw(text);

async function placeSomething(pipeline: boolean): Promise<string[]> {
  const { client, packets } = recordingClient({ pipeline });
  const connection = createConnection(client, () => undefined);
  await connection.begin({});
  await connection.executeQuery(query("lock"));
  await connection.sendSoon(query("log"));
  await connection.sendSoon(query("notice"));
  await connection.sendTogether([query("order"), query("lines")]);
  await connection.sendSoon(query("answer"));
  await connection.commit();
  return packets;
}

test("what nobody waits for, the beginning and the end travel in one packet with a neighbour", async () => {
  expect(await placeSomething(true)).toEqual([
    "begin | lock",
    "log | notice | order | lines",
    "answer | commit",
  ]);
});

test("where statements cannot travel together each waits for the one before, in the same order", async () => {
  const all = ["begin", "lock", "log", "notice", "order", "lines", "answer", "commit"];
  expect(await placeSomething(false)).toEqual(all);
});

test("a transaction that is given up before it asked anything sends nothing", async () => {
  const { client, packets } = recordingClient({ pipeline: true });
  const connection = createConnection(client, () => undefined);
  await connection.begin({});
  await connection.sendSoon(query("log"));
  await connection.rollback();
  await connection.begin({});
  await connection.commit();
  expect(packets).toEqual([]);
});

test("rows added to different tables become one statement, which answers what the last one does", async () => {
  const { client, packets } = recordingClient({ pipeline: true });
  const connection = createConnection(client, () => undefined);
  const add = (to: string, ...values: unknown[]) =>
    addsRows(to, { compile: () => CompiledQuery.raw(`insert ${to} $1, $2`, values) }).compile(
      undefined as never,
    );
  await connection.begin({});
  await connection.sendSoon(add("log", 1, 2));
  await connection.executeQuery(add("notice", 3, 4));
  await connection.sendSoon(add("log", 5, 6));
  await connection.sendSoon(add("log", 7, 8));
  await connection.sendSoon(query("update"));
  await connection.sendSoon(add("job", 9, 10));
  await connection.commit();
  expect(packets).toEqual([
    "begin | with added_0 as (insert log $1, $2) insert notice $3, $4",
    // Rows of one table keep their order, and nothing passes a statement that does something else.
    "insert log $1, $2 | insert log $1, $2 | update | insert job $1, $2 | commit",
  ]);
});
