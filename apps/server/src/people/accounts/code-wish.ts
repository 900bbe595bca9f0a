import type { Result } from "@sampan/domain/result";
import type { PictureAnswer, PictureRefusal } from "../captchas/check-picture.ts";
import type { CaptchaSent, SendingRefused } from "../captchas/send-captcha.ts";
import type { Contact, ContactKind } from "./contact.ts";

/** A code to be sent to a contact, by whoever read a picture where one is due. */
export interface CaptchaWish<Kind extends ContactKind> extends PictureAnswer {
  readonly contact: Contact<Kind>;
}

/** What sending one answers, with the refusals of its own. */
export type CaptchaAnswer<Refused extends string> = Promise<
  Result<
    { data: CaptchaSent },
    PictureRefusal | SendingRefused | { readonly code: Refused | "call_limit" }
  >
>;
