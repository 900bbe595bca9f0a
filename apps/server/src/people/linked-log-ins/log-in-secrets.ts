import { createHash, createHmac } from "node:crypto";
import type { Customer, SessionCookies } from "../../kernel/http/callers.ts";
import { hashSessionSecret } from "../sessions/session-secret.ts";

/**
 * What belongs to one departure: both are made of its state and a key of ours, so that nothing of them lies in the
 * database or in the browser.
 */
export const secretsOf = (
  state: string,
  sealKey: Buffer,
): { readonly nonce: string; readonly verifier: string; readonly challenge: string } => {
  const of = (what: string) =>
    createHmac("sha256", sealKey).update(`log-in ${what}:${state}`).digest("base64url");
  const verifier = of("verifier");
  return {
    nonce: of("nonce"),
    verifier,
    challenge: createHash("sha256").update(verifier).digest("base64url"),
  };
};

/** A browser that goes away to log in, by the secret it was left with. */
export const browserHashOf = (cookies: SessionCookies): Buffer | undefined => {
  const secret = cookies.read("logIn");
  return secret === undefined ? undefined : hashSessionSecret(secret);
};

/** A session that goes away to link: whoever comes back under another one does not bring it back. */
export const linkingHashOf = ({ sessionId }: Pick<Customer, "sessionId">): Buffer =>
  createHash("sha256").update(`linking session:${sessionId}`).digest();
