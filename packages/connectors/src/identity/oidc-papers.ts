import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { JSONWebKeySet } from "jose";
import { z } from "zod";
import type { Source } from "../outbound/outbound.ts";
import type { SourceFailure } from "../outbound/source-failure.ts";
import { readJson } from "../read-answer.ts";

/** Read anew after an hour; keys also at once for an unknown one, but once a minute at most. */
const life_ms = 3_600_000;
const keysPause_ms = 60_000;

const Addresses = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
});
type Addresses = z.infer<typeof Addresses>;

const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(50) });

type Asked<T> = Result<T, SourceFailure>;

/** What a provider publishes of itself: where to ask, and the keys it signs with. */
export interface OidcPapers {
  readonly addresses: () => Promise<Asked<Addresses>>;
  readonly keys: (wish: { readonly isAnew: boolean }) => Promise<Asked<JSONWebKeySet>>;
}

export function createOidcPapers(source: Source, issuer: string, now: () => Date): OidcPapers {
  const held: { addresses?: Held<Addresses>; keys?: Held<JSONWebKeySet> } = {};
  const isOlder = (one: Held<unknown>, age_ms: number) => now().getTime() - one.at > age_ms;
  const isSafe = (url: string) =>
    URL.canParse(url) && (url.startsWith("https://") || new URL(url).origin === originOf(issuer));

  async function addresses(): Promise<Asked<Addresses>> {
    if (held.addresses && !isOlder(held.addresses, life_ms)) return ok(held.addresses.value);
    const read = await source.ask({
      repeatable: true,
      request: { method: "GET", url: `${issuer}/.well-known/openid-configuration` },
      read: (answer) => readJson(source.name, answer, Addresses),
    });
    if (!read.ok) return read;
    const { issuer: said, ...urls } = read.value;
    // Somebody else's papers, or a place where a secret could be overheard.
    if (said !== issuer || !Object.values(urls).every(isSafe))
      return refuse({ code: "disabled", source: source.name, detail: `papers of ${said}` });
    held.addresses = { value: read.value, at: now().getTime() };
    return read;
  }

  return {
    addresses,
    async keys({ isAnew }) {
      if (held.keys && !isOlder(held.keys, isAnew ? keysPause_ms : life_ms))
        return ok(held.keys.value);
      const where = await addresses();
      if (!where.ok) return where;
      const read = await source.ask({
        repeatable: true,
        request: { method: "GET", url: where.value.jwks_uri },
        read: (answer) => readJson(source.name, answer, Keys),
      });
      if (read.ok) held.keys = { value: read.value, at: now().getTime() };
      return read;
    },
  };
}

interface Held<T> {
  readonly value: T;
  readonly at: number;
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : "");
