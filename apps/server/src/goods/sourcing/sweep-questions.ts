import type { Db } from "../../kernel/db/db.ts";
import { deleteAbsencesBefore, deleteOldestAbsences } from "./absence-queries.ts";
import { deleteBudgetsBefore } from "./question-budget-queries.ts";
import { absenceKept_ms } from "./remember-absence.ts";

/** Short rows, of which an hour can make no more than the platforms' ceilings allow. */
const absences_max = 50_000;
/** The day that is counted, and the one before it, whatever the clocks of processes say. */
const budgetsKept_ms = 2 * 86_400_000;

/** Removes what marketplaces did not know an hour ago, and budgets whose window is long over. */
export async function sweepQuestions(db: Db, now: Date, keep = absences_max): Promise<void> {
  await deleteAbsencesBefore(db, new Date(now.getTime() - absenceKept_ms));
  await deleteOldestAbsences(db, keep);
  await deleteBudgetsBefore(db, new Date(now.getTime() - budgetsKept_ms));
}
