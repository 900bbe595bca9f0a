import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../apps/server/src/kernel/db/schema.ts";
import { belongsTo, ownedTables } from "./owned-rows.ts";

type Db = Kysely<Tables>;

/** A short name of everything that lies in each table: equal digests, equal rows. */
export type Digest = ReadonlyMap<string, string>;

export interface Digests {
  readonly ofAll: () => Promise<Digest>;
  /** Of the rows that belong to one account only. */
  readonly ofOwner: (accountId: number) => Promise<Digest>;
}

export async function openDigests(db: Db): Promise<Digests> {
  const { rows } = await sql<{ name: string }>`
    select relname as name
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all(${notCompared})
    order by 1`.execute(db);
  const keyed = await tablesWithKeys(db);
  const rowText = (table: string) =>
    rowTextWithout([...(ofTheRequest[table] ?? []), ...(keyed.has(table) ? ["key"] : [])]);
  const owned = await ownedTables(db);
  const digest = async (parts: readonly { name: string; condition: string }[]): Promise<Digest> => {
    const each = parts.map(
      ({ name, condition }) =>
        `select '${name}' as name, coalesce(md5(string_agg(row, '' order by row)), '') as hash
         from (select md5(${rowText(name)}) as row from ${name} t where ${condition}) rows`,
    );
    const answer = await sql
      .raw<{ name: string; hash: string }>(each.join(" union all "))
      .execute(db);
    return new Map(answer.rows.map(({ name, hash }) => [name, hash]));
  };
  return {
    ofAll: () => digest(rows.map(({ name }) => ({ name, condition: "true" }))),
    ofOwner: (accountId) =>
      digest(owned.map((one) => ({ name: one.table, condition: belongsTo(one, accountId) }))),
  };
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
