import { createHash } from "node:crypto";
import type { Customer, SessionCookies } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { hashSessionSecret, newSessionSecret } from "../sessions/session-secret.ts";
import type { CodePurpose } from "./code-target.ts";

/** Who asked for a code, as it is stored with it. Only they can use it, and only their wrong tries lock it. */
export type AskerHash = Buffer;

/**
 * The browser that asks for a code. It keeps a secret for as long as the code is good, the same one while it has
 * one, so that two of its pages do not take each other's code away.
 */
export function askingBrowser(
  { cookies }: { readonly cookies: SessionCookies },
  { chance, limits }: Pick<Needs, "chance" | "limits">,
): AskerHash {
  const secret = cookies.read("asker") ?? newSessionSecret(chance);
  cookies.give("asker", secret, limits.captcha_valid_minutes * 60);
  return hashSessionSecret(secret);
}

/** A customer who asks for a code to change how they log in may type it wherever they are logged in. */
export const askingCustomer = ({ id }: Pick<Customer, "id">): AskerHash =>
  createHash("sha256").update(`account:${id}`).digest();

/** Of a request: a customer, or a browser that may have asked. */
export interface Typist {
  readonly customer: Customer | undefined;
  readonly cookies?: SessionCookies;
}

/** Who types a code for this purpose; undefined for a browser that has asked for none. */
export function askerOf(
  { customer, cookies }: Typist,
  purpose: CodePurpose,
): AskerHash | undefined {
  if (purpose === "change_mobile" || purpose === "change_email")
    return customer && askingCustomer(customer);
  const secret = cookies?.read("asker");
  return secret === undefined ? undefined : hashSessionSecret(secret);
}
