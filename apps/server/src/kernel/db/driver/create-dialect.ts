import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { createDriver, type ConnectionPool } from "./create-driver.ts";

/** PostgreSQL as the query builder speaks it, sent by our own driver. */
export const createDialect = (pool: ConnectionPool): Dialect => ({
  createDriver: () => createDriver(pool),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});
