import type pg from "pg";
import type { Statement } from "./join-adding.ts";
import { type Answer, type Column, columnsOf, createPacket, type Known } from "./packet.ts";
import { wireOf } from "./wire-of.ts";

/**
 * Longer than the database allows any statement (open-database.ts): who has not answered by then has lost this one
 * connection, on a way that is otherwise open.
 */
const answer_ms = 40_000;

/** Columns of what this connection has prepared, by name. */
export type Columns = Map<string, readonly Column[]>;

interface Way {
  readonly client: pg.PoolClient;
  readonly columns: Columns;
  /** Whether one that fails fails the others too. */
  readonly isOne: boolean;
}

/** Asks in one packet where the connection takes them so, else each after the answer to the one before. */
export async function ask(way: Way, statements: readonly Statement[]): Promise<readonly Answer[]> {
  const { client } = way;
  if (!client.pipeline) {
    const answers: Answer[] = [];
    for (const statement of statements) answers.push(await client.query(statement));
    return answers;
  }
  const wire = wireOf(client);
  const late = setTimeout(() => wire.destroy(), answer_ms);
  try {
    wire.cork();
    const asked = askAtOnce(way, statements);
    wire.uncork();
    return await asked;
  } finally {
    clearTimeout(late);
  }
}

/** As one where the connection has prepared them all, which is so but for the first time. */
function askAtOnce(
  { client, columns, isOne }: Way,
  statements: readonly Statement[],
): Promise<readonly Answer[]> {
  const known = isOne ? knownOf(statements, columns) : undefined;
  if (!known) return askEach(client, columns, statements);
  const packet = createPacket(known);
  client.query(packet);
  return packet.answers;
}

function knownOf(statements: readonly Statement[], columns: Columns): Known[] | undefined {
  const known: Known[] = [];
  for (const statement of statements) {
    const { name = "" } = statement;
    const its = columns.get(name);
    if (!its) return undefined;
    known.push({ ...statement, name, columns: its });
  }
  return known;
}

/** Prepares what has a name, and remembers its columns. */
async function askEach(
  client: pg.PoolClient,
  columns: Columns,
  statements: readonly Statement[],
): Promise<readonly Answer[]> {
  const outcomes = await Promise.allSettled(statements.map((statement) => client.query(statement)));
  return outcomes.map((outcome, nth) => {
    // The first failure is the reason; those after it only say that the transaction had failed.
    if (outcome.status === "rejected") throw outcome.reason;
    const name = statements[nth]?.name;
    if (name !== undefined) columns.set(name, columnsOf(outcome.value.fields));
    return outcome.value;
  });
}
