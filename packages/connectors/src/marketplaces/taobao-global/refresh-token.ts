import { ok, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { readJson } from "../../read-answer.ts";
import type { AccountTokens } from "../token-store.ts";
import {
  GatewayAnswer,
  gatewayFailure,
  signedRequest,
  type TaobaoGlobalSession,
} from "./ask-api.ts";

const Renewal = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).nullish(),
});

/** Buys a new access token with the refresh token; Taobao Global may replace that one too. */
export async function refreshTokenTaobaoGlobal(
  { config, source }: Pick<TaobaoGlobalSession, "config" | "source">,
  { refresh_token }: AccountTokens,
): Promise<Result<AccountTokens, SourceFailure>> {
  return source.ask<AccountTokens>({
    // Each renewal may spend the refresh token, so a lost answer must not be asked for again.
    repeatable: false,
    request: signedRequest(config, "/auth/token/refresh", { refresh_token }),
    read(answer) {
      const status = readJson(source.name, answer, GatewayAnswer);
      if (!status.ok) return status;
      if (status.value.code !== "0") return gatewayFailure(source.name, status.value);
      const renewed = readJson(source.name, answer, Renewal);
      if (!renewed.ok) return renewed;
      const { access_token } = renewed.value;
      return ok({ access_token, refresh_token: renewed.value.refresh_token ?? refresh_token });
    },
  });
}
