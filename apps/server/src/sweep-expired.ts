import { sweepCodes } from "./people/codes/sweep-codes.ts";
import { endTiers } from "./people/customers/end-tiers.ts";
import { sweepExports } from "./kernel/files/sweep-exports.ts";
import { sweepSearchPhotos } from "./kernel/files/sweep-search-photos.ts";
import { forgetAnswers } from "./kernel/http/forget-answers.ts";
import type { Needs } from "./kernel/needs.ts";
import { sweepQuotes } from "./money/rates/sweep-quotes.ts";
import { sweepLogIns } from "./people/linked-log-ins/sweep-log-ins.ts";
import { sweepSessions } from "./people/sessions/sweep-sessions.ts";
import { sweepStaffSessions } from "./people/staff/sweep-staff-sessions.ts";
import { sweepQuestions } from "./goods/sourcing/sweep-questions.ts";
import { sweepTranslations } from "./goods/translation/sweep-translations.ts";
import { sweepCameras } from "./logistics/cameras/sweep-cameras.ts";
import { sweepLineEvents } from "./shop/line-account/sweep-line-events.ts";
import { actOnEach } from "./kernel/jobs/act-on-each.ts";

declare module "./kernel/jobs/jobs.ts" {
  interface JobData {
    "sweep-expired": Record<never, never>;
  }
}

/** Removes what time has made worthless; one kind of it that cannot be removed holds up none of the others. */
export async function sweepExpired({ database, files, clock, limits, log }: Needs): Promise<void> {
  const { db } = database;
  const now = clock();
  const sweeps: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["answers", () => forgetAnswers(db, now)],
    ["sessions", () => sweepSessions(db, { now, limits })],
    ["staff sessions", () => sweepStaffSessions(db, { now, limits })],
    ["captchas", () => sweepCodes(db, now)],
    ["log-ins", () => sweepLogIns(db, now)],
    ["line events", () => sweepLineEvents(db, now)],
    ["quotes", () => sweepQuotes(db, now)],
    ["tiers", () => endTiers(db, now)],
    ["search photos", () => sweepSearchPhotos({ database, files }, now)],
    ["questions", () => sweepQuestions(db, now)],
    ["translations", () => sweepTranslations(db, now)],
    ["cameras", () => sweepCameras(db, now)],
    ["exports", () => sweepExports({ database, files }, now)],
  ];
  await actOnEach(sweeps, { log, name: ([name]) => name, act: ([, sweep]) => sweep() });
}
