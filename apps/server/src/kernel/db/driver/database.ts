import type { Kysely } from "kysely";
import type pg from "pg";
import type { Tables } from "../schema.ts";

export interface Ears {
  readonly hear: (said: string) => void;
  readonly missed: () => void;
}

/** A database that was opened, whichever kind it is. */
export interface Database {
  readonly kind: "embedded" | "postgres";
  readonly pool: pg.Pool;
  readonly db: Kysely<Tables>;
  /** Whether it answers; asking takes a second and a half at most. */
  readonly isAnswering: () => Promise<boolean>;
  /** Whether it was last found not to: without asking. */
  readonly isAway: () => boolean;
  /**
   * Hears what is notified on a channel, whichever process did it, until it is told to stop. `missed` is called once
   * it listens, and whenever the way to the database was lost and found again: what was said before was heard by nobody.
   */
  readonly listen: (channel: string, ears: Ears) => () => void;
  /** Ends every connection; the embedded database also writes its last pages and frees its folder. */
  readonly close: () => Promise<void>;
}
