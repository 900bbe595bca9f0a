import type pg from "pg";

/** Numbers of rows, one after the other. */
export interface Range {
  readonly first: number;
  readonly count: number;
}

/** Writes rows like those of a table that fit `where`, one for each number `n` of the range, changed as SQL says. */
export const cloneRows = (
  client: pg.ClientBase,
  { table, where, changed }: { table: string; where: string; changed: string },
  { first, count }: Range,
): Promise<unknown> =>
  client.query(
    `insert into ${table} overriding system value
     select filled.*
       from ${table} one
      cross join generate_series(${first}, ${first + count - 1}) as n
      cross join jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object(${changed})) as filled
      where one.${where}`,
  );

/** The owners in turn, for a clone. */
export const inTurn = (owners: Range, { first }: Range): string =>
  `${owners.first} + (n - ${first}) % ${owners.count}`;
