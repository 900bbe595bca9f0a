import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface Taking {
  readonly budget: string;
  readonly window_start: Date;
  /** How many are taken at once. */
  readonly block: number;
  /** How many may be taken in the window by whoever takes now. */
  readonly most: number;
}

/**
 * Takes a block out of each budget that has anything left, all in one statement, whichever processes take at the
 * same time. Answers how many were given of each, by budget; one that gave nothing is absent.
 */
export async function takeFromBudgets(
  db: Db,
  takings: readonly Taking[],
): Promise<ReadonlyMap<string, number>> {
  const open = takings.filter(({ most }) => most > 0);
  if (open.length === 0) return new Map();
  const { rows } = await sql<{ budget: string; taken: number }>`
    insert into question_budgets as known (budget, window_start, taken, most)
    select budget, window_start, block, most
      from unnest(
        ${open.map(({ budget }) => budget)}::text[],
        ${open.map(({ window_start }) => window_start.toISOString())}::timestamptz[],
        ${open.map(({ block }) => block)}::int[],
        ${open.map(({ most }) => most)}::int[]
      ) as taking (budget, window_start, block, most)
     -- In one order everywhere, so that two who take at once cannot wait for each other.
     order by budget
        on conflict (budget, window_start) do update
       set taken = known.taken + excluded.taken, most = excluded.most
     where known.taken < excluded.most
    returning budget, taken
  `.execute(db);
  const takingOf = new Map(open.map((taking) => [taking.budget, taking]));
  return new Map(
    rows.map(({ budget, taken }) => {
      const { block = 0, most = 0 } = takingOf.get(budget) ?? {};
      // The last block may reach beyond the end; what lies beyond was not given.
      return [budget, Math.min(taken, most) - (taken - block)];
    }),
  );
}

export const findBudgets = (
  db: Db,
  wanted: { readonly budgets: readonly string[]; readonly window_starts: readonly Date[] },
): Promise<{ budget: string; taken: number }[]> =>
  db
    .selectFrom("question_budgets")
    .select(["budget", "taken"])
    .where("budget", "in", wanted.budgets)
    .where("window_start", "in", wanted.window_starts)
    .execute();

export async function deleteBudgetsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("question_budgets").where("window_start", "<", moment).execute();
}
