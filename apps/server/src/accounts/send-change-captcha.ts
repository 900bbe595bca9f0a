import { guardSending } from "../captchas/guard-sending.ts";
import type { Db } from "../db/db.ts";
import type { CustomerCaller } from "../http/callers.ts";
import type { Needs } from "../needs.ts";
import type { CaptchaAnswer, CaptchaWish } from "./captcha-wish.ts";
import type { ContactKind } from "./contact.ts";
import { sendToNewContact } from "./send-to-new-contact.ts";

/**
 * Sends a code to the number or address that is to become a customer's. Refuses what guardSending and
 * sendCaptcha do, and `mobile_known` or `email_known`. [API-14] [API-19] [ACC-22] [ACC-23]
 */
export async function sendChangeCaptcha<Kind extends ContactKind>(
  db: Db,
  { contact, ...answer }: CaptchaWish<Kind>,
  caller: CustomerCaller,
  needs: Needs,
): CaptchaAnswer<`${Kind}_known`> {
  const purpose = `change_${contact.kind}` as const;
  const asking = { ...answer, target: contact.value, purpose };
  const may = await guardSending(db, asking, caller, needs);
  return may.ok ? sendToNewContact(db, { contact, purpose }, caller, needs) : may;
}
