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
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'
    order by 1`.execute(db);
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

/** Columns that hold the number of the request, or follow from it: no two requests write the same there. */
const ofTheRequest: Readonly<Record<string, readonly string[]>> = {
  audit_log: ["request_id", "strand_hash"],
  audit_chain: ["prev_hash", "hash"],
  audit_strands: ["hash"],
};

const rowText = (table: string): string => {
  const without = ofTheRequest[table];
  return without ? `(to_jsonb(t) - '{${without.join(",")}}'::text[])::text` : "t::text";
};

/** Tables that differ. */
export const differences = (one: Digest, other: Digest): string[] =>
  [...one].filter(([name, hash]) => other.get(name) !== hash).map(([name]) => name);
