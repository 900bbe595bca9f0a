import type { Kysely } from "kysely";
import type pg from "pg";
import type { Tables } from "../schema.ts";

/** A database that was opened, whichever kind it is. */
export interface Database {
  readonly kind: "embedded" | "postgres";
  readonly pool: pg.Pool;
  readonly db: Kysely<Tables>;
  /** Whether it answers; asking takes a second and a half at most. */
  readonly isAnswering: () => Promise<boolean>;
  /** Whether it was last found not to: without asking. */
  readonly isAway: () => boolean;
  /** Ends every connection; the embedded database also writes its last pages and frees its folder. */
  readonly close: () => Promise<void>;
}
