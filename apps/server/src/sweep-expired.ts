import { sweepCaptchas } from "../captchas/sweep-captchas.ts";
import { endTiers } from "../customers/end-tiers.ts";
import { sweepExports } from "../files/sweep-exports.ts";
import { sweepSearchPhotos } from "../files/sweep-search-photos.ts";
import { forgetAnswers } from "../http/forget-answers.ts";
import type { Needs } from "../needs.ts";
import { sweepQuotes } from "../rates/sweep-quotes.ts";
import { sweepSessions } from "../sessions/sweep-sessions.ts";
import { sweepStaffSessions } from "../staff/sweep-staff-sessions.ts";
import { actOnEach } from "./act-on-each.ts";

/** Removes what time has made worthless; one kind of it that cannot be removed holds up none of the others. */
export async function sweepExpired({ database, files, clock, limits, log }: Needs): Promise<void> {
  const { db } = database;
  const now = clock();
  const sweeps: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["answers", () => forgetAnswers(db, now)],
    ["sessions", () => sweepSessions(db, { now, limits })],
    ["staff sessions", () => sweepStaffSessions(db, now)],
    ["captchas", () => sweepCaptchas(db, now)],
    ["quotes", () => sweepQuotes(db, now)],
    ["tiers", () => endTiers(db, now)],
    ["search photos", () => sweepSearchPhotos({ database, files }, now)],
    ["exports", () => sweepExports({ database, files }, now)],
  ];
  await actOnEach(sweeps, { log, name: ([name]) => name, act: ([, sweep]) => sweep() });
}
