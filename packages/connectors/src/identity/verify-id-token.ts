import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  createLocalJWKSet,
  decodeProtectedHeader,
  errors,
  type JSONWebKeySet,
  jwtVerify,
} from "jose";
import { z } from "zod";
import type { OidcCustom } from "./oidc-customs.ts";
import type { OutsideIdentity } from "./identity-provider.ts";

/** What a word has to say of itself to be meant for us, now, and for this log-in. */
export interface Expected {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly nonce: string;
  readonly now: Date;
}

/** Clocks of two houses; more than that is another time. */
const clockTolerance_s = 60;

const Claims = z.object({
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string()).length(1)]),
  nonce: z.string(),
  name: z.string().catch(""),
  email: z.string().max(200).catch(""),
});

export type Disbelief = { readonly code: "not_believed"; readonly why: string };

/**
 * Whom a signed word names, when its signature, its issuer, its reader, its time and its nonce are all right. The way it
 * is signed is one of the provider's: what the word itself says of that only chooses among them. Refuses
 * `not_believed`, and `key_unknown` when it is signed with a key that `keys` does not hold.
 */
export async function verifyIdToken(
  token: string,
  custom: OidcCustom,
  expected: Expected,
  keys: JSONWebKeySet,
): Promise<Result<OutsideIdentity, Disbelief | { readonly code: "key_unknown" }>> {
  try {
    const said = decodeProtectedHeader(token).alg;
    const alg = custom.algorithms.find((one) => one === said);
    if (!alg) return notBelieved(`signed by ${said}`);
    const rules = {
      algorithms: [alg],
      issuer: expected.issuer,
      audience: expected.clientId,
      currentDate: expected.now,
      clockTolerance: clockTolerance_s,
      requiredClaims: ["sub", "iat", "exp", "nonce"],
    };
    // A secret is never tried on a word that claims a key, nor a key on one that claims a secret.
    const { payload } =
      alg === "HS256"
        ? await jwtVerify(token, new TextEncoder().encode(expected.clientSecret), rules)
        : await jwtVerify(token, createLocalJWKSet(keys), rules);
    const claims = Claims.safeParse(payload);
    if (!claims.success) return notBelieved("claims of another shape");
    if (claims.data.nonce !== expected.nonce) return notBelieved("nonce of another log-in");
    const { sub, name, email } = claims.data;
    return ok({ subject: sub, name: [...name].slice(0, 100).join(""), email });
  } catch (cause) {
    if (cause instanceof errors.JWKSNoMatchingKey) return refuse({ code: "key_unknown" });
    if (cause instanceof errors.JOSEError || cause instanceof TypeError)
      return notBelieved(cause.message);
    throw cause;
  }
}

const notBelieved = (why: string) => refuse({ code: "not_believed", why } as const);
