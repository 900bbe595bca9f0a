/**
 * The door of the room in which PostgreSQL is spoken. Nobody else imports `pg` or PGlite, and nobody imports another
 * file of this folder: what comes out here is all there is. How statements are asked is told by the README above.
 */
export { addedTo } from "./added-to.ts";
export { createDialect } from "./create-dialect.ts";
export type { Database, Ears } from "./database.ts";
export { DatabaseAway, OutcomeUnknown } from "./database-away.ts";
export { makeEmbedded } from "./make-embedded.ts";
export { nameStatements } from "./name-statements.ts";
export { openEmbedded, openPostgres } from "./open-database.ts";
export { overConnection } from "./over-connection.ts";
export { prepareAlone } from "./prepare-alone.ts";
export { DatabaseError, type PoolClient as Connection } from "pg";
