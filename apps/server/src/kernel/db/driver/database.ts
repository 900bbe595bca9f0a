import type { Kysely } from "kysely";
import type pg from "pg";
import type { Tables } from "./schema.ts";

/** A place to run queries: the pool or an open transaction. Verbs cannot tell which, and must not care. */
export type Db = Kysely<Tables>;

export interface Database {
  readonly kind: "embedded" | "postgres";
  readonly pool: pg.Pool;
  readonly db: Db;
  /** Ends every connection; the embedded database also writes its last pages and frees its folder. */
  readonly close: () => Promise<void>;
}
