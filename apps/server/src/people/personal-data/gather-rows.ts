import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { publicNames, withheldColumns, withheldTables } from "./export-plan.ts";
import { findForeignKeys, type ForeignKey } from "./foreign-keys.ts";
import { tablesOfPerson } from "./tables-of-person.ts";

export type RowsByTable = Readonly<Record<string, readonly unknown[]>>;

/**
 * Every row that is a person's, by table, as the foreign keys of the database find them; without secrets and
 * row numbers, and with what a row refers to by its public name.
 */
export async function gatherRows(db: Db, accountId: number): Promise<RowsByTable> {
  const keys = await findForeignKeys(db);
  const ways = tablesOfPerson(keys);
  const gathered: Record<string, readonly unknown[]> = {};
  for (const table of ["accounts", ...ways.keys()]) {
    if (table in withheldTables) continue;
    const { rows } = await sql<{ row: unknown }>`
      select ${describeRow(table, keys)} as row
        from ${sql.table(table)}
       where ${isOwnedBy(accountId, { table, ways })}
       order by 1
    `.execute(db);
    gathered[table] = rows.map(({ row }) => row);
  }
  return gathered;
}

/** The whole row as JSON, so that a column made tomorrow is in it, less what is withheld. */
function describeRow(table: string, keys: readonly ForeignKey[]): RawBuilder<unknown> {
  const own = keys.filter(({ child }) => child === table);
  const dropped = [...withheldColumns, ...own.map(({ column }) => column)];
  const parts = [
    // What an order was paid with names its coupon by the number of a row.
    sql`(to_jsonb(${sql.ref(table)}) - ${dropped}::text[]) #- '{pay_info,coupon_id}'`,
    ...own.flatMap((key) => {
      const columns = publicNames[key.parent];
      return columns ? [describeReferred(key, columns)] : [];
    }),
  ];
  return sql.join(parts, sql` || `);
}

/** `order_id` becomes `order`, with what an order is called by. */
function describeReferred(
  { child, column, parent, key }: ForeignKey,
  columns: readonly string[],
): RawBuilder<unknown> {
  const [first, ...more] = columns.map((name) => sql.ref(`referred.${name}`));
  const named = columns.flatMap((name) => [sql.lit(name), sql.ref(`referred.${name}`)]);
  const name =
    more.length === 0 ? sql`to_jsonb(${first})` : sql`jsonb_build_object(${sql.join(named)})`;
  return sql`jsonb_build_object(${sql.lit(column.replace(/_id$/, ""))}::text, (
    select ${name}
      from ${sql.table(parent)} as referred
     where ${sql.ref(`referred.${key}`)} = ${sql.ref(`${child}.${column}`)}))`;
}

/** True of rows that are the person's: by a column of their own, or through the row they belong to. */
function isOwnedBy(
  accountId: number,
  { table, ways }: { table: string; ways: ReadonlyMap<string, ForeignKey> },
): RawBuilder<boolean> {
  const way = ways.get(table);
  if (!way) return sql`${sql.ref(`${table}.id`)} = ${accountId}`;
  const { column, parent, key } = way;
  const own = sql.ref(`${table}.${column}`);
  if (parent === "accounts") return sql`${own} = ${accountId}`;
  return sql`${own} in (
    select ${sql.ref(`${parent}.${key}`)}
      from ${sql.table(parent)}
     where ${isOwnedBy(accountId, { table: parent, ways })})`;
}
