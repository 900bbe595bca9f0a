import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { Needs } from "../needs.ts";
import { hashCaptchaCode, isSameHash } from "./captcha-code.ts";
import { countWrongTry, lockNewestCaptcha, type Captcha } from "./captcha-queries.ts";
import type { CaptchaTarget } from "./captcha-target.ts";

export type CaptchaRefusal = { readonly code: "captcha_wrong" | "captcha_locked" };

/**
 * The id of the code that a person typed, when it is the newest for this target and purpose, fresh and
 * unused; it is not used up yet. A wrong try counts even though the answer is a refusal, so this opens a
 * transaction of its own: hand it the database, not an open transaction. Refuses `captcha_wrong`, and
 * `captcha_locked` once too many were wrong. [ACC-12] [ACC-14] [ERR-41]
 */
export async function checkCaptcha(
  db: Db,
  { code, now, ...target }: CaptchaTarget & { readonly code: string; readonly now: Date },
  { config, limits }: Pick<Needs, "config" | "limits">,
): Promise<Result<number, CaptchaRefusal>> {
  return db.transaction().execute(async (open) => {
    const captcha = await lockNewestCaptcha(open, target);
    if (!captcha || !isFresh(captcha, now)) return refuse({ code: "captcha_wrong" });
    if (captcha.wrong_tries >= limits.captcha_wrong_tries)
      return refuse({ code: "captcha_locked" });
    if (isSameHash(captcha.code_hash, hashCaptchaCode(config.sealKey, target, code)))
      return ok(captcha.id);
    await countWrongTry(open, captcha.id);
    return refuse({ code: "captcha_wrong" });
  });
}

const isFresh = ({ used_at, expires_at }: Captcha, now: Date): boolean =>
  used_at === null && expires_at > now;
