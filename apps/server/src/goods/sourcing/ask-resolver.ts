import type { ShareResolver } from "@sampan/connectors/marketplaces/share-resolver";
import type { SourceFailure } from "@sampan/connectors/outbound/source-failure";
import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { refuse, type Result } from "@sampan/domain/kernel/result";
import type { Needs } from "../../kernel/needs.ts";
import type { Settings } from "../../kernel/settings/settings.ts";
import type { Asker } from "./budgets-of-question.ts";
import type { QuestionBudgets } from "./create-question-budgets.ts";
import { absentShare, isKnownAbsent, rememberAbsence } from "./remember-absence.ts";
import { takeQuestion, type AskerRefusal } from "./take-question.ts";

export type ShareNeeds = Pick<Needs, "database" | "clock" | "shareResolver" | "log">;

/** Who asks, what that counts against, and what is set at that moment. */
export interface ShareDesk {
  readonly budgets: QuestionBudgets;
  readonly asker: Asker;
  readonly settings: Settings;
}

interface Shared {
  readonly platform: PlatformId;
  readonly text: string;
}

/**
 * Asks what a link or a password stands for. That counts like a question about a product, and one without an answer is not
 * put twice within an hour. [NFR-08]
 */
export async function askResolver<T>(
  needs: ShareNeeds,
  { budgets, asker, settings }: ShareDesk,
  { platform, text }: Shared,
  ask: (resolver: ShareResolver) => Promise<Result<T, SourceFailure>>,
): Promise<Result<T, SourceFailure | AskerRefusal>> {
  const { db } = needs.database;
  const now = needs.clock();
  const absence = absentShare(platform, text);
  if (await isKnownAbsent(db, absence, now))
    return refuse({ code: "not_found", source: "absences", detail: "asked within the hour" });
  const taken = await takeQuestion(needs, budgets, { platform, asker, settings });
  if (!taken.ok) return taken;
  const answer = await ask(needs.shareResolver);
  if (answer.ok) return answer;
  needs.log.warn({ failure: answer.error }, "share not resolved");
  const { code } = answer.error;
  if (code === "not_found" || code === "rejected")
    await rememberAbsence(db, absence, needs.clock());
  return answer;
}
