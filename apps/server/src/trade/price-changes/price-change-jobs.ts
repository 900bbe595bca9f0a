import type { Needs } from "../../kernel/needs.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { BalancesDue } from "./balances-due.ts";
import { endChoice } from "./answer-choice.ts";
import { selectOverdueChoices } from "./choice-queries.ts";
import { endQuestion } from "./decline-price-rise.ts";
import { selectOverdueQuestions } from "./price-change-queries.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "end-price-questions": Record<never, never>;
  }
}

const atOnce = 100;

/**
 * The job "end-price-questions": whoever did not answer in time has declined, a price as another option. One that was answered in the last moment
 * is looked at again under its order's lock and left alone, whichever process ends it.
 */
export async function endPriceQuestions(needs: Needs, balances: BalancesDue): Promise<void> {
  const { database, jobs, log } = needs;
  const now = needs.clock();
  const limits = needs.settings.at(now);
  const overdue = await selectOverdueQuestions(database.db, now, atOnce);
  await actOnEach(overdue, {
    log,
    name: ({ child_tid }) => child_tid,
    act: (question) =>
      database.db
        .transaction()
        .execute((open) =>
          endQuestion(open, question, { event: "lapse", balances, jobs, limits, now }),
        ),
  });
  await actOnEach(await selectOverdueChoices(database.db, now, atOnce), {
    log,
    name: ({ oid }) => oid,
    act: (choice) =>
      database.db
        .transaction()
        .execute((open) => endChoice(open, choice, { event: "lapse", jobs, limits, now })),
  });
}
