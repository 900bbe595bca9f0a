import { refuse, type Result } from "@sampan/domain/result";
import {
  checkPicture,
  type PictureAnswer,
  type PictureRefusal,
} from "../captchas/check-picture.ts";
import { guardAsking, isPictureDue } from "../captchas/guard-asking.ts";
import { sendCaptcha, type CaptchaSent, type SendingRefused } from "../captchas/send-captcha.ts";
import type { CaptchaTarget } from "../captchas/captcha-target.ts";
import type { Db } from "../db/db.ts";
import type { Request } from "../http/callers.ts";
import type { Needs } from "../needs.ts";
import { findIdByContact } from "./contact-queries.ts";
import { channelOf, type Contact, type ContactKind } from "./contact.ts";

export interface CaptchaWish<Kind extends ContactKind> extends PictureAnswer {
  readonly contact: Contact<Kind>;
}

type Sent<Refused extends string> = Promise<
  Result<
    { data: CaptchaSent },
    PictureRefusal | SendingRefused | { readonly code: Refused | "call_limit" }
  >
>;

/**
 * Sends the code that begins a registration, to whoever read a picture. Refuses what sendCaptcha does, the
 * picture's two, and `mobile_known` or `email_known`; where answers are uniform, the owner is told instead
 * that they have an account. [API-24] [API-30] [ACC-19] [ERR-40] [ERR-43]
 */
export async function sendRegisterCaptcha<Kind extends ContactKind>(
  db: Db,
  { contact, ...answer }: CaptchaWish<Kind>,
  caller: Request,
  needs: Needs,
): Sent<`${Kind}_known`> {
  const seen = await checkPicture(db, { ...answer, purpose: "register", now: caller.now }, needs);
  return seen.ok ? sendToNewContact(db, { contact, purpose: "register" }, caller, needs) : seen;
}

/**
 * Sends a code to the contact that is to become a customer's, after two of them to whoever reads a picture.
 * Refuses the same. [API-14] [API-19] [ACC-10] [ACC-11]
 */
export async function sendChangeCaptcha<Kind extends ContactKind>(
  db: Db,
  { contact, ...answer }: CaptchaWish<Kind>,
  caller: Request,
  needs: Needs,
): Sent<`${Kind}_known`> {
  const purpose = `change_${contact.kind}` as const;
  const asking = { ...answer, target: contact.value, purpose };
  const may = await guardSending(db, asking, caller, needs);
  return may.ok ? sendToNewContact(db, { contact, purpose }, caller, needs) : may;
}

/**
 * Sends the code for a new password, after two of them to whoever reads a picture. Refuses
 * `mobile_not_registered` or `email_not_registered`; where answers are uniform, nobody is sent anything and
 * the answer is the same. [API-27] [ACC-20] [ACC-21] [ERR-39]
 */
export async function sendResetCaptcha<Kind extends ContactKind>(
  db: Db,
  { contact, ...answer }: CaptchaWish<Kind>,
  caller: Request,
  needs: Needs,
): Sent<`${Kind}_not_registered`> {
  const to = { target: contact.value, purpose: "reset_password" } as const;
  const may = await guardSending(db, { ...answer, ...to }, caller, needs);
  if (!may.ok) return may;
  const owner = await findIdByContact(db, contact);
  if (owner === undefined && !caller.settings.uniform_errors)
    return refuse({ code: `${contact.kind}_not_registered` });
  const message = owner === undefined ? "none" : "code";
  const { address, language, now } = caller;
  const channel = channelOf[contact.kind];
  return sendCaptcha(db, { ...to, channel, message, address, language, now }, needs);
}

async function guardSending(
  db: Db,
  asking: PictureAnswer & CaptchaTarget,
  caller: Request,
  needs: Needs,
): Promise<Result<undefined, PictureRefusal | { readonly code: "call_limit" }>> {
  return (await isPictureDue(db, asking, caller, needs))
    ? checkPicture(db, { ...asking, now: caller.now }, needs)
    : guardAsking(db, asking, caller, needs);
}

async function sendToNewContact<Kind extends ContactKind>(
  db: Db,
  {
    contact,
    purpose,
  }: { readonly contact: Contact<Kind>; readonly purpose: CaptchaTarget["purpose"] },
  { address, language, now, settings }: Request,
  needs: Needs,
): Sent<`${Kind}_known`> {
  const isKnown = (await findIdByContact(db, contact)) !== undefined;
  if (isKnown && !settings.uniform_errors) return refuse({ code: `${contact.kind}_known` });
  const message = isKnown ? "account_exists" : "code";
  const to = { target: contact.value, purpose, channel: channelOf[contact.kind] };
  return sendCaptcha(db, { ...to, message, address, language, now }, needs);
}
