import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { Outbound, OutboundAnswer } from "../outbound/outbound.ts";
import type { SourceFailure } from "../outbound/source-failure.ts";
import { readJson } from "../read-answer.ts";
import type { IdentityProvider, OutsideIdentity, Return } from "./identity-provider.ts";
import type { OidcCustom } from "./oidc-customs.ts";
import { createOidcPapers } from "./oidc-papers.ts";
import { verifyIdToken } from "./verify-id-token.ts";

export interface OidcCredentials {
  /** Scheme and host, e.g. https://access.line.me; where its papers lie and what its words name. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const Answer = z.union([
  z.object({ id_token: z.string().max(10_000) }),
  z.object({ error: z.string(), error_description: z.string().optional() }),
]);

/**
 * Logs people in by OpenID Connect: the code flow with PKCE, its words verified here and not by trust in the way they
 * came. Addresses and keys are the provider's own papers, read anew every hour.
 */
export function createOidc(
  custom: OidcCustom,
  credentials: OidcCredentials,
  outbound: Outbound,
  now: () => Date,
): IdentityProvider {
  const source = outbound.source(`log-in-${custom.kind}`);
  const papers = createOidcPapers(source, credentials.issuer, now);
  const { issuer, clientId, clientSecret } = credentials;
  const distrust = (detail: string) =>
    refuse({ code: "rejected", source: source.name, detail } as const);

  async function believe(
    token: string,
    nonce: string,
    isSecondTry = false,
  ): Promise<Result<OutsideIdentity, SourceFailure>> {
    const keys = await papers.keys({ isAnew: isSecondTry });
    if (!keys.ok) return keys;
    const expected = { issuer, clientId, clientSecret, nonce, now: now() };
    const identity = await verifyIdToken(token, custom, expected, keys.value);
    if (identity.ok) return identity;
    // Keys are changed from time to time: one look at the newest ones.
    if (identity.error.code === "key_unknown")
      return isSecondTry ? distrust("signed with an unknown key") : believe(token, nonce, true);
    return distrust(identity.error.why);
  }

  return {
    kind: custom.kind,
    async addressOf({ state, nonce, challenge, redirectUri, language }) {
      const addresses = await papers.addresses();
      if (!addresses.ok) return addresses;
      const url = new URL(addresses.value.authorization_endpoint);
      const asked = {
        response_type: "code",
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: custom.scope,
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: "S256",
        ...custom.asked(language),
      };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      return ok(url.href);
    },
    async identityOf({ code, verifier, nonce, redirectUri }) {
      const addresses = await papers.addresses();
      if (!addresses.ok) return addresses;
      const token = await source.ask({
        // A code is good once: the second question would be refused, whatever became of the first.
        repeatable: false,
        request: {
          method: "POST",
          url: addresses.value.token_endpoint,
          headers: { "content-type": "application/x-www-form-urlencoded" },
          body: tokenForm(credentials, { code, verifier, redirectUri }),
        },
        read: (answer) => readToken(source.name, answer),
      });
      return token.ok ? believe(token.value, nonce) : token;
    },
  };
}

const tokenForm = (
  { clientId, clientSecret }: OidcCredentials,
  { code, verifier, redirectUri }: Omit<Return, "nonce">,
): string =>
  new URLSearchParams({
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri,
    client_id: clientId,
    client_secret: clientSecret,
    code_verifier: verifier,
  }).toString();

function readToken(source: string, answer: OutboundAnswer): Result<string, SourceFailure> {
  const content = readJson(source, answer, Answer);
  if (!content.ok) return content;
  if ("id_token" in content.value) return ok(content.value.id_token);
  const { error: upstream_code, error_description: detail = "refused" } = content.value;
  const code = upstream_code === "invalid_client" ? "disabled" : "rejected";
  return refuse({ code, source, detail, upstream_code });
}
