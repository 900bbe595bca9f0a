import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../apps/server/src/kernel/db/schema.ts";
import { belongsTo, ownedTables } from "./owned-rows.ts";

type Db = Kysely<Tables>;

/** A short name of everything that lies in each table: equal digests, equal rows. */
export type Digest = ReadonlyMap<string, string>;

export interface Digests {
  readonly ofAll: () => Promise<Digest>;
  /** The same within a rehearsal, where most requests have changed nothing: the database says which. */
  readonly ofRehearsal: () => Promise<Digest>;
  /** Of the rows that belong to one account only. */
  readonly ofOwner: (accountId: number) => Promise<Digest>;
}

/** `changes` counts what was changed outside of rehearsals, where there are any. */
export async function openDigests(db: Db, changes?: () => number): Promise<Digests> {
  const { rows } = await sql<{ name: string }>`
    select relname as name
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all(${notCompared})
    order by 1`.execute(db);
  const keyed = await tablesWithKeys(db);
  const rowText = (table: string) =>
    rowTextWithout([...(ofTheRequest[table] ?? []), ...(keyed.has(table) ? ["key"] : [])]);
  const owned = await ownedTables(db);
  const digestOf = (parts: readonly { name: string; condition: string }[]): string =>
    parts
      .map(
        ({ name, condition }) =>
          `select '${name}' as name, coalesce(md5(string_agg(row, '' order by row)), '') as hash
           from (select md5(${rowText(name)}) as row from ${name} t where ${condition}) rows`,
      )
      .join(" union all ");
  const read = async (statement: string): Promise<Digest> => {
    const answer = await sql.raw<{ name: string; hash: string }>(statement).execute(db);
    return new Map(answer.rows.map(({ name, hash }) => [name, hash]));
  };
  // Asked after every request: of a function the database keeps how it goes through all these tables.
  await sql
    .raw(
      `create or replace function digest_of_all() returns table (name text, hash text)
       language plpgsql as $$
       begin
         return query ${digestOf(rows.map(({ name }) => ({ name, condition: "true" })))};
       end $$`,
    )
    .execute(db);
  const ofAll = () => read("select * from digest_of_all()");
  let untouched: { readonly changes: number; readonly digest: Digest } | undefined;
  const compared = new Set(rows.map(({ name }) => name));
  const ofTouched = async (before: Digest): Promise<Digest> => {
    const touched = (await touchedTables(db)).filter((name) => compared.has(name));
    if (touched.length === 0) return before;
    const parts = touched.map((name) => ({ name, condition: "true" }));
    return new Map([...before, ...(await read(digestOf(parts)))]);
  };
  const ofRehearsal = async (): Promise<Digest> => {
    const known = changes && untouched?.changes === changes() ? untouched.digest : undefined;
    if (!changes || (await hasWritten(db))) return known ? ofTouched(known) : ofAll();
    if (known) return known;
    untouched = { changes: changes(), digest: await ofAll() };
    return untouched.digest;
  };
  return {
    ofAll,
    ofRehearsal,
    ofOwner: (accountId) =>
      read(
        digestOf(owned.map((one) => ({ name: one.table, condition: belongsTo(one, accountId) }))),
      ),
  };
}

/** A transaction has a number from its first change on, whatever made it. */
async function hasWritten(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select pg_current_xact_id_if_assigned() is not null as has`.execute(db);
  return rows[0]?.has ?? true;
}

/** Tables that had rows added, changed or removed in this transaction, or shortly before in one that was undone. */
async function touchedTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name
    from pg_stat_xact_user_tables
    where schemaname = 'public' and n_tup_ins + n_tup_upd + n_tup_del > 0`.execute(db);
  return rows.map(({ name }) => name);
}

/** Questions to marketplaces are taken in blocks into a process's memory: the next request finds some left there. */
const notCompared = ["migrations", "question_budgets"];

/** Columns that hold the number of the request, or follow from it: no two requests write the same there. */
const ofTheRequest: Readonly<Record<string, readonly string[]>> = {
  audit_log: ["request_id", "strand_hash"],
  audit_chain: ["prev_hash", "hash"],
  audit_strands: ["hash"],
};

/** Tables whose rows the database gives a random key, which no two requests write the same. */
async function tablesWithKeys(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name
    from information_schema.columns
    where table_schema = 'public' and column_name = 'key' and column_default = 'public_key()'`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Acts of the audit log name such a key, too. */
const rowTextWithout = (columns: readonly string[]): string =>
  columns.length > 0
    ? `regexp_replace((to_jsonb(t) - '{${columns.join(",")}}'::text[])::text, '"[0-9a-f]{20}"', '"key"', 'g')`
    : "t::text";

/** An answer with such keys made alike. */
export const withoutKeys = (body: string): string => body.replaceAll(/"[0-9a-f]{20}"/g, '"key"');

/** Tables that differ. */
export const differences = (one: Digest, other: Digest): string[] =>
  [...one].filter(([name, hash]) => other.get(name) !== hash).map(([name]) => name);
