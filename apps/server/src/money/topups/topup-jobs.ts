import type { PaymentProvider } from "@sampan/connectors/payments/payment-provider";
import { nextAskAt, retryAskAt } from "@sampan/domain/money/topups/topup-asking";
import type { Needs } from "../../kernel/needs.ts";
import { askTopupState } from "./ask-topup-state.ts";
import { type ClaimedTopup, claimTopups, scheduleTopup } from "./online-topup-queries.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "settle-online-topups": Record<never, never>;
  }
}

/** What one round may ask of one provider: as many questions, so many at once, and no longer than this. */
const round = { questions: 200, atOnce: 4, ms: 45_000 } as const;

/** Of the questions at once, those kept for top-ups that can still be paid, however many expired ones are due. */
const keptForPayable = 3;

/** Longer than any answer takes. */
const claim_ms = 2 * 60_000;

/**
 * The job "settle-online-topups": asks the providers about payments whose notification may be lost, and ends those
 * that nobody paid in time. Each provider has a round of its own, so that a slow one holds up itself only; within
 * it come those somebody waits for, then the longest unasked, and how often one is asked falls with its age. A
 * payment that comes after the end is credited still. [WAL-36]
 */
export async function closeOnlineTopups(needs: Needs): Promise<void> {
  const rounds = [...needs.providers.values()].map((provider) => askAbout(needs, provider));
  const failed = (await Promise.all(rounds)).flat();
  if (failed.length > 0) throw new Error(`not closed: ${failed.join(", ")}`);
}

/** One provider's round; answers the numbers of those whose closing failed. */
async function askAbout(needs: Needs, { kind }: PaymentProvider): Promise<string[]> {
  const endsAt_ms = needs.clock().getTime() + round.ms;
  const failed: string[] = [];
  for (let asked = 0; asked < round.questions; asked += round.atOnce) {
    if (needs.clock().getTime() >= endsAt_ms) break;
    const topups = await claimSome(needs, kind);
    if (topups.length === 0) break;
    const outcomes = await Promise.allSettled(topups.map((topup) => askOne(needs, topup)));
    outcomes.forEach((outcome, at) => {
      if (outcome.status === "fulfilled") return;
      const number = topups[at]?.number ?? "";
      needs.log.error({ err: outcome.reason as unknown, of: number }, "top-up was not closed");
      failed.push(number);
    });
    // None of them answered: the provider is away, and the rest of the round would wait in vain.
    const isAway = (outcome: PromiseSettledResult<unknown>) =>
      outcome.status === "fulfilled" && outcome.value === "unanswered";
    if (outcomes.every(isAway)) break;
  }
  return failed;
}

async function claimSome(needs: Needs, channel: string): Promise<ClaimedTopup[]> {
  const { db } = needs.database;
  const now = needs.clock();
  const claim = { channel, now, until: new Date(now.getTime() + claim_ms) };
  const payable = await claimTopups(db, { ...claim, lane: "payable", limit: keptForPayable });
  const limit = round.atOnce - payable.length;
  return [...payable, ...(await claimTopups(db, { ...claim, lane: "any", limit }))];
}

async function askOne(needs: Needs, topup: ClaimedTopup): Promise<"answered" | "unanswered"> {
  const { db } = needs.database;
  const asked = await askTopupState(needs, topup);
  const now = needs.clock();
  if (!asked.ok && asked.error.code === "unavailable") {
    await scheduleTopup(db, topup.id, { ask_at: retryAskAt(now), told_at: topup.was_told_at });
    return "unanswered";
  }
  const { created_at } = topup;
  await scheduleTopup(db, topup.id, { ask_at: nextAskAt({ created_at, now }), told_at: null });
  return "answered";
}
