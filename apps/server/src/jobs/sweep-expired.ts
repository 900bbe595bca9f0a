import { addDays } from "@sampan/domain/business-time";
import { sweepCaptchas } from "../accounts/sweep-captchas.ts";
import type { Needs } from "../needs.ts";
import { sweepSessions } from "../sessions/sweep-sessions.ts";
import { sweepStaffSessions } from "../staff/sweep-staff-sessions.ts";

/**
 * Removes what time has made worthless. Idempotency keys are kept a day: long enough for every retry of a
 * phone that was offline.
 */
export async function sweepExpired({ database: { db }, clock }: Needs): Promise<void> {
  const now = clock();
  await db.deleteFrom("idempotency_keys").where("created_at", "<", addDays(now, -1)).execute();
  await sweepSessions(db, now);
  await sweepStaffSessions(db, now);
  await sweepCaptchas(db, now);
}
