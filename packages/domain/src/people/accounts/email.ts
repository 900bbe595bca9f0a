import { ok, refuse, type Result } from "../../kernel/result.ts";

export type EmailInvalid = { readonly code: "email_invalid" };

// Only a message proves an address; this keeps out what no message could reach.
const form =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])$/;

/** An e-mail address in the form that is stored, lower-case; refuses `email_invalid`. [ACC-08] */
export function emailOf(text: string): Result<string, EmailInvalid> {
  const email = text.trim().toLowerCase();
  return email.length <= 254 && email.indexOf("@") <= 64 && form.test(email)
    ? ok(email)
    : refuse({ code: "email_invalid" });
}

/** Enough of an address to recognise one's own: `mi••••@example.com`. */
export const maskEmail = (email: string): string => email.replace(/([^@]{1,2})[^@]*/, "$1••••");
