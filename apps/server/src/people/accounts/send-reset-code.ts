import { refuse } from "@sampan/domain/result";
import { guardSending } from "../captchas/guard-sending.ts";
import { sendCaptcha } from "../captchas/send-captcha.ts";
import type { Db } from "../db/db.ts";
import type { Visitor } from "../http/callers.ts";
import type { Needs } from "../needs.ts";
import type { CaptchaAnswer, CaptchaWish } from "./captcha-wish.ts";
import { findIdByContact } from "./contact-queries.ts";
import { channelOf, type ContactKind } from "./contact.ts";

/**
 * Sends the code for a new password. Refuses what guardSending and sendCaptcha do, and
 * `mobile_not_registered` or `email_not_registered`; where answers are uniform, a contact without an account
 * gets the same answer and no message. [API-27] [ACC-20] [ACC-21] [ERR-39]
 */
export async function sendResetCaptcha<Kind extends ContactKind>(
  db: Db,
  { contact, ...answer }: CaptchaWish<Kind>,
  caller: Visitor,
  needs: Needs,
): CaptchaAnswer<`${Kind}_not_registered`> {
  const to = { target: contact.value, purpose: "reset_password" } as const;
  const may = await guardSending(db, { ...answer, ...to }, caller, needs);
  if (!may.ok) return may;
  const { address, language, now, settings } = caller;
  const owner = await findIdByContact(db, contact);
  if (owner === undefined && !settings.uniform_errors)
    return refuse({ code: `${contact.kind}_not_registered` });
  const message = owner === undefined ? "none" : "code";
  const channel = channelOf[contact.kind];
  return sendCaptcha(db, { ...to, channel, message, address, language, now }, needs);
}
