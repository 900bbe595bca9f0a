import type { TrackingProvider } from "@sampan/connectors/tracking/tracking-provider";
import { courierNamed, trackersOf } from "@sampan/domain/logistics/tracking/couriers";
import type { Tracker } from "@sampan/domain/logistics/tracking/trackers";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { askTracker } from "./ask-tracker.ts";
import { noteAnswers } from "./note-answers.ts";
import { takeAsks } from "./take-asks.ts";
import {
  changeNumbers,
  claimNumbers,
  deleteEndedBefore,
  endArrived,
  holdDue,
  holdUndecided,
  type TrackedNumber,
} from "./tracking-queries.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "ask-trackers": Record<never, never>;
  }
}

/** A round ends before the next begins. */
const round_ms = 50_000;
/** Calls of one tracker that are under way at once, and numbers that are taken for them at most. */
const calls = 8;
const atOnce_max = 200;
/** Longer than any answer takes. */
const claim_ms = 2 * 60_000;
/** What is tidied before anybody is asked, a round. */
const tidied_max = 2_000;
const keep_ms = 200 * 24 * 60 * 60_000;

export type TrackingNeeds = Pick<Needs, "database" | "clock" | "settings" | "trackers" | "log">;

/**
 * The job "ask-trackers": asks trackers about the numbers that are due, as many as their budgets let through; all
 * processes together never more. What has arrived is asked about no more. Without a tracker nothing is done.
 */
export async function askTrackers(needs: TrackingNeeds): Promise<void> {
  const { trackers, clock, database } = needs;
  if (trackers.size === 0) return;
  const now = clock();
  await tidy(database.db, now);
  await database.db.transaction().execute((db) => decide(db, new Set(trackers.keys()), now));
  const endsAt_ms = now.getTime() + round_ms;
  await Promise.all(
    [...trackers.values()].map((provider) => askInTurns(needs, provider, endsAt_ms)),
  );
}

async function tidy(db: Db, now: Date): Promise<void> {
  await endArrived(db, now, tidied_max);
  await deleteEndedBefore(db, new Date(now.getTime() - keep_ms), tidied_max);
}

/** Whom to ask about numbers that are new. Nobody is asked about what is no courier's number. */
async function decide(db: Db, connected: ReadonlySet<Tracker>, now: Date): Promise<void> {
  const undecided = await holdUndecided(db, now, tidied_max);
  const changes = undecided.map((number) => {
    const courier = number.courier === "" ? courierNamed(number.carrier) : number.courier;
    const [tracker = null] = trackersOf({ leg: number.leg, courier }, connected);
    const isNumber = isTrackable(number.express_no);
    const isAsked = isNumber && tracker !== null;
    return {
      ...number,
      courier,
      tracker,
      trouble: isNumber ? "" : "form",
      ask_at: isAsked ? now : isNumber ? new Date(now.getTime() + later_ms) : null,
    };
  });
  await changeNumbers(db, changes, null);
}

const isTrackable = (express_no: string): boolean => /^[A-Za-z0-9-]{5,32}$/.test(express_no);
/** A tracker for it may be connected by then. */
const later_ms = 6 * 60 * 60_000;

async function askInTurns(
  needs: TrackingNeeds,
  provider: TrackingProvider,
  endsAt_ms: number,
): Promise<void> {
  while (needs.clock().getTime() < endsAt_ms) {
    const turn = await askSome(needs, provider);
    if (turn === "over") return;
  }
}

async function askSome(needs: TrackingNeeds, provider: TrackingProvider): Promise<"on" | "over"> {
  const { database, clock, trackers, log } = needs;
  const { tracker } = provider;
  const now = clock();
  const claimedUntil = new Date(now.getTime() + claim_ms);
  const taken = await takeDue(needs, provider, { now, until: claimedUntil });
  if (taken.length === 0) return "over";
  const heard = await askTracker(provider, taken);
  const settings = needs.settings.at(now);
  const connected = new Set(trackers.keys());
  await database.db
    .transaction()
    .execute((db) =>
      noteAnswers(db, heard, { tracker, connected, settings, claimedUntil, now: clock() }),
    );
  const failed = heard.filter(({ answer }) => answer.kind === "failed").length;
  if (failed < heard.length) return "on";
  // None of them answered: the rest of the round would wait in vain.
  log.warn({ tracker, failed }, "a tracker did not answer");
  return "over";
}

/** Due numbers that the budget lets through, claimed. */
function takeDue(
  { database, settings }: TrackingNeeds,
  { tracker, numbers_max }: TrackingProvider,
  claim: { readonly now: Date; readonly until: Date },
): Promise<readonly TrackedNumber[]> {
  const { now } = claim;
  const inForce = settings.at(now);
  const budget = {
    tracker,
    per_minute: inForce.tracker_asks_per_minute[tracker],
    per_day: inForce.tracker_asks_per_day[tracker],
  };
  const limit = Math.min(calls * numbers_max, atOnce_max);
  return database.db.transaction().execute(async (db) => {
    const due = await holdDue(db, { tracker, now, limit });
    const granted = due.length === 0 ? 0 : await takeAsks(db, budget, due.length, now);
    const taken = due.slice(0, granted);
    if (taken.length > 0)
      await claimNumbers(
        db,
        taken.map(({ id }) => id),
        claim,
      );
    return taken;
  });
}
