import type { Writable } from "node:stream";
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import pg from "pg";
import { prepareValue } from "pg/lib/utils.js";

/** A connection that can keep statements back, so that several travel in one packet. */
export interface SendingConnection extends DatabaseConnection {
  /**
   * Keeps a statement back until the next one goes, at the latest the commit; outside a transaction it goes
   * at once.
   */
  readonly sendSoon: (query: CompiledQuery) => Promise<void>;
  /** Sends several statements in one packet. They run one after another; the answers come in their order. */
  readonly sendTogether: (queries: readonly CompiledQuery[]) => Promise<QueryResult<unknown>[]>;
  readonly begin: (settings: TransactionSettings) => Promise<void>;
  readonly commit: () => Promise<void>;
  readonly rollback: () => Promise<void>;
  /** Gives it back to its pool, to be thrown away when how its transaction ended is not known. */
  readonly release: () => void;
}

interface Statement {
  readonly text: string;
  readonly values?: unknown[];
  readonly name?: string;
}

/**
 * The statements of one connection on their way to the database. A statement is a packet, a wake-up and a
 * packet back; an order is some fifty of them. So `begin` and whatever nobody waits for travel with the next
 * statement. They still run in the order they were written in, and one that fails fails the transaction.
 */
export function createConnection(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
): SendingConnection {
  let kept: Statement[] = [];
  /** `begun` once the database knows of it. */
  let transaction: "none" | "kept" | "begun" = "none";
  let broken = false;

  const statementOf = ({ sql, parameters }: CompiledQuery): Statement => {
    const name = parameters.length > 0 ? nameOf(sql) : undefined;
    // Written out when it is said: a value that cannot be written must fail before anything is sent, and one that
    // changes afterwards is not what was said.
    const values = parameters.map((value) => prepareValue(value));
    return { text: sql, values, ...(name === undefined ? {} : { name }) };
  };
  /** Sends these after what was kept, and answers theirs. */
  async function send(statements: readonly Statement[]): Promise<pg.QueryResult[]> {
    const before = kept;
    kept = [];
    if (transaction === "kept") transaction = "begun";
    try {
      const answers = await ask(client, [...before, ...statements]);
      return answers.slice(before.length);
    } catch (fault) {
      broken ||= hasOutdatedPlan(fault);
      throw fault;
    }
  }
  const execute = async (queries: readonly CompiledQuery[]): Promise<QueryResult<unknown>[]> =>
    (await send(queries.map(statementOf))).map(resultOf);

  return {
    executeQuery: async <R>(query: CompiledQuery) => {
      const [answer] = await execute([query]);
      return answer as QueryResult<R>;
    },
    sendTogether: execute,
    sendSoon: async (query) => {
      kept.push(statementOf(query));
      if (transaction === "none") await send([]);
    },
    begin: async (settings) => {
      kept = [{ text: beginText(settings) }];
      transaction = "kept";
    },
    commit: async () => {
      const hasSentNothing = transaction === "kept" && kept.length === 1;
      if (hasSentNothing) kept = [];
      const [answer] = hasSentNothing ? [] : await send([{ text: "commit" }]);
      transaction = "none";
      // So the database answers a commit after a failure that nobody heeded.
      if (answer?.command === "ROLLBACK") throw new AbortedTransactionError();
    },
    rollback: async () => {
      kept = [];
      const isBegun = transaction === "begun";
      transaction = "none";
      if (!isBegun) return;
      try {
        await client.query("rollback");
      } catch {
        // With the connection gone its transaction is as well. What it was given up for is the reason to tell.
        broken = true;
      }
    },
    release: () => client.release(broken),
    streamQuery: () => {
      throw new Error("rows are not streamed here");
    },
  };
}

/** In one packet where the connection takes them so, else each after the answer to the one before. */
async function ask(
  client: pg.PoolClient,
  statements: readonly Statement[],
): Promise<pg.QueryResult[]> {
  const answers: pg.QueryResult[] = [];
  if (!client.pipeline || statements.length === 1) {
    for (const statement of statements) answers.push(await client.query(statement));
    return answers;
  }
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  const asked = statements.map((statement) => client.query(statement));
  stream.uncork();
  for (const outcome of await Promise.allSettled(asked)) {
    // The first failure is the reason; those after it only say that the transaction had failed.
    if (outcome.status === "rejected") throw outcome.reason;
    answers.push(outcome.value);
  }
  return answers;
}

/** A table changed its columns under a named statement, which fails on this connection from now on. */
const hasOutdatedPlan = (fault: unknown): boolean =>
  fault instanceof pg.DatabaseError && fault.code === "0A000" && /cached plan/.test(fault.message);

const beginText = ({ isolationLevel, accessMode }: TransactionSettings): string =>
  [
    "begin",
    ...(isolationLevel === undefined ? [] : [`isolation level ${isolationLevel}`]),
    ...(accessMode === undefined ? [] : [accessMode]),
  ].join(" ");

const changing = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

const resultOf = ({ command, rowCount, rows }: pg.QueryResult): QueryResult<unknown> =>
  changing.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows: rows ?? [] };
