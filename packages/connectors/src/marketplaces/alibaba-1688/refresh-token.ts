import { ok, type Result } from "@sampan/domain/result";
import { z } from "zod";
import type { Source } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { readJson } from "../../read-answer.ts";
import type { Alibaba1688Config, Alibaba1688Tokens } from "./alibaba-1688-config.ts";
import { GatewayError, gatewayFailure } from "./gateway-failure.ts";

const Renewal = z.union([
  z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1).nullish() }),
  GatewayError,
]);

/** Hands out the access token and renews it once when 1688 no longer accepts it. */
export interface TokenKeeper {
  current(): string;
  /** A usable token other than `rejected`. Callers that fail together renew together. */
  renew(rejected: string): Promise<Result<string, SourceFailure>>;
}

export function createTokenKeeper(config: Alibaba1688Config, source: Source): TokenKeeper {
  let tokens = config.tokens;
  let renewal: Promise<Result<string, SourceFailure>> | undefined;

  async function renewOnce(): Promise<Result<string, SourceFailure>> {
    const renewed = await refreshToken(config, source, tokens);
    if (!renewed.ok) return renewed;
    tokens = renewed.value;
    await config.keepTokens?.(tokens);
    return ok(tokens.access_token);
  }

  return {
    current: () => tokens.access_token,
    async renew(rejected) {
      if (tokens.access_token !== rejected) return ok(tokens.access_token);
      renewal ??= renewOnce().finally(() => {
        renewal = undefined;
      });
      return renewal;
    },
  };
}

async function refreshToken(config: Alibaba1688Config, source: Source, tokens: Alibaba1688Tokens) {
  const form = new URLSearchParams({
    grant_type: "refresh_token",
    client_id: config.appKey,
    client_secret: config.appSecret,
    refresh_token: tokens.refresh_token,
  });
  return source.ask<Alibaba1688Tokens>({
    // Each renewal may spend the refresh token, so a lost answer must not be asked for again.
    repeatable: false,
    request: {
      method: "POST",
      url: `${config.baseUrl}/openapi/http/1/system.oauth2/getToken/${config.appKey}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: form.toString(),
    },
    read(answer) {
      const renewed = readJson(source.name, answer, Renewal);
      if (!renewed.ok) return renewed;
      if (!("access_token" in renewed.value)) return gatewayFailure(source.name, renewed.value);
      const { access_token, refresh_token } = renewed.value;
      return ok({ access_token, refresh_token: refresh_token ?? tokens.refresh_token });
    },
  });
}
