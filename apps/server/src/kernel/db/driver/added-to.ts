import type { CompiledQuery } from "kysely";

const table = Symbol("table");

/** What only this room sees of a statement. */
interface Adding {
  readonly [table]: string;
}

/** The statement, with the word that it adds rows to this table and does nothing else. */
export const addedTo = <Row>(
  to: string,
  query: CompiledQuery<Row>,
): CompiledQuery<Row> & Adding => ({
  ...query,
  [table]: to,
});

/** The table that a statement adds rows to, if that is all it does. */
export const tableAddedTo = (query: CompiledQuery & Partial<Adding>): string | undefined =>
  query[table];
