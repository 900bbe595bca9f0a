import { ok, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { Source } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { readJson } from "../../read-answer.ts";
import type { AccountTokens } from "../token-store.ts";
import type { Alibaba1688Config } from "./alibaba-1688-config.ts";
import { GatewayError, gatewayFailure } from "./gateway-failure.ts";

const Renewal = z.union([
  z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1).nullish() }),
  GatewayError,
]);

/** Buys a new access token with the refresh token; 1688 may replace that one too. */
export async function refreshToken1688(
  config: Alibaba1688Config,
  source: Source,
  { refresh_token }: AccountTokens,
): Promise<Result<AccountTokens, SourceFailure>> {
  const form = new URLSearchParams({
    grant_type: "refresh_token",
    client_id: config.appKey,
    client_secret: config.appSecret,
    refresh_token,
  });
  return source.ask<AccountTokens>({
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
      const { access_token } = renewed.value;
      return ok({ access_token, refresh_token: renewed.value.refresh_token ?? refresh_token });
    },
  });
}
