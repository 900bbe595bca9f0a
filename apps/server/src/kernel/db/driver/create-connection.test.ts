import { Writable } from "node:stream";
import { CompiledQuery } from "kysely";
import type pg from "pg";
import { describe, expect, test } from "vitest";
import { addsRows } from "../adds-rows.ts";
import { createConnection } from "./create-connection.ts";
import type { createPacket } from "./packet.ts";

type Packet = ReturnType<typeof createPacket>;

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
  return { client: client as unknown as pg.PoolClient, packets, stream };
}

const query = (text: string, ...values: unknown[]) => CompiledQuery.raw(text, values);

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

describe("what a connection has asked before", () => {
  test("goes to the database as one, with one mark at the end", async () => {
    const { connection, packets } = preparingConnection();
    const answers = await askTwice(connection);
    expect(packets.at(-1)).toBe(
      "bind begin | execute | bind a 1 | execute | bind b 2 | execute | sync",
    );
    expect(answers).toEqual([{ rows: [{ id: 7 }] }, { numAffectedRows: 3n, rows: [] }]);
  });

  test("is asked each by itself beside a transaction, where one that fails must not undo another", async () => {
    const { connection, packets } = preparingConnection();
    await askTwice(connection);
    await connection.commit();
    await connection.sendTogether([query("a", 1), query("b", 2)]);
    expect(packets.at(-1)).toBe("a | b");
  });
});

/** A client that prepares what it is asked for the first time, and answers packets as the database would. */
function preparingConnection() {
  const { client, packets, stream } = recordingClient({ pipeline: true });
  const asked = {
    bind: ({ statement, values }: { statement: string; values: string[] }) =>
      stream.write(["bind", statement, ...values].join(" ")),
    execute: () => stream.write("execute"),
    sync: () => stream.write("sync"),
  };
  const alone = (statement: { text: string }): Promise<object> => client.query(statement);
  const fields = [{ name: "id", dataTypeID: 23 }];
  const answer = (packet: Packet) => {
    packet.submit(asked as never);
    for (const { text } of packet.statements) {
      if (text === "a") packet.handleDataRow({ fields: ["7"] });
      packet.handleCommandComplete({ text: text === "b" ? "UPDATE 3" : "SELECT 1" });
    }
    packet.handleReadyForQuery();
  };
  const prepares = {
    ...client,
    query: async (statement: Packet | { text: string }) =>
      "statements" in statement ? answer(statement) : { ...(await alone(statement)), fields },
  } as unknown as pg.PoolClient;
  return { connection: createConnection(prepares, (text) => text), packets };
}

async function askTwice(connection: ReturnType<typeof createConnection>) {
  const ask = async () => {
    await connection.begin({});
    return connection.sendTogether([query("a", 1), query("b", 2)]);
  };
  await ask();
  await connection.commit();
  return ask();
}
