import type { Db } from "../../kernel/db/db.ts";
import { isLateClaim } from "./claim-queries.ts";

/**
 * How many claims wait for us, since when, and how many of them are late by their own clocks: those that service or
 * finance has, and those of a seller once they are late, since somebody of us has to ask then. Late ones are those that
 * the desk's tab of late ones lists. [BO-28] [BO-52]
 */
export async function countClaimsWithUs(
  db: Db,
  now: Date,
): Promise<{ readonly count: number; readonly late: number; readonly since: Date | null }> {
  return db
    .selectFrom("damage_claims")
    .leftJoin("claim_second_looks as look", "look.claim_id", "damage_claims.id")
    .select((row) => [
      row.fn.countAll<number>().as("count"),
      row.fn.countAll<number>().filterWhere(isLateClaim(now)).as("late"),
      row.fn
        .min<Date | null>((of) => of.fn.coalesce("look.asked_at", "damage_claims.created_at"))
        .as("since"),
    ])
    .where((row) => row.or([row("holder", "in", ["service", "finance"]), isLateClaim(now)(row)]))
    .executeTakeFirstOrThrow();
}
