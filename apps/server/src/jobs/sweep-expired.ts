import { sweepCaptchas } from "../captchas/sweep-captchas.ts";
import { endTiers } from "../customers/end-tiers.ts";
import { sweepExports } from "../files/sweep-exports.ts";
import { sweepSearchPhotos } from "../files/sweep-search-photos.ts";
import { forgetAnswers } from "../http/forget-answers.ts";
import type { Needs } from "../needs.ts";
import { sweepQuotes } from "../rates/sweep-quotes.ts";
import { sweepSessions } from "../sessions/sweep-sessions.ts";
import { sweepStaffSessions } from "../staff/sweep-staff-sessions.ts";

/** Removes what time has made worthless. */
export async function sweepExpired({ database, files, clock, limits }: Needs): Promise<void> {
  const { db } = database;
  const now = clock();
  await forgetAnswers(db, now);
  await sweepSessions(db, { now, limits });
  await sweepStaffSessions(db, now);
  await sweepCaptchas(db, now);
  await sweepQuotes(db, now);
  await endTiers(db, now);
  await sweepSearchPhotos({ database, files }, now);
  await sweepExports({ database, files }, now);
}
