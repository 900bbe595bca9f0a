import { clearanceStates } from "@sampan/domain/logistics/clearance/clearance-state";
import { clearanceHolderOf } from "@sampan/domain/logistics/clearance/clearance-holder";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

const ours = clearanceStates.filter((state) => clearanceHolderOf(state) === "desk");

/** How many declarations of what waits in a warehouse are ours to act on, since when they were asked for, and how many of them are late. [BO-52] */
export async function countClearancesWithUs(
  db: Db,
  now: Date,
): Promise<{ readonly count: number; readonly late: number; readonly since: Date | null }> {
  return db
    .selectFrom("clearances")
    .innerJoin("packages", "packages.id", "clearances.package_id")
    .select((row) => [
      row.fn.countAll<number>().as("count"),
      row.fn.countAll<number>().filterWhere("due_at", "<=", now).as("late"),
      row.fn.min<Date | null>("asked_at").as("since"),
    ])
    .where("clearances.state", "in", [...ours])
    .where("packages.transport_state", "=", sql.lit("waiting_to_be_sent"))
    .executeTakeFirstOrThrow();
}
