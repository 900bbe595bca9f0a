import { Writable } from "node:stream";
import { CompiledQuery } from "kysely";
import type pg from "pg";
import { expect, test } from "vitest";
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
