import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../apps/server/src/kernel/db/schema.ts";
import { ownOfCalls } from "./own-of-calls.ts";

type Db = Kysely<Tables>;

/** Ids by the column they stand in, as `orders.tid`. */
export type Ids = ReadonlyMap<string, readonly string[]>;

/** How the rows of a table lead to the account they belong to: the foreign keys on the way, nearest first. */
export interface OwnedTable {
  readonly table: string;
  readonly way: readonly { readonly column: string; readonly parent: string }[];
}

interface ForeignKey {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
}

/** Every table whose rows belong to an account, read from the foreign keys: a new one is here by itself. */
export async function ownedTables(db: Db): Promise<OwnedTable[]> {
  const keys = await foreignKeys(db);
  const found = new Map<string, OwnedTable>([["accounts", { table: "accounts", way: [] }]]);
  for (let hasGrown = true; hasGrown;) {
    const added = keys.filter(({ table, parent }) => found.has(parent) && !found.has(table));
    for (const { table, column, parent } of added)
      if (!found.has(table))
        found.set(table, {
          table,
          way: [{ column, parent }, ...(found.get(parent)?.way ?? [])],
        });
    hasGrown = added.length > 0;
  }
  return [...found.values()];
}

async function foreignKeys(db: Db): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select c.conrelid::regclass::text as "table", a.attname as "column", c.confrelid::regclass::text as parent
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f'
      and c.connamespace = 'public'::regnamespace
    order by not a.attnotnull, 1, 2`.execute(db);
  // What a member of the staff did to a row does not make it theirs.
  return rows.filter(({ parent }) => parent !== "staff_members");
}

/** The condition that a row of the table belongs to the account. */
export const belongsTo = ({ way }: OwnedTable, accountId: number): string => {
  const [nearest, ...rest] = way;
  if (!nearest) return `id = ${accountId}`;
  if (nearest.parent === "accounts") return `${nearest.column} = ${accountId}`;
  const inner = belongsTo({ table: nearest.parent, way: rest }, accountId);
  return `${nearest.column} in (select id from ${nearest.parent} where ${inner})`;
};

/** What people could name a thing of the account by: values of unique columns, and numbers on paper. */
export async function idsOf(db: Db, accountId: number): Promise<Ids> {
  const columns = await namingColumns(db);
  const ids = new Map<string, readonly string[]>();
  for (const owned of await ownedTables(db)) {
    for (const { column } of columns.filter(({ table }) => table === owned.table)) {
      const { rows } = await sql<{ value: string }>`
        select distinct ${sql.ref(column)}::text as value
        from ${sql.table(owned.table)}
        where ${sql.raw(belongsTo(owned, accountId))}
          and ${sql.ref(column)} is not null
          and ${sql.ref(column)}::text <> ''
        order by 1`.execute(db);
      if (rows.length > 0)
        ids.set(
          `${owned.table}.${column}`,
          rows.map(({ value }) => value),
        );
    }
  }
  for (const [column, values] of await otherNames(db, accountId)) ids.set(column, values);
  return ids;
}

/** Two of whatever there is in each table, somebody's or not: what staff may be asked about. */
export async function idsOfAll(db: Db): Promise<Ids> {
  const ids = new Map<string, readonly string[]>();
  for (const { table, column } of await namingColumns(db)) {
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(column)}::text as value
      from ${sql.table(table)}
      where ${sql.ref(column)} is not null
      order by 1
      limit 2`.execute(db);
    ids.set(
      `${table}.${column}`,
      rows.map(({ value }) => value),
    );
  }
  return ids;
}

/** Names that stand in no column of a table that belongs to people. */
async function otherNames(db: Db, accountId: number): Promise<Ids> {
  const files = await db
    .selectFrom("files")
    .select("key")
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
  const boxes = await db
    .selectFrom("boxes")
    .innerJoin("packages", "packages.box_id", "boxes.id")
    .select("boxes.number")
    .distinct()
    .where("packages.account_id", "=", accountId)
    .execute();
  return new Map([
    ["files.url", files.map(({ key }) => `/files/${key}`)],
    ["boxes.number", boxes.map(({ number }) => number)],
  ]);
}

/** Columns that name a row: unique ones that are no foreign key and no choice, and numbers on paper. */
async function namingColumns(db: Db): Promise<readonly { table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as "table", a.attname as "column"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace
      and c.relkind = 'r'
      and format_type(a.atttypid, null) in ('bigint', 'integer', 'text', 'uuid')
      and not exists (
        select from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey)
      )
      and a.attname !~ '(bank|channel|currency|kind|platform|version)$'
      and (
        a.attname ~ '(_no|_tid|_oid|_ref|provider_order)$'
        or exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any (i.indkey))
      )
    order by 1, 2`.execute(db);
  return rows;
}

/** What a person puts where a call asks for goods, an order, a line of it or an address. */
export async function ownIdsOf(db: Db, ids: Ids): Promise<Readonly<Record<string, unknown>>> {
  const { id } = await db
    .selectFrom("skus")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const tids = ids.get("orders.tid")?.slice(0, 1) ?? [];
  const oid = ids.get("order_items.oid")?.[0];
  const parcels = ids.get("packages.tid") ?? [];
  const stored = await storedOf(db, parcels);
  const declaration = stored.map((line) => ({
    oid: line.oid,
    name: "陶瓷杯",
    material: "陶",
    value: 100,
  }));
  return {
    item_id: String(id),
    tid: tids[0],
    tids,
    oid,
    address_id: ids.get("addresses.key")?.[0],
    tids_together: stored.map(({ tid }) => tid),
    declaration,
    choose_parcel_way: { tid: stored[0]?.tid, declaration: declaration.slice(0, 1) },
    ...(await ownOfCalls(db, { orders: ids.get("orders.tid") ?? [], parcels })),
  };
}

/** Two parcels that could leave together, with the one line in each. */
const storedOf = (db: Db, tids: readonly string[]) =>
  db
    .selectFrom("packages as package")
    .innerJoin("package_items as content", "content.package_id", "package.id")
    .innerJoin("order_items as item", "item.id", "content.item_id")
    .leftJoin("packages as part", "part.rel_tid", "package.tid")
    .select(["package.tid", "item.oid"])
    .where("package.tid", "in", tids.length > 0 ? tids : [""])
    .where("package.billing", "=", 3)
    .where("package.rel_tid", "=", "")
    .where("package.transport_state", "in", ["arrived_at_mainland", "waiting_to_be_sent"])
    .where("part.id", "is", null)
    .orderBy("package.id")
    .limit(2)
    .execute();
