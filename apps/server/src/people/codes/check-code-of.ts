import type { checkMailCaptcha, checkMobileCaptcha } from "@sampan/contract/people/codes/codes";
import type { InputOf } from "@sampan/contract/kernel/call";
import { emailOf } from "@sampan/domain/people/accounts/email";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { readMobile } from "./read-mobile.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { checkCode, type CodeRefusal } from "./check-code.ts";

type Checked<Invalid extends "mobile_invalid" | "email_invalid"> = Promise<
  Result<Record<never, never>, Refusal<Invalid | CodeRefusal["code"]>>
>;

/**
 * Tells whether a texted code is right, for a form of several steps; the last step uses it up. Refuses
 * `mobile_invalid`, `captcha_wrong` and `captcha_locked`. [API-25]
 */
export async function checkCodeOfMobile(
  db: Db,
  input: InputOf<typeof checkMobileCaptcha>,
  caller: Visitor,
  needs: Pick<Needs, "config" | "limits">,
): Checked<"mobile_invalid"> {
  const mobile = readMobile(input, caller);
  if (!mobile.ok) return mobile;
  const typed = { target: mobile.value, purpose: input.sms_type, code: input.captcha };
  const captcha = await checkCode(db, typed, caller, needs);
  return captcha.ok ? ok({}) : captcha;
}

/** The same for a mailed code. Refuses `email_invalid`, `captcha_wrong` and `captcha_locked`. */
export async function checkCodeOfEmail(
  db: Db,
  input: InputOf<typeof checkMailCaptcha>,
  caller: Visitor,
  needs: Pick<Needs, "config" | "limits">,
): Checked<"email_invalid"> {
  const email = emailOf(input.email);
  if (!email.ok) return email;
  const typed = { target: email.value, purpose: input.mail_type, code: input.captcha };
  const captcha = await checkCode(db, typed, caller, needs);
  return captcha.ok ? ok({}) : captcha;
}
