import type { OrderingByWire } from "@sampan/connectors/marketplaces/ordering-by-wire";
import {
  isMissingBy,
  nextLookAt,
  retryQuestionAt,
} from "@sampan/domain/trade/purchases/wire-order-asking";
import { nextWireOrder } from "@sampan/domain/trade/purchases/wire-order-state";
import type { Needs } from "../../kernel/needs.ts";
import { connectedOrdering } from "./ask-ordering.ts";
import { followPurchase } from "./ask-purchase.ts";
import { lookUp } from "./ask-standing.ts";
import type { SettlingNeeds } from "./settle-wire-order.ts";
import { takeFailedMessages, workMessages } from "./message-jobs.ts";
import {
  claimToLookUp,
  giveUpAskedBefore,
  type StoredWireOrder,
  updateWireOrder,
} from "./wire-order-queries.ts";
import { claimToAsk } from "./wire-purchase-queries.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "watch-wire-orders": Record<never, never>;
  }
}

/** What one round may ask of the marketplace, so many at once, and no longer than this. */
const round = { questions: 100, atOnce: 4, ms: 45_000 } as const;

/** Longer than any answer takes. */
const claim_ms = 2 * 60_000;

/** Longer than anybody waits between writing an order down and sending it. */
const goingOut_ms = 5 * 60_000;

export type WatchingNeeds = SettlingNeeds & Pick<Needs, "marketplaces">;

/**
 * The job "watch-wire-orders": gives up what surely never went out, looks up by our own numbers what was not answered,
 * and asks about orders that stand, the ones first that a message told us of. It goes on where orders by wire are switched
 * off meanwhile, as long as there are credentials. Processes that run at once take different ones.
 */
export async function watchWireOrders(needs: WatchingNeeds): Promise<void> {
  const { db } = needs.database;
  const now = needs.clock();
  await giveUpAskedBefore(db, new Date(now.getTime() - goingOut_ms));
  const ordering = connectedOrdering(needs)?.ordering;
  if (!ordering) return;
  await takeFailedMessages(needs, ordering);
  await workMessages(needs);
  const endsAt_ms = now.getTime() + round.ms;
  const rest = await inRounds(needs, endsAt_ms, round.questions, (claim) =>
    claimAndLookUp(needs, ordering, claim),
  );
  await inRounds(needs, endsAt_ms, rest, (claim) => claimAndFollow(needs, ordering, claim));
}

interface Claim {
  readonly now: Date;
  readonly until: Date;
  readonly limit: number;
}

/** Takes some after the others until none is due, nobody answers or the round is over; answers the questions left. */
async function inRounds(
  { clock }: Pick<Needs, "clock">,
  endsAt_ms: number,
  questions: number,
  askSome: (claim: Claim) => Promise<readonly boolean[]>,
): Promise<number> {
  let left = questions;
  while (left > 0 && clock().getTime() < endsAt_ms) {
    const now = clock();
    const until = new Date(now.getTime() + claim_ms);
    const answered = await askSome({ now, until, limit: Math.min(left, round.atOnce) });
    if (answered.length === 0) break;
    left -= answered.length;
    // None of them answered: the rest of the round would wait in vain.
    if (answered.every((one) => !one)) return 0;
  }
  return left;
}

async function claimAndLookUp(
  needs: WatchingNeeds,
  ordering: OrderingByWire,
  claim: Claim,
): Promise<readonly boolean[]> {
  const due = await claimToLookUp(needs.database.db, claim);
  return Promise.all(due.map((order) => lookUpOne(needs, ordering, order)));
}

async function lookUpOne(
  needs: WatchingNeeds,
  ordering: OrderingByWire,
  order: StoredWireOrder,
): Promise<boolean> {
  const { db } = needs.database;
  const state = await lookUp(needs, ordering, order);
  const now = needs.clock();
  const { sent_at } = order;
  // Taken over, or moved on by somebody else.
  if (sent_at === null || (state.ok && state.value !== order.state)) return true;
  const unclear = order.state === "sent" ? ("unclear" as const) : order.state;
  const miss = nextWireOrder(unclear, "miss");
  const isMissing = state.ok && miss.ok && isMissingBy({ sent_at, now });
  await updateWireOrder(db, order, {
    state: isMissing ? miss.value : unclear,
    look_at: state.ok ? nextLookAt({ sent_at, now }) : retryQuestionAt(now),
  });
  return state.ok;
}

async function claimAndFollow(
  needs: WatchingNeeds,
  ordering: OrderingByWire,
  claim: Claim,
): Promise<readonly boolean[]> {
  const due = await claimToAsk(needs.database.db, claim);
  return Promise.all(due.map((purchase) => followPurchase(needs, ordering, purchase, claim.until)));
}
