import type { Db } from "../../kernel/db/db.ts";

/** How many claims wait for service or finance, since when, and how many of them are late by their own clocks. [BO-28] [BO-52] */
export async function countClaimsWithUs(
  db: Db,
  now: Date,
): Promise<{ readonly count: number; readonly late: number; readonly since: Date | null }> {
  return db
    .selectFrom("damage_claims")
    .select((row) => [
      row.fn.countAll<number>().as("count"),
      row.fn.countAll<number>().filterWhere("due_at", "<=", now).as("late"),
      row.fn.min<Date | null>("created_at").as("since"),
    ])
    .where("holder", "in", ["service", "finance"])
    .executeTakeFirstOrThrow();
}
