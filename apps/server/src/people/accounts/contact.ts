import { emailOf, type EmailInvalid } from "@sampan/domain/people/accounts/email";
import type { MobileInvalid } from "@sampan/domain/people/accounts/phone";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Result } from "@sampan/domain/kernel/result";
import { readMobile, type TypedMobile } from "../codes/read-mobile.ts";

export type ContactKind = "mobile" | "email";

/** What somebody logs in with and is reached by. */
export interface Contact<Kind extends ContactKind> {
  readonly kind: Kind;
  /** A mobile number in E.164, or an e-mail address in lower case. */
  readonly value: string;
}

/** What carries a message to such a contact. */
export const channelOf = { mobile: "sms", email: "mail" } as const satisfies Record<
  ContactKind,
  string
>;

/** Goes on with the number that was typed, in E.164. Refuses `mobile_invalid`. */
export async function withMobile<T, E>(
  typed: TypedMobile,
  caller: { readonly region: Region },
  work: (contact: Contact<"mobile">) => Promise<Result<T, E>>,
): Promise<Result<T, E | MobileInvalid>> {
  const mobile = readMobile(typed, caller);
  return mobile.ok ? work({ kind: "mobile", value: mobile.value }) : mobile;
}

/** Goes on with the address that was typed, in lower case. Refuses `email_invalid`. [ACC-08] */
export async function withEmail<T, E>(
  typed: { readonly email: string },
  work: (contact: Contact<"email">) => Promise<Result<T, E>>,
): Promise<Result<T, E | EmailInvalid>> {
  const email = emailOf(typed.email);
  return email.ok ? work({ kind: "email", value: email.value }) : email;
}
