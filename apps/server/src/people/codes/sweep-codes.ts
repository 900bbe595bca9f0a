import { addDays } from "@sampan/domain/business-time";
import type { Db } from "../db/db.ts";
import { deleteCaptchasBefore } from "./captcha-queries.ts";
import { deletePicturesBefore } from "./picture-queries.ts";

/**
 * Removes codes of the day before yesterday, since those of the last day still count against their limits,
 * and pictures that nobody answered in time.
 */
export async function sweepCaptchas(db: Db, now: Date): Promise<void> {
  await deleteCaptchasBefore(db, addDays(now, -2));
  await deletePicturesBefore(db, now);
}
