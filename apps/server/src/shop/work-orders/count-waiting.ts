import type { Db } from "../../kernel/db/db.ts";

/** How many questions wait for us, since when, and how many of them are late. */
export async function countWaiting(
  db: Db,
  now: Date,
): Promise<{ readonly count: number; readonly late: number; readonly since: Date | null }> {
  return db
    .selectFrom("work_orders")
    .select((row) => [
      row.fn.countAll<number>().as("count"),
      row.fn.countAll<number>().filterWhere("due_at", "<=", now).as("late"),
      row.fn.min<Date | null>("asked_at").as("since"),
    ])
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
}
