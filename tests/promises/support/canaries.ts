import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../apps/server/src/kernel/db/schema.ts";
import type { Answer } from "./ask.ts";

type Db = Kysely<Tables>;

/** A value that must not be seen, by where it lies. */
export type Canaries = ReadonlyMap<string, readonly string[]>;

/** Columns that look secret and are not: hashes that an auditor compares, names of files, texts and requests. */
const harmless = new Set([
  "audit_chain.hash",
  "data_exports.file_key",
  "audit_chain.prev_hash",
  "audit_log.strand_hash",
  "audit_strands.hash",
  "products.props_key",
  "skus.props_key",
  "transfers.idempotency_key",
  "goods_texts.text_hash",
  "translations.text_hash",
]);

/** Every column whose type or name says that it holds a secret: a new one is here by itself. */
export async function secretColumns(db: Db): Promise<readonly { table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as "table", a.attname as "column"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace
      and c.relkind = 'r'
      and (
        format_type(a.atttypid, null) = 'bytea'
        or (format_type(a.atttypid, null) = 'text' and a.attname ~ '(hash|secret|salt|_key)$')
      )
    order by 1, 2`.execute(db);
  return rows.filter(({ table, column }) => !harmless.has(`${table}.${column}`));
}

/** What lies in the secret columns, in every way that bytes are written down. */
export async function secretsIn(db: Db): Promise<Canaries> {
  const found = new Map<string, readonly string[]>();
  for (const { table, column } of await secretColumns(db)) {
    const { rows } = await sql<{ value: string | Buffer }>`
      select distinct ${sql.ref(column)} as value
      from ${sql.table(table)}
      where ${sql.ref(column)} is not null`.execute(db);
    found.set(
      `${table}.${column}`,
      rows.flatMap(({ value }) => spellings(value)).filter((text) => text.length >= 12),
    );
  }
  return found;
}

const spellings = (value: string | Buffer): string[] =>
  typeof value === "string"
    ? [value]
    : (["hex", "base64", "base64url"] as const).map((encoding) => value.toString(encoding));

/** Where a text shows canaries it should not; empty when it shows none. */
export const seenIn = (text: string, canaries: Canaries): string[] =>
  [...canaries]
    .filter(([, values]) => values.some((value) => text.includes(value)))
    .map(([place]) => place);

/** Everything of an answer that reaches whoever asked. */
export const asText = ({ status, headers, body }: Answer): string =>
  `${status} ${JSON.stringify(headers)} ${body}`;
