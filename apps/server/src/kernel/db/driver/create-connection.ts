import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import pg from "pg";
import { prepareValue } from "pg/lib/utils.js";
import { tableAddedTo } from "./added-to.ts";
import { ask, type Columns } from "./ask.ts";
import { isLost, lossOf } from "./database-away.ts";
import { joinAdding, type Statement } from "./join-adding.ts";
import type { Answer } from "./packet.ts";

/** A connection that can keep statements back, so that several travel in one packet. */
export interface SendingConnection extends DatabaseConnection {
  /**
   * Keeps a statement back until the next one goes, at the latest the commit; outside a transaction it goes
   * at once.
   */
  readonly sendSoon: (query: CompiledQuery) => Promise<void>;
  /** Sends several statements in one packet. They run one after another; the answers come in their order. */
  readonly sendTogether: (queries: readonly CompiledQuery[]) => Promise<QueryResult<unknown>[]>;
  /** The same of statements that only read: where one fails, so do all, beside a transaction as well. */
  readonly readTogether: (queries: readonly CompiledQuery[]) => Promise<QueryResult<unknown>[]>;
  readonly begin: (settings: TransactionSettings) => Promise<void>;
  readonly commit: () => Promise<void>;
  readonly rollback: () => Promise<void>;
  /** Gives it back to its pool, to be thrown away when how its transaction ended is not known. */
  readonly release: () => void;
}

/**
 * The statements of one connection on their way to the database. A statement is a packet, a wake-up and a
 * packet back; an order is some fifty of them. So `begin` and whatever nobody waits for travel with the next
 * statement. They still run in the order they were written in, and one that fails fails the transaction.
 */
export function createConnection(client: pg.PoolClient, nameOf: NameOf): SendingConnection {
  let kept: Statement[] = [];
  /** `begun` once the database knows of it. */
  let transaction: "none" | "kept" | "begun" = "none";
  let broken = false;
  const columns: Columns = new Map();

  /** Sends these after what was kept, and answers theirs. */
  async function send(statements: readonly Statement[], areReads = false): Promise<Answer[]> {
    const before = kept;
    const all: readonly Statement[] = [...before, ...statements];
    kept = [];
    if (transaction === "kept") transaction = "begun";
    // Beside a transaction each statement that writes is its own, and what fails undoes none before it.
    const isOne = transaction === "begun" || all.length === 1 || areReads;
    try {
      // What is waited for comes last and keeps an answer of its own each; only a single one may be joined.
      const [first, ...rest] = statements;
      const joined = joinAdding([...before, ...(first ? [first] : [])], nameOf);
      const answers = await ask({ client, columns, isOne }, [...joined, ...rest]);
      return statements.length === 0 ? [] : answers.slice(-statements.length);
    } catch (fault) {
      broken ||= hasOutdatedPlan(fault);
      if (!isLost(fault)) throw fault;
      broken = true;
      // Within a transaction nothing is done before its commit; beside one, each statement is its own.
      const mayBeDone = transaction === "none" ? !all.every(isReading) : isCommit(all);
      throw lossOf(fault, mayBeDone);
    }
  }
  const execute = async (
    queries: readonly CompiledQuery[],
    areReads?: boolean,
  ): Promise<QueryResult<unknown>[]> => {
    const statements = queries.map((query) => statementOf(query, nameOf));
    return (await send(statements, areReads)).map(resultOf);
  };

  return {
    executeQuery: async <R>(query: CompiledQuery) => {
      const [answer] = await execute([query]);
      return answer as QueryResult<R>;
    },
    sendTogether: (queries) => execute(queries),
    readTogether: (queries) => execute(queries, true),
    sendSoon: async (query) => {
      kept.push(statementOf(query, nameOf));
      if (transaction === "none") await send([]);
    },
    begin: async (settings) => {
      kept = [named(beginText(settings), nameOf)];
      transaction = "kept";
    },
    commit: async () => {
      const hasSentNothing = transaction === "kept" && kept.length === 1;
      if (hasSentNothing) kept = [];
      const [answer] = hasSentNothing ? [] : await send([named("commit", nameOf)]);
      transaction = "none";
      // So the database answers a commit after a failure that nobody heeded.
      if (answer?.command === "ROLLBACK") throw new AbortedTransactionError();
    },
    rollback: async () => {
      kept = [];
      const isBegun = transaction === "begun";
      transaction = "none";
      // With the connection gone its transaction is as well, and there is nobody to tell.
      if (!isBegun || broken) return;
      try {
        await client.query("rollback");
      } catch {
        // What it was given up for is the reason to tell.
        broken = true;
      }
    },
    release: () => client.release(broken),
    streamQuery: refuseToStream,
  };
}

type NameOf = (text: string) => string | undefined;

const named = (text: string, nameOf: NameOf): Statement => {
  const name = nameOf(text);
  return { text, ...(name === undefined ? {} : { name }) };
};

function statementOf(query: CompiledQuery, nameOf: NameOf): Statement {
  const { sql, parameters } = query;
  const name = parameters.length > 0 ? nameOf(sql) : undefined;
  // Written out when it is said: a value that cannot be written must fail before anything is sent, and one that
  // changes afterwards is not what was said.
  const values = parameters.map((value) => prepareValue(value));
  const addsTo = tableAddedTo(query);
  return { text: sql, values, addsTo, ...(name === undefined ? {} : { name }) };
}

const isReading = ({ text }: Statement): boolean => /^\s*select\b/i.test(text);
const isCommit = (statements: readonly Statement[]): boolean =>
  statements.at(-1)?.text === "commit";

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

const resultOf = ({ command, rowCount, rows }: Answer): QueryResult<unknown> =>
  changing.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows: rows ?? [] };

function refuseToStream(): never {
  throw new Error("rows are not streamed here");
}
