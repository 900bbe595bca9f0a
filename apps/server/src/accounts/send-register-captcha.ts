import { checkPicture } from "../captchas/check-picture.ts";
import type { Db } from "../db/db.ts";
import type { Request } from "../http/callers.ts";
import type { Needs } from "../needs.ts";
import type { CaptchaAnswer, CaptchaWish } from "./captcha-wish.ts";
import type { ContactKind } from "./contact.ts";
import { sendToNewContact } from "./send-to-new-contact.ts";

/**
 * Sends the code that begins a registration, to whoever read a picture. Refuses what sendCaptcha does, the
 * picture's two, and `mobile_known` or `email_known`. [API-24] [API-30] [ACC-19] [ERR-40] [ERR-43]
 */
export async function sendRegisterCaptcha<Kind extends ContactKind>(
  db: Db,
  { contact, ...answer }: CaptchaWish<Kind>,
  caller: Request,
  needs: Needs,
): CaptchaAnswer<`${Kind}_known`> {
  const purpose = "register";
  const seen = await checkPicture(db, { ...answer, purpose, now: caller.now }, needs);
  return seen.ok ? sendToNewContact(db, { contact, purpose }, caller, needs) : seen;
}
