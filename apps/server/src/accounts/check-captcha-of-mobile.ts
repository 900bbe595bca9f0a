import type { InputOf } from "@sampan/contract/call";
import type { checkMobileCaptcha } from "@sampan/contract/captchas";
import { ok, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { Visitor } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { checkCaptcha } from "./check-captcha.ts";
import { readMobile } from "./read-mobile.ts";

/**
 * Tells whether a code is right, for a form of several steps; the last step uses it up. Refuses
 * `mobile_invalid`, `captcha_wrong` and `captcha_locked`. [API-25]
 */
export async function checkCaptchaOfMobile(
  db: Db,
  input: InputOf<typeof checkMobileCaptcha>,
  caller: Visitor,
  needs: Pick<Needs, "config" | "limits">,
): Promise<
  Result<Record<never, never>, Refusal<"mobile_invalid" | "captcha_wrong" | "captcha_locked">>
> {
  const mobile = readMobile(input, caller);
  if (!mobile.ok) return mobile;
  const typed = { target: mobile.value, purpose: input.sms_type, code: input.captcha };
  const captcha = await checkCaptcha(db, { ...typed, now: caller.now }, needs);
  return captcha.ok ? ok({}) : captcha;
}
