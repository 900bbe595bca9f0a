import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Settings } from "../../kernel/settings/settings.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { budgetsOfPlatform, budgetsOfQuestion, type Asker } from "./budgets-of-question.ts";
import type { QuestionBudget, QuestionBudgets } from "./create-question-budgets.ts";

/** Why somebody may not ask a marketplace now: theirs alone, others may. */
export type AskerRefusal = Refusal<"asked_enough" | "log_in_to_ask">;

export interface Question {
  readonly platform: PlatformId;
  readonly asker: Asker;
  readonly settings: Settings;
}

/**
 * Takes a question to a platform out of every budget it counts against, before it is asked. Refuses
 * `asked_enough`, with how long it takes until there are new ones, and to visitors `log_in_to_ask` while
 * customers still may. [NFR-08]
 */
export async function takeQuestion(
  { clock }: Pick<Needs, "clock">,
  budgets: QuestionBudgets,
  { platform, asker, settings }: Question,
): Promise<Result<null, AskerRefusal>> {
  const now = clock();
  const spent = await budgets.take(budgetsOfQuestion(asker, platform, settings), now);
  if (!spent) return ok(null);
  const values = waitFor(spent, now);
  if (asker.kind !== "visitor") return refuse({ code: "asked_enough", values });
  const ofCustomers = budgetsOfPlatform("customer", platform, settings);
  const isOver = budgets.spentOf(ofCustomers, now) !== undefined;
  return refuse({ code: isOver ? "asked_enough" : "log_in_to_ask", values });
}

/** Whether a refusal is about whoever asked, so that others who ask the same must ask for themselves. */
export const isOfAsker = ({ code }: Refusal): boolean =>
  code === "asked_enough" || code === "log_in_to_ask";

/** The same of a whole answer. */
export const isAskersAlone = (answer: Result<unknown, Refusal>): boolean =>
  !answer.ok && isOfAsker(answer.error);

/** Until the window is over, in minutes, and in hours when it is longer than one. */
function waitFor({ window_ms }: QuestionBudget, now: Date) {
  const left_ms = window_ms - (now.getTime() % window_ms);
  const minutes = Math.ceil(left_ms / 60_000);
  return { minutes, hours: minutes > 60 ? Math.ceil(minutes / 60) : 0 };
}
