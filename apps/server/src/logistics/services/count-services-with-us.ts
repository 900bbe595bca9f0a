import type { Db } from "../../kernel/db/db.ts";

/** How many services wait for the warehouse, since when the first was asked for, and how many are later than promised. [BO-52] */
export async function countServicesWithUs(
  db: Db,
  now: Date,
): Promise<{ readonly count: number; readonly late: number; readonly since: Date | null }> {
  return db
    .selectFrom("asked_services")
    .select((row) => [
      row.fn.countAll<number>().as("count"),
      row.fn.countAll<number>().filterWhere("due_at", "<=", now).as("late"),
      row.fn.min<Date | null>("asked_at").as("since"),
    ])
    .where("settled_at", "is", null)
    .where("state", "in", ["judging", "asked"])
    .executeTakeFirstOrThrow();
}
