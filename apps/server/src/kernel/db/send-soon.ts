import { asOne, type AnswersOf } from "./as-one.ts";
import type { Db } from "./db.ts";
import { overConnection } from "./driver/door.ts";
import type { Sendable } from "./prepare.ts";

/**
 * Writes what the caller's transaction need not wait for: the statement travels with the next one, at the
 * latest with the commit, and runs before it. One that fails fails the transaction. Outside a transaction it
 * is sent at once.
 */
export const sendSoon = (db: Db, query: Sendable): Promise<void> =>
  overConnection(db, (connection) => connection.sendSoon(query.compile(db)));

type RowsOf<Queries extends readonly Sendable[]> = {
  -readonly [Place in keyof Queries]: Queries[Place] extends Sendable<infer Row> ? Row[] : never;
};

/**
 * Sends statements that do not depend on each other's answers in one packet, and answers the rows of each.
 * They run one after another in this order, each seeing what was committed before it began.
 */
export const sendTogether = <const Queries extends readonly Sendable[]>(
  db: Db,
  ...queries: Queries
): Promise<RowsOf<Queries>> =>
  overConnection(db, async (connection) => {
    const results = await connection.sendTogether(queries.map((query) => query.compile(db)));
    return results.map(({ rows }) => rows) as RowsOf<Queries>;
  });

/** The same of statements that only read, for different people: where one fails, so do all. */
export const readTogether = (db: Db, queries: readonly Sendable[]): Promise<unknown[][]> =>
  overConnection(db, async (connection) => {
    const results = await connection.readTogether(queries.map((query) => query.compile(db)));
    return results.map(({ rows }) => rows);
  });

/** Asks several things in one statement, for small answers that are read together (see `asOne`). */
export async function readAsOne<const Parts extends Record<string, Sendable>>(
  db: Db,
  parts: Parts,
): Promise<AnswersOf<Parts>> {
  const [answers] = await rowsOf(db, asOne(parts));
  if (!answers) throw new Error("a select without a row");
  return answers;
}

/** The rows of one prepared statement. */
export const rowsOf = async <Row>(db: Db, query: Sendable<Row>): Promise<Row[]> =>
  (await db.executeQuery(query.compile(db))).rows;
