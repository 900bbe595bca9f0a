import { refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { OutboundAnswer, OutboundRequest, Source } from "../../outbound/outbound.ts";
import type { SourceFailure, SourceFailureCode } from "../../outbound/source-failure.ts";
import { readJson, readShape } from "../../read-answer.ts";
import { askWithToken, type TokenKeeper } from "../create-token-keeper.ts";
import type { TokenStore } from "../token-store.ts";
import { signTaobaoGlobal } from "./sign.ts";

export interface TaobaoGlobalConfig {
  /** Scheme and host, e.g. https://api.taobao.global */
  readonly baseUrl: string;
  readonly appKey: string;
  readonly appSecret: string;
  readonly accessToken: string;
  /** Without it an expired access token switches Taobao off until somebody renews it by hand. */
  readonly refreshToken?: string;
  /** Where renewed tokens outlive the process. */
  readonly store?: TokenStore | undefined;
  /** The language of translated titles: en, vi, ru, ko or ja. */
  readonly language: string;
  readonly now: () => Date;
}

export interface TaobaoGlobalSession {
  readonly config: TaobaoGlobalConfig;
  readonly source: Source;
  readonly tokens: TokenKeeper;
}

/** One reading call; `path` starts after `/rest`. */
export interface TaobaoGlobalCall<S extends z.ZodType> {
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly data: S;
}

/** What every answer begins with. */
export const GatewayAnswer = z.object({
  code: z.string(),
  message: z.string().nullish(),
});

const Envelope = GatewayAnswer.extend({
  biz_error_code: z.string().nullish(),
  biz_error_msg: z.string().nullish(),
  data: z.unknown().optional(),
});

const codeByGatewayCode: Readonly<Record<string, SourceFailureCode>> = {
  ApiCallLimit: "too_many_calls",
  IllegalAccessToken: "disabled",
  IllegalRefreshToken: "disabled",
  IncompleteSignature: "disabled",
  InvalidAppKey: "disabled",
};

/** Asks Taobao Global and reads `data`. A call it understood and declined is `rejected`. */
export async function askTaobaoGlobal<S extends z.ZodType>(
  { config, source, tokens }: TaobaoGlobalSession,
  call: TaobaoGlobalCall<S>,
): Promise<Result<z.output<S>, SourceFailure>> {
  return askWithToken(
    tokens,
    ({ upstream_code }) => upstream_code === "IllegalAccessToken",
    (access_token) =>
      source.ask({
        repeatable: true,
        request: signedRequest(config, call.path, { ...call.parameters, access_token }),
        read: (answer) => readData(source.name, answer, call.data),
      }),
  );
}

/** A signed form post of the given parameters. */
export function signedRequest(
  config: TaobaoGlobalConfig,
  path: string,
  own: Readonly<Record<string, string>>,
): OutboundRequest {
  const parameters: Record<string, string> = {
    ...own,
    app_key: config.appKey,
    sign_method: "sha256",
    timestamp: String(config.now().getTime()),
  };
  parameters["sign"] = signTaobaoGlobal(config.appSecret, path, parameters);
  return {
    method: "POST",
    url: `${config.baseUrl}/rest${path}`,
    headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
    body: new URLSearchParams(parameters).toString(),
  };
}

/** A call the gateway itself turned away. */
export function gatewayFailure(source: string, answer: z.output<typeof GatewayAnswer>) {
  return refuse({
    code: codeByGatewayCode[answer.code] ?? "transient",
    source,
    detail: answer.message ?? "refused by the gateway",
    upstream_code: answer.code,
  });
}

function readData<S extends z.ZodType>(
  source: string,
  answer: OutboundAnswer,
  data: S,
): Result<z.output<S>, SourceFailure> {
  const envelope = readJson(source, answer, Envelope);
  if (!envelope.ok) return envelope;
  if (envelope.value.code !== "0") return gatewayFailure(source, envelope.value);
  const { biz_error_code, biz_error_msg } = envelope.value;
  if (biz_error_code && biz_error_code !== "0") {
    return refuse({
      code: "rejected",
      source,
      detail: biz_error_msg ?? "declined without a message",
      upstream_code: biz_error_code,
    });
  }
  return readShape(source, envelope.value.data, data);
}
