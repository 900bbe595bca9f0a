import { type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "./db.ts";
import type { Tables } from "./schema.ts";

/** Nobody turns more pages than these; whoever looks for something older searches for it. */
export const countCeiling = 1_000;

export interface BoundedCount {
  readonly total: number;
  /** There are more than were counted. */
  readonly has_more: boolean;
}

/**
 * How many rows a query finds, counted up to a ceiling: a list that only grows is counted in as long after years as on
 * its first day.
 */
export async function countUpTo<Table extends keyof Tables, Row>(
  db: Db,
  wanted: SelectQueryBuilder<Tables, Table, Row>,
): Promise<BoundedCount> {
  const rows = wanted
    .clearSelect()
    .select(sql<number>`1`.as("one"))
    .limit(countCeiling + 1);
  const { found } = await db
    .selectFrom(rows.as("counted"))
    .select((row) => row.fn.countAll<number>().as("found"))
    .executeTakeFirstOrThrow();
  return { total: Math.min(found, countCeiling), has_more: found > countCeiling };
}
