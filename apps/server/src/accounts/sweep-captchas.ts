import { addDays } from "@sampan/domain/business-time";
import type { Db } from "../db/db.ts";
import { deleteCaptchasBefore } from "./captcha-queries.ts";

/** Removes codes of the day before yesterday; those of the last day still count against their limits. */
export const sweepCaptchas = (db: Db, now: Date): Promise<void> =>
  deleteCaptchasBefore(db, addDays(now, -2));
