import type { Result } from "@sampan/domain/kernel/result";
import type { PictureAnswer, PictureRefusal } from "../codes/check-picture.ts";
import type { CodeSent, SendingRefused } from "../codes/send-code.ts";
import type { Contact, ContactKind } from "./contact.ts";

/** A code to be sent to a contact, by whoever read a picture where one is due. */
export interface CodeWish<Kind extends ContactKind> extends PictureAnswer {
  readonly contact: Contact<Kind>;
}

/** What sending one answers, with the refusals of its own. */
export type CodeAnswer<Refused extends string> = Promise<
  Result<
    { data: CodeSent },
    PictureRefusal | SendingRefused | { readonly code: Refused | "call_limit" }
  >
>;
