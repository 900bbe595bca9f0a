import type { Insertable, Kysely } from "kysely";
import { addsRows } from "./adds-rows.ts";
import { prepare, type Sendable, type ValueOf } from "./prepare.ts";
import type { Tables } from "./schema.ts";

type Row<Table extends keyof Tables, Column extends keyof Insertable<Tables[Table]>> = Pick<
  Insertable<Tables[Table]>,
  Column
>;

/** A row of a table, prepared: each use brings what stands in these columns. */
export const prepareInsert = <
  Table extends keyof Tables,
  const Column extends keyof Insertable<Tables[Table]> & string,
>(
  table: Table,
  columns: readonly Column[],
): ((row: Row<Table, Column>) => Sendable) => {
  const prepared = prepare((db, value: ValueOf<Row<Table, Column>>) =>
    // Which columns a table has is settled above; the builder cannot follow a table that is not named.
    (db as unknown as Kysely<Record<string, Record<string, unknown>>>)
      .insertInto(table)
      .values(Object.fromEntries(columns.map((column) => [column, value(column)]))),
  );
  return (row) => addsRows(table, prepared(row));
};
