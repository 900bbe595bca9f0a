import type { Db } from "../../kernel/db/db.ts";
import { isLateRefund } from "./shown-refund-queries.ts";

/**
 * How many refunds wait for us, since when, and how many of them are late: those that service or finance has, and those of
 * others once they are late. Late ones are those that the desk's tab of late ones lists. [BO-52]
 */
export const countRefundsWithUs = (
  db: Db,
  now: Date,
): Promise<{ readonly count: number; readonly late: number; readonly since: Date | null }> =>
  db
    .selectFrom("refunds")
    .select((row) => [
      row.fn.countAll<number>().as("count"),
      row.fn.countAll<number>().filterWhere(isLateRefund(now)).as("late"),
      row.fn.min<Date | null>("requested_at").as("since"),
    ])
    .where((row) => row.or([row("holder", "in", ["service", "finance"]), isLateRefund(now)]))
    .executeTakeFirstOrThrow();
