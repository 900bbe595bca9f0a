import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { createDriver, type ConnectionPool } from "./create-driver.ts";
import type { Pulse } from "./take-pulse.ts";

/** PostgreSQL as the query builder speaks it, sent by our own driver. */
export const createDialect = (pool: ConnectionPool, pulse?: Pulse): Dialect => ({
  createDriver: () => createDriver(pool, pulse),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});
