import { Kysely } from "kysely";
import type pg from "pg";
import { afterAll } from "vitest";
import { createDialect } from "../../../apps/server/src/kernel/db/driver/door.ts";
import type { Database } from "../../../apps/server/src/kernel/db/db.ts";
import type { Tables } from "../../../apps/server/src/kernel/db/schema.ts";

export interface RolledBackDatabase {
  /** What the server is given. Behaves like any other until `rehearse` runs. */
  readonly database: Database;
  /**
   * Runs the work with everything the server does, then undoes all of it, numbers of rows included: the same
   * request made twice meets the same database and must have the same effect.
   */
  readonly rehearse: <T>(work: () => Promise<T>) => Promise<T>;
  /** Whether the last rehearsal wrote anything, or drew a number: most requests are refused before. */
  readonly hasWritten: () => boolean;
  /** How often something was written outside of rehearsals. */
  readonly changes: () => number;
  /** Lets statements fail with what this answers; undefined lets one pass. */
  readonly failWith: (fault: Fault | undefined) => void;
}

export type Fault = (statement: string, values: readonly unknown[]) => Error | undefined;

/**
 * One connection to a test's database, on which the server's transactions become savepoints of a transaction
 * that is never committed. Constraints that wait for a commit are asked at the savepoint's end.
 */
export async function openRolledBack(opened: Database): Promise<RolledBackDatabase> {
  const client = await opened.pool.connect();
  // The test's database is closed after this, and waits for its connections.
  afterAll(() => client.release());
  const wire = createWire(client);
  const pool = {
    options: opened.pool.options,
    connect: wire.connect,
    query: wire.queryAlone,
    end: async () => {},
  };
  const database: Database = {
    kind: opened.kind,
    pool: pool as unknown as pg.Pool,
    db: new Kysely<Tables>({ dialect: createDialect(pool) }),
    close: async () => {},
    isAnswering: opened.isAnswering,
    isAway: opened.isAway,
    listen: opened.listen,
  };
  return {
    database,
    failWith: wire.failWith,
    hasWritten: wire.hasWritten,
    changes: wire.changes,
    rehearse: async (work) => {
      await client.query("begin");
      wire.setRehearsing(true);
      try {
        return await work();
      } finally {
        wire.setRehearsing(false);
        await client.query("rollback");
        if (wire.hasWritten()) await client.query(await wire.numbersBefore());
      }
    },
  };
}

/** Numbers that were drawn stay drawn when a transaction rolls back; this is the statement that puts them back. */
async function readSequences(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ name: string; last: string; called: boolean }>(
    `select format('%I.%I', schemaname, sequencename) as name,
            coalesce(last_value, start_value)::text as last,
            last_value is not null as called
     from pg_sequences
     where schemaname = 'public'`,
  );
  const each = rows.map(({ name, last, called }) => `setval('${name}', ${last}, ${called})`);
  return `select ${each.join(", ")}`;
}

/** A statement that only looks: it takes no number and changes no row. */
const isLooking = (text: string): boolean =>
  /^\s*select\b/i.test(text) && !/\b(nextval|setval)\b/i.test(text);

const isAboutTransactions = /^\s*(begin|start|commit|rollback)\b/i;

function createWire(client: pg.PoolClient) {
  let isRehearsing = false;
  let isInTransaction = false;
  let fault: Fault = () => undefined;
  /** The numbers before the first statement of a rehearsal that may take one. */
  let numbersBefore: Promise<string> | undefined;
  let changes = 0;
  const turn = createTurns();

  async function query(statement: string | pg.QueryConfig): Promise<pg.QueryResult> {
    const { text, values = [] } = typeof statement === "string" ? { text: statement } : statement;
    const ask = () => client.query(text, [...values]);
    const mayWrite = !isAboutTransactions.test(text) && !isLooking(text);
    if (!isRehearsing) {
      if (mayWrite) changes += 1;
      return ask();
    }
    const failure = isAboutTransactions.test(text) ? undefined : fault(text, values);
    if (failure) throw failure;
    if (mayWrite) await (numbersBefore ??= readSequences(client));
    switch (/^\s*(\w+)/.exec(text)?.[1]?.toLowerCase()) {
      case "begin":
      case "start":
        isInTransaction = true;
        return client.query("savepoint work");
      case "commit":
        await client.query("set constraints all immediate");
        isInTransaction = false;
        await client.query("set constraints all deferred");
        return client.query("release savepoint work");
      case "rollback":
        isInTransaction = false;
        await client.query("rollback to savepoint work");
        return client.query("release savepoint work");
      case "select":
        return ask();
      default:
        return isInTransaction ? ask() : alone(client, ask);
    }
  }

  async function connect() {
    const leave = await turn();
    return { query: query as pg.PoolClient["query"], release: leave };
  }

  return {
    connect: connect as unknown as () => Promise<pg.PoolClient>,
    queryAlone: async (text: string, values: readonly unknown[] = []) => {
      const held = await connect();
      try {
        return await query({ text, values: [...values] });
      } finally {
        held.release();
      }
    },
    failWith: (wished: Fault | undefined) => {
      fault = wished ?? (() => undefined);
    },
    changes: () => changes,
    hasWritten: () => numbersBefore !== undefined,
    numbersBefore: async () => (await numbersBefore) ?? "select",
    setRehearsing: (rehearsing: boolean) => {
      if (rehearsing) numbersBefore = undefined;
      isRehearsing = rehearsing;
      isInTransaction = false;
    },
  };
}

/** A statement outside a transaction is one of its own, whose failure must not end ours. */
async function alone(
  client: pg.PoolClient,
  ask: () => Promise<pg.QueryResult>,
): Promise<pg.QueryResult> {
  await client.query("savepoint statement");
  try {
    const result = await ask();
    await client.query("release savepoint statement");
    return result;
  } catch (error) {
    await client.query("rollback to savepoint statement");
    throw error;
  }
}

/** Whoever has the connection has it alone, as in a pool of one. Answers how to leave it to the next. */
function createTurns() {
  let last: Promise<void> = Promise.resolve();
  return async (): Promise<() => void> => {
    const before = last;
    let leave = () => {};
    last = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    return leave;
  };
}
