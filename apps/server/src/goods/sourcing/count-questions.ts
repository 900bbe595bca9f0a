import {
  platformIds,
  platformNames,
  type PlatformId,
} from "@sampan/domain/goods/sourcing/platforms";
import type { Settings } from "../../kernel/settings/settings.ts";
import type { Db } from "../../kernel/db/db.ts";
import { budgetNamesOf, windowsAt } from "./budgets-of-question.ts";
import { findBudgets } from "./question-budget-queries.ts";

export interface QuestionsAsked {
  readonly minute: number;
  readonly minute_most: number;
  readonly day: number;
  readonly day_most: number;
}

/** How much of each platform's ceilings all processes have taken in this minute and on this day of UTC. */
export async function countQuestions(
  db: Db,
  settings: Pick<Settings, "platform_questions_per_minute" | "platform_questions_per_day">,
  now: Date,
): Promise<(platform: PlatformId) => QuestionsAsked> {
  const windows = windowsAt(now);
  const rows = await findBudgets(db, {
    budgets: platformIds.flatMap((platform) => Object.values(budgetNamesOf(platform))),
    window_starts: [windows.minute, windows.day],
  });
  const taken = new Map(rows.map((row) => [row.budget, row.taken]));
  return (platform) => {
    const names = budgetNamesOf(platform);
    const minute_most = settings.platform_questions_per_minute[platformNames[platform]];
    const day_most = settings.platform_questions_per_day[platformNames[platform]];
    return {
      minute: Math.min(taken.get(names.minute) ?? 0, minute_most),
      minute_most,
      day: Math.min(taken.get(names.day) ?? 0, day_most),
      day_most,
    };
  };
}
