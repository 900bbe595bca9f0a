import { addedTo } from "./driver/door.ts";
import type { Sendable } from "./prepare.ts";

/**
 * Says of a statement that it adds rows to this table and does nothing else, so that it may become one statement
 * with others that do (`driver/join-adding.ts`).
 */
export const addsRows = <Row>(to: string, query: Sendable<Row>): Sendable<Row> => ({
  compile: (db) => addedTo(to, query.compile(db)),
});
