import type { ToldRefusal } from "@sampan/client/call-api";
import type { RefusalName } from "@sampan/contract/kernel/error-codes";

/** A field of the forms that prove a contact or change what somebody logs in with. */
type Field = "contact" | "picture" | "code" | "present";
export type Problems = Partial<Record<Field, string>>;

const fieldOfRefusal: Partial<Record<RefusalName, Field>> = {
  mobile_invalid: "contact",
  mobile_known: "contact",
  mobile_not_registered: "contact",
  email_invalid: "contact",
  email_known: "contact",
  email_not_registered: "contact",
  image_captcha_needed: "picture",
  image_captcha_wrong: "picture",
  captcha_too_soon: "code",
  captcha_limit: "code",
  captcha_wrong: "code",
  captcha_locked: "code",
  message_failed: "code",
  wrong_password: "present",
};

/** The refusal beside the field it is about; empty for one that is about none of them. [ERR-41] [ERR-42] */
export function problemsOf(refusal: ToldRefusal | undefined): Problems {
  const field = refusal && fieldOfRefusal[refusal.code];
  return field ? { [field]: refusal.message } : {};
}
