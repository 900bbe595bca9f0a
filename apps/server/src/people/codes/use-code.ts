import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import { setUsed } from "./captcha-queries.ts";

/**
 * Uses up a code that was checked, in the transaction of what it allows: with a rollback the code is good
 * again. Refuses `captcha_wrong` when somebody used it in the meantime. [ACC-14]
 */
export const useCaptcha = async (
  db: Db,
  captchaId: number,
  now: Date,
): Promise<Result<undefined, { readonly code: "captcha_wrong" }>> =>
  (await setUsed(db, captchaId, now)) ? ok(undefined) : refuse({ code: "captcha_wrong" });
