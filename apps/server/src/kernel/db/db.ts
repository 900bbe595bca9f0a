import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

export type { Database } from "./driver/door.ts";

/** A place to run queries: the pool or an open transaction. Verbs cannot tell which, and must not care. */
export type Db = Kysely<Tables>;
