import { refuse } from "@sampan/domain/result";
import type { CaptchaTarget } from "../captchas/captcha-target.ts";
import { sendCaptcha } from "../captchas/send-captcha.ts";
import type { Db } from "../db/db.ts";
import type { Request } from "../http/callers.ts";
import type { Needs } from "../needs.ts";
import type { CaptchaAnswer } from "./captcha-wish.ts";
import { findIdByContact } from "./contact-queries.ts";
import { channelOf, type Contact, type ContactKind } from "./contact.ts";

interface NewContact<Kind extends ContactKind> {
  readonly contact: Contact<Kind>;
  readonly purpose: CaptchaTarget["purpose"];
}

/**
 * Sends a code to a number or address that is to open an account. Refuses `mobile_known` or `email_known` when
 * it opens one already; where answers are uniform, its owner is told so instead, and nobody else.
 * [ACC-10] [ACC-11]
 */
export async function sendToNewContact<Kind extends ContactKind>(
  db: Db,
  { contact, purpose }: NewContact<Kind>,
  { address, language, now, settings }: Request,
  needs: Needs,
): CaptchaAnswer<`${Kind}_known`> {
  const isKnown = (await findIdByContact(db, contact)) !== undefined;
  if (isKnown && !settings.uniform_errors) return refuse({ code: `${contact.kind}_known` });
  const message = isKnown ? "account_exists" : "code";
  const to = { target: contact.value, purpose, channel: channelOf[contact.kind] };
  return sendCaptcha(db, { ...to, message, address, language, now }, needs);
}
