import { emailOf } from "@sampan/domain/people/accounts/email";
import { mobileOf } from "@sampan/domain/people/accounts/phone";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Result } from "@sampan/domain/kernel/result";

/** What a person is reached by, and proves to be theirs with a code. */
export const ways = ["mobile", "email"] as const;
export type Way = (typeof ways)[number];

/** Both as they were typed: changing the way keeps the other. */
export interface Contact {
  readonly way: Way;
  readonly region: Region;
  readonly mobile: string;
  readonly email: string;
}

/** The contact as codes are sent to it; refuses `mobile_invalid` or `email_invalid`. [ACC-08] [ACC-09] */
export const targetOf = (
  contact: Contact,
): Result<string, { readonly code: "mobile_invalid" | "email_invalid" }> =>
  contact.way === "mobile" ? mobileOf(contact.mobile, contact.region) : emailOf(contact.email);

/** What was typed, as people read it. */
export const contactText = ({ way, mobile, email }: Contact): string =>
  way === "mobile" ? mobile : email.trim();
