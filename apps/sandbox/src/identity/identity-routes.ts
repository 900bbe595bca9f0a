import { createHash, randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Upstream } from "../faults/faults.ts";
import { mountFaults } from "../faults/mount-faults.ts";
import { type TextFields, textFields } from "../text-fields.ts";
import type { World } from "../world.ts";
import { createSigner, type SignedBy } from "./sign-words.ts";
import { whoPage } from "./who-page.ts";

type Client = { readonly clientId: string; readonly clientSecret: string };

/** What differs between those who say who somebody is. */
type Provider = {
  readonly upstream: Upstream;
  readonly folder: string;
  readonly title: string;
  readonly accent: string;
  readonly signedBy: SignedBy;
  readonly client: Client;
  /** What it calls a person, by what they typed. */
  readonly subjectOf: (who: string) => string;
  readonly paths: { readonly authorize: string; readonly token: string; readonly keys: string };
};

const digest = (who: string) => createHash("sha256").update(who).digest("hex");

/** What LINE calls a person, wherever it speaks of them. */
export const lineSubjectOf = (who: string): string => `U${digest(who).slice(0, 32)}`;

/** LINE Login v2.1: its words for websites are signed with the channel's secret. */
export const lineLogInRoutes = (app: FastifyInstance, world: World): Promise<void> =>
  identityRoutes(app, world, {
    upstream: "line_log_in",
    folder: "/line-log-in",
    title: "LINE",
    accent: "#067a3b",
    signedBy: "HS256",
    client: world.credentials.lineLogIn,
    subjectOf: lineSubjectOf,
    paths: {
      authorize: "/oauth2/v2.1/authorize",
      token: "/oauth2/v2.1/token",
      keys: "/oauth2/v2.1/certs",
    },
  });

/** Google: signed with a key that it publishes. */
export const googleLogInRoutes = (app: FastifyInstance, world: World): Promise<void> =>
  identityRoutes(app, world, {
    upstream: "google_log_in",
    folder: "/google-log-in",
    title: "Google",
    accent: "#1a5fd0",
    signedBy: "RS256",
    client: world.credentials.googleLogIn,
    subjectOf: (who) =>
      BigInt(`0x${digest(who).slice(0, 16)}`)
        .toString()
        .padStart(21, "1"),
    paths: { authorize: "/o/oauth2/v2/auth", token: "/token", keys: "/oauth2/v3/certs" },
  });

/** A code that was given, with what it was asked for. */
type Given = { readonly asked: TextFields; readonly until: number };
const codeLife_ms = 10 * 60_000;

/** The one callback of the shop; another is refused before anybody is asked anything. */
const isRegistered = (uri: string | undefined): uri is string =>
  uri !== undefined && URL.canParse(uri) && new URL(uri).pathname === "/logInBack";

async function identityRoutes(app: FastifyInstance, world: World, own: Provider): Promise<void> {
  mountFaults(app, world.faults, own.upstream, {
    throttle: { status: 429, body: { error: "temporarily_unavailable" } },
  });
  const signer = createSigner(own.client.clientSecret);
  const given = new Map<string, Given>();
  const issuer = () => `${world.url()}${own.folder}`;
  const { authorize, token, keys } = own.paths;

  app.get(`${own.folder}/.well-known/openid-configuration`, async () => ({
    issuer: issuer(),
    authorization_endpoint: issuer() + authorize,
    token_endpoint: issuer() + token,
    jwks_uri: issuer() + keys,
    response_types_supported: ["code"],
    subject_types_supported: ["pairwise"],
    id_token_signing_alg_values_supported: [own.signedBy],
    code_challenge_methods_supported: ["S256"],
  }));
  app.get(own.folder + keys, async () => ({ keys: signer.keys }));

  app.get(own.folder + authorize, async (request, reply) => {
    const asked = textFields(request.query);
    const wrong = wrongIn(asked, own.client);
    if (wrong) return reply.code(400).send({ error: "invalid_request", error_description: wrong });
    const action = own.folder + authorize;
    const language = asked["ui_locales"] ?? asked["hl"] ?? "en";
    const { title, accent } = own;
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(whoPage({ title, accent, language, action, asked }));
  });

  app.post(own.folder + authorize, async (request, reply) => {
    const asked = textFields(request.body);
    const wrong = wrongIn(asked, own.client);
    if (wrong) return reply.code(400).send({ error: "invalid_request", error_description: wrong });
    const back = new URL(asked["redirect_uri"] ?? "");
    back.searchParams.set("state", asked["state"] ?? "");
    if (asked["answer"] === "allow") {
      const code = randomBytes(16).toString("base64url");
      given.set(code, { asked, until: world.now().getTime() + codeLife_ms });
      back.searchParams.set("code", code);
    } else back.searchParams.set("error", "access_denied");
    return reply.redirect(back.href, 302);
  });

  app.post(own.folder + token, async (request, reply) => {
    const fields = textFields(request.body);
    if (fields["client_id"] !== own.client.clientId) return refuse(reply, "invalid_client");
    if (fields["client_secret"] !== own.client.clientSecret)
      return refuse(reply, "invalid_client", "wrong secret");
    const found = given.get(fields["code"] ?? "");
    // Whoever asks with a code has used it, rightly or not.
    given.delete(fields["code"] ?? "");
    const wrong = whyNotGiven(fields, found, world.now().getTime());
    if (wrong || !found) return refuse(reply, "invalid_grant", wrong);
    const says = claimsOf(found.asked, own, world.now());
    return reply.header("cache-control", "no-store").send({
      access_token: randomBytes(20).toString("base64url"),
      expires_in: 3600,
      id_token: signer.sign(own.signedBy, { iss: issuer(), ...says }),
      scope: "openid profile email",
      token_type: "Bearer",
    });
  });
}

/** What is said of whoever was typed. */
function claimsOf({ who = "", email = "", nonce }: TextFields, own: Provider, now: Date) {
  const now_s = Math.floor(now.getTime() / 1000);
  return {
    sub: own.subjectOf(who),
    aud: own.client.clientId,
    exp: now_s + 3600,
    iat: now_s,
    nonce,
    name: who,
    ...(email && { email, email_verified: true }),
  };
}

function wrongIn(asked: TextFields, { clientId }: Client): string | undefined {
  if (asked["client_id"] !== clientId) return "unknown client_id";
  if (!isRegistered(asked["redirect_uri"])) return "redirect_uri is not registered";
  if (asked["response_type"] !== "code") return "response_type must be code";
  if (!asked["state"]) return "state is missing";
  if (!asked["nonce"]) return "nonce is missing";
  if (!asked["scope"]?.split(" ").includes("openid")) return "scope must hold openid";
  if (asked["code_challenge_method"] !== "S256" || asked["code_challenge"]?.length !== 43)
    return "PKCE with S256 is needed";
  return undefined;
}

function whyNotGiven(
  fields: TextFields,
  found: Given | undefined,
  now: number,
): string | undefined {
  if (fields["grant_type"] !== "authorization_code") return "unknown grant_type";
  if (!found) return "unknown or used code";
  if (found.until <= now) return "code has expired";
  if (fields["redirect_uri"] !== found.asked["redirect_uri"]) return "redirect_uri differs";
  const challenge = createHash("sha256")
    .update(fields["code_verifier"] ?? "")
    .digest("base64url");
  return challenge === found.asked["code_challenge"] ? undefined : "code_verifier does not fit";
}

const refuse = (reply: FastifyReply, error: string, error_description = "refused") =>
  reply.code(400).send({ error, error_description });
