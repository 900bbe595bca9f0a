import { refuse, type Result } from "@sampan/domain/result";
import { z } from "zod";
import type { OutboundAnswer, Source } from "../../outbound/outbound.ts";
import type { SourceFailure, SourceFailureCode } from "../../outbound/source-failure.ts";
import { readJson, readShape } from "../../read-answer.ts";
import { signTaobaoGlobal } from "./sign.ts";

export interface TaobaoGlobalConfig {
  /** Scheme and host, e.g. https://api.taobao.global */
  readonly baseUrl: string;
  readonly appKey: string;
  readonly appSecret: string;
  readonly accessToken: string;
  /** The language of translated titles: en, vi, ru, ko or ja. */
  readonly language: string;
  readonly now: () => Date;
}

export interface TaobaoGlobalSession {
  readonly config: TaobaoGlobalConfig;
  readonly source: Source;
}

/** One reading call; `path` starts after `/rest`. */
export interface TaobaoGlobalCall<S extends z.ZodType> {
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly data: S;
}

const Envelope = z.object({
  code: z.string(),
  message: z.string().nullish(),
  biz_error_code: z.string().nullish(),
  biz_error_msg: z.string().nullish(),
  data: z.unknown().optional(),
});

const codeByGatewayCode: Readonly<Record<string, SourceFailureCode>> = {
  ApiCallLimit: "too_many_calls",
  IllegalAccessToken: "disabled",
  IncompleteSignature: "disabled",
  InvalidAppKey: "disabled",
};

/** Asks Taobao Global and reads `data`. A call it understood and declined is `rejected`. */
export async function askTaobaoGlobal<S extends z.ZodType>(
  { config, source }: TaobaoGlobalSession,
  call: TaobaoGlobalCall<S>,
): Promise<Result<z.output<S>, SourceFailure>> {
  const parameters: Record<string, string> = {
    ...call.parameters,
    app_key: config.appKey,
    access_token: config.accessToken,
    sign_method: "sha256",
    timestamp: String(config.now().getTime()),
  };
  parameters["sign"] = signTaobaoGlobal(config.appSecret, call.path, parameters);
  return source.ask({
    repeatable: true,
    request: {
      method: "POST",
      url: `${config.baseUrl}/rest${call.path}`,
      headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
      body: new URLSearchParams(parameters).toString(),
    },
    read: (answer) => readData(source.name, answer, call.data),
  });
}

function readData<S extends z.ZodType>(
  source: string,
  answer: OutboundAnswer,
  data: S,
): Result<z.output<S>, SourceFailure> {
  const envelope = readJson(source, answer, Envelope);
  if (!envelope.ok) return envelope;
  const { code, message, biz_error_code, biz_error_msg } = envelope.value;
  if (code !== "0") {
    return refuse({
      code: codeByGatewayCode[code] ?? "transient",
      source,
      detail: message ?? "refused by the gateway",
      upstream_code: code,
    });
  }
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
