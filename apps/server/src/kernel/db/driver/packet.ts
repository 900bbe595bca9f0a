import pg from "pg";
import TypeOverrides from "pg/lib/type-overrides.js";
import type { Statement } from "./join-adding.ts";

/** A statement that its connection has prepared before, and whose columns are known since. */
export interface Known extends Statement {
  readonly name: string;
  readonly columns: readonly Column[];
}

export interface Column {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

const readers = new TypeOverrides();

/** What the database says once of a statement's columns; it holds to that as long as the statement has its name. */
export const columnsOf = (fields: readonly pg.FieldDef[]): readonly Column[] =>
  fields.map(({ name, dataTypeID }) => ({ name, read: readers.getTypeParser(dataTypeID) }));

export interface Answer {
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: unknown[];
}

/**
 * Statements that leave as one and are answered as one. Asked each by itself, each ends at a mark of its own, at which
 * the database sends what it has and we wake up; and each says again what its columns are. Here one mark stands behind
 * the last, and what follows a statement that failed does not run. `answers` are theirs in their order, or why the first
 * of them failed.
 */
export function createPacket(statements: readonly Known[]) {
  const settled = Promise.withResolvers<readonly Answer[]>();
  const answers: Answer[] = [];
  let rows: unknown[] = [];
  let unreadable: unknown;
  // The client takes nothing but queries of its own class while statements travel together.
  return Object.assign(new pg.Query(""), {
    statements,
    answers: settled.promise,
    submit: (connection: pg.Connection) => {
      for (const { name, values = [] } of statements) {
        connection.bind({ statement: name, values }, true);
        connection.execute(null, true);
      }
      connection.sync();
    },
    handleDataRow: ({ fields }: { readonly fields: readonly (string | null)[] }) => {
      try {
        rows.push(readRow(statements[answers.length]?.columns ?? [], fields));
      } catch (fault) {
        unreadable ??= fault;
      }
    },
    handleCommandComplete: ({ text }: { readonly text: string }) => {
      const [command = "", ...counts] = text.split(" ");
      const count = counts.at(-1);
      answers.push({ command, rowCount: count === undefined ? null : Number(count), rows });
      rows = [];
    },
    handleError: (fault: Error) => settled.reject(fault),
    handleReadyForQuery: () => {
      if (unreadable === undefined) settled.resolve(answers);
      else settled.reject(unreadable);
    },
  });
}

function readRow(columns: readonly Column[], fields: readonly (string | null)[]): unknown {
  const row: Record<string, unknown> = {};
  for (const [place, { name, read }] of columns.entries()) {
    const text = fields[place] ?? null;
    row[name] = text === null ? null : read(text);
  }
  return row;
}
